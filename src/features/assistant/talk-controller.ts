import { assistantRoot, type AssistantAnswer } from '../../domain/assistant.ts';
import { advanceTalk, type TalkEvent } from '../../domain/advance-talk.ts';
import type { Talk, TalkFailure, TalkRecord } from '../../domain/assistant-talk.ts';
import { openTalk } from '../../domain/assistant-talk-places.ts';
import { causeOf, isLenderError } from '../../domain/lender-error.ts';
import { callsDue, resumeTalk } from '../../domain/talk-calls.ts';
import { isSurelyOffline } from '../../platform/network.ts';
import { assistantTalks } from '../../session/assistant-talk.ts';
import type { Session } from '../../session/session.ts';

/** What a call came to. */
type Answer<Data> = { data?: Data | undefined; error?: unknown };

/** What a talk needs of the screen that shows it. */
export interface TalkHost {
  load: (parentId: string) => PromiseLike<Answer<AssistantAnswer>>;
  record: (record: TalkRecord) => PromiseLike<Answer<string>>;
  /** Told of every state of the talk. */
  show: (talk: Talk) => void;
  /** Told why there are no categories. */
  failed: (error: unknown) => void;
  /** Told of stars that have arrived at the lender. */
  rated: (stars: number) => void;
}

/** Leads one talk between the person and the lender. */
export interface TalkController {
  talk: () => Talk | undefined;
  /**
   * Something happened; the talk is shown, and what it asks for is sent, in the same moment. False when it
   * changed nothing: a second tap.
   */
  dispatch: (event: TalkEvent) => boolean;
  /**
   * Takes a kept talk up, or asks for the categories in this language, and opens the one that an address names by
   * its place ('' for none).
   */
  open: (host: TalkHost, language: string, index: string) => Promise<void>;
  /** The screen is gone. A record on its way is still waited for, and kept; nothing more is asked. */
  leave: () => void;
}

/** Whether there is anything to ask: a lender's tree may be empty for a while. */
export const hasTopics = ({ levels: [root] }: Talk): boolean => root.choices.length > 0;

const failureOf = (error: unknown): TalkFailure => ({
  cause: causeOf(error, isSurelyOffline()),
  text: isLenderError(error) && error.kind === 'rejected' ? error.message : '',
});

/**
 * Leads a talk between the person and the lender. Calls follow from the change of the talk alone, never from a
 * drawing of it, so each is sent once (screens §5).
 */
export function createTalkController(
  kept: Talk | undefined,
  keep: (talk: Talk) => void,
): TalkController {
  // A tree that was empty is asked for anew.
  let talk = kept && hasTopics(kept) ? resumeTalk(kept) : undefined;
  let sent: Talk | undefined;
  /** Undefined while no screen shows the talk. */
  let host: TalkHost | undefined;
  let opening: string | undefined;

  const dispatch = (event: TalkEvent) => {
    const next = talk && advanceTalk(talk, event);
    if (!next || next === talk) return false;
    become(next);
    return true;
  };
  /** Asking makes nothing: what is lost with its screen is asked for anew. Undefined once nobody waits for it. */
  const load = async (parentId: string): Promise<Answer<AssistantAnswer> | undefined> => {
    while (host) {
      const answer = await host.load(parentId);
      if (answer.data || (host && answer.error !== undefined)) return answer;
    }
    return undefined;
  };
  const ask = async (id: number, questionId: string) => {
    const answer = await load(questionId);
    if (answer?.data) dispatch({ type: 'answered', id, answer: answer.data });
    else if (answer) dispatch({ type: 'answerFailed', id, why: failureOf(answer.error) });
    else if (sent) sent = { ...sent, asking: undefined }; // due again when the talk is opened
  };
  const send = async ({ record }: TalkHost, made: TalkRecord) => {
    const { data, error } = await record(made);
    const { id } = made;
    if (data === undefined) dispatch({ type: 'recordFailed', id, why: failureOf(error) });
    else if (dispatch({ type: 'recorded', id, text: data }) && made.kind === 'score')
      host?.rated(Number(made.value));
  };
  const become = (next: Talk) => {
    talk = next;
    keep(next);
    if (!host) return;
    const due = callsDue(sent, next);
    sent = next;
    host.show(next);
    for (const call of due)
      void (call.kind === 'ask' ? ask(call.id, call.questionId) : send(host, call.record));
  };

  return {
    talk: () => talk,
    dispatch,
    async open(opened, language, index) {
      host = opened;
      if (talk && sent !== talk) become(talk);
      if (talk?.language !== language) {
        if (opening === language) return;
        opening = language;
        const answer = await load(assistantRoot);
        opening = undefined;
        if (!answer) return;
        if (answer.data) become(openTalk(talk, answer.data, language));
        else if (!talk) host?.failed(answer.error);
      }
      dispatch({ type: 'preselected', index });
    },
    leave() {
      host = undefined;
    },
  };
}

const controllers = new WeakMap<Session, Map<string, TalkController>>();

/**
 * The controller of the talk about a loan ('' for none). It outlives the screen: whoever goes on to the complaint form
 * while something is on its way to the lender comes back to a talk that knows whether it arrived, and nothing is sent
 * twice.
 */
export function talkControllerOf(session: Session, loanId: string): TalkController {
  const made = controllers.get(session) ?? new Map<string, TalkController>();
  controllers.set(session, made);
  const controller = made.get(loanId);
  const talk = controller?.talk();
  if (controller && (!talk || hasTopics(talk))) {
    // Nobody is asked for stars a second time.
    if (talk?.isRating) controller.dispatch({ type: 'ratingClosed' });
    return controller;
  }
  const talks = assistantTalks(session);
  const fresh = createTalkController(talks.find(loanId), (talk) => talks.keep(loanId, talk));
  made.set(loanId, fresh);
  return fresh;
}
