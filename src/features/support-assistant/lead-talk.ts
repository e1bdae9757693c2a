import { assistantRoot, type AssistantAnswer } from '../../domain/assistant.ts';
import { advanceTalk, type TalkEvent } from '../../domain/advance-talk.ts';
import type { Talk, TalkFailure, TalkRecord } from '../../domain/assistant-talk.ts';
import { openTalk } from '../../domain/assistant-talk-places.ts';
import { isLenderError } from '../../domain/lender-error.ts';
import { resumeTalk } from '../../domain/resume-talk.ts';
import { callsDue } from '../../domain/talk-calls.ts';

/** What a call came to. */
type Answer<Data> = { data?: Data | undefined; error?: unknown };

/** What a talk needs of the screen that shows it. */
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
  open: (doors: TalkDoors, language: string, index: string) => Promise<void>;
  /** The screen is gone. What was told to the lender is still waited for, and kept; nothing more is asked. */
  leave: () => void;
}

/** Whether there is anything to ask: a lender's tree may be empty for a while. */
export const hasTopics = ({ levels: [root] }: Talk): boolean => root.choices.length > 0;

const failureOf = (error: unknown): TalkFailure => {
  const rejection = isLenderError(error) && error.kind === 'rejected' ? error : undefined;
  return { isRejected: rejection !== undefined, text: rejection?.message ?? '' };
};

/**
 * Leads a talk between the person and the lender. Calls follow from the change of the talk alone, never from a
 * drawing of it, so each is sent once (screens §5).
 */
export function leadTalk(kept: Talk | undefined, keep: (talk: Talk) => void): TalkLead {
  // A tree that was empty is asked for anew.
  let talk = kept && hasTopics(kept) ? resumeTalk(kept) : undefined;
  let sent: Talk | undefined;
  /** Undefined while no screen shows the talk. */
  let doors: TalkDoors | undefined;
  let opening: string | undefined;

  const tell = (event: TalkEvent) => {
    const next = talk && advanceTalk(talk, event);
    if (!next || next === talk) return false;
    become(next);
    return true;
  };
  /** Asking makes nothing: what is lost with its screen is asked for anew. Undefined once nobody waits for it. */
  const load = async (parentId: string): Promise<Answer<AssistantAnswer> | undefined> => {
    while (doors) {
      const answer = await doors.load(parentId);
      if (answer.data || (doors && answer.error !== undefined)) return answer;
    }
    return undefined;
  };
  const ask = async (id: number, questionId: string) => {
    const answer = await load(questionId);
    if (answer?.data) tell({ type: 'answered', id, answer: answer.data });
    else if (answer) tell({ type: 'answerFailed', id, why: failureOf(answer.error) });
    else if (sent) sent = { ...sent, asking: undefined }; // due again when the talk is opened
  };
  const send = async ({ record }: TalkDoors, told: TalkRecord) => {
    const { data, error } = await record(told);
    const { id } = told;
    if (data === undefined) tell({ type: 'recordFailed', id, why: failureOf(error) });
    else if (tell({ type: 'recorded', id, text: data }) && told.kind === 'score')
      doors?.rated(Number(told.value));
  };
  const become = (next: Talk) => {
    talk = next;
    keep(next);
    if (!doors) return;
    const due = callsDue(sent, next);
    sent = next;
    doors.show(next);
    for (const call of due)
      void (call.kind === 'ask' ? ask(call.id, call.questionId) : send(doors, call.record));
  };

  return {
    talk: () => talk,
    tell,
    async open(opened, language, index) {
      doors = opened;
      if (talk && sent !== talk) become(talk);
      if (talk?.language !== language) {
        if (opening === language) return;
        opening = language;
        const answer = await load(assistantRoot);
        opening = undefined;
        if (!answer) return;
        if (answer.data) become(openTalk(talk, answer.data, language));
        else if (!talk) doors?.failed(answer.error);
      }
      tell({ type: 'preselected', index });
    },
    leave() {
      doors = undefined;
    },
  };
}
