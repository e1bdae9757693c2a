import { assistantRoot, type AssistantAnswer } from '../../domain/assistant.ts';
import { advanceTalk, type TalkEvent } from '../../domain/advance-talk.ts';
import type { Talk, TalkFailure, TalkRecord } from '../../domain/assistant-talk.ts';
import { openTalk } from '../../domain/assistant-talk-places.ts';
import { isLenderError } from '../../domain/lender-error.ts';
import { resumeTalk } from '../../domain/resume-talk.ts';
import { callsDue } from '../../domain/talk-calls.ts';

/** What a call came to. */
type Answer<Data> = { data?: Data | undefined; error?: unknown };

/** What a talk needs of its surroundings. */
export interface TalkDoors {
  load: (parentId: string) => PromiseLike<Answer<AssistantAnswer>>;
  record: (record: TalkRecord) => PromiseLike<Answer<string>>;
  /** Told of every state of the talk. */
  show: (talk: Talk) => void;
  /** Told why there are no categories. */
  failed: (error: unknown) => void;
  /** Told of stars that have arrived at the lender. */
  rated: (stars: number) => void;
}

/** Leads one talk. */
export interface TalkLead {
  talk: () => Talk | undefined;
  /**
   * Tells the talk what happened; it is shown, and what it asks for is sent, in the same moment. False when it
   * changed nothing: a second tap.
   */
  tell: (event: TalkEvent) => boolean;
  /**
   * Takes a kept talk up, or asks for the categories in this language, and opens the one that an address names by
   * its place ('' for none).
   */
  open: (language: string, index: string) => Promise<void>;
  /** From now on answers change nothing: another screen has the talk. */
  leave: () => void;
}

const failureOf = (error: unknown): TalkFailure => {
  const rejection = isLenderError(error) && error.kind === 'rejected' ? error : undefined;
  return { isRejected: rejection !== undefined, text: rejection?.message ?? '' };
};

/**
 * Leads a talk between the person and the lender. Calls follow from the change of the talk alone, never from a
 * drawing of it, so each is sent once (screens §5).
 */
export function leadTalk(
  kept: Talk | undefined,
  { load, record, show, failed, rated }: TalkDoors,
): TalkLead {
  // A tree that was empty is asked for anew.
  let talk = kept?.levels[0].choices.length ? resumeTalk(kept) : undefined;
  let sent: Talk | undefined;
  let isLeft = false;
  let opening: string | undefined;

  const tell = (event: TalkEvent) => {
    const next = talk && !isLeft ? advanceTalk(talk, event) : talk;
    if (!next || next === talk) return false;
    become(next);
    return true;
  };
  const ask = async (id: number, questionId: string) => {
    const { data, error } = await load(questionId);
    if (data) tell({ type: 'answered', id, answer: data });
    else tell({ type: 'answerFailed', id, why: failureOf(error) });
  };
  const send = async (told: TalkRecord) => {
    const { data, error } = await record(told);
    const { id } = told;
    if (data === undefined) tell({ type: 'recordFailed', id, why: failureOf(error) });
    else if (tell({ type: 'recorded', id, text: data }) && told.kind === 'score')
      rated(Number(told.value));
  };
  const become = (next: Talk) => {
    const due = callsDue(sent, next);
    talk = next;
    sent = next;
    show(next);
    for (const call of due)
      void (call.kind === 'ask' ? ask(call.id, call.questionId) : send(call.record));
  };

  return {
    talk: () => talk,
    tell,
    async open(language, index) {
      isLeft = false;
      if (talk && sent !== talk) become(talk);
      if (talk?.language !== language) {
        if (opening === language) return;
        opening = language;
        const { data, error } = await load(assistantRoot);
        opening = undefined;
        if (isLeft) return;
        if (data) become(openTalk(talk, data, language));
        else if (!talk) failed(error);
      }
      tell({ type: 'preselected', index });
    },
    leave() {
      isLeft = true;
    },
  };
}
