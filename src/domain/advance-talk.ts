import type { AssistantAnswer, AssistantQuestion } from './assistant.ts';
import { longestTypedText, type Talk, type TalkFailure } from './assistant-talk.ts';
import { own, say } from './assistant-talk-lines.ts';
import {
  answered,
  answerFailed,
  askAgain,
  chose,
  preselected,
  startedOver,
  wentBack,
} from './assistant-talk-places.ts';
import {
  judged,
  rated,
  recorded,
  recordFailed,
  sentAgain,
  wrote,
} from './assistant-talk-records.ts';
import { cutTo } from './character-count.ts';

/** What happens in a talk: the person does something, or a call ends. */
export type TalkEvent =
  | { type: 'chose'; question: AssistantQuestion; from: 'categories' | 'choices' }
  /** An address chose a category by its place, counted from 0 and as it was written. */
  | { type: 'preselected'; index: string }
  | { type: 'answered'; id: number; answer: AssistantAnswer }
  | { type: 'answerFailed'; id: number; why: TalkFailure }
  | { type: 'judged'; isResolved: boolean }
  | { type: 'rated'; stars: number }
  | { type: 'ratingClosed' }
  | { type: 'typed'; text: string }
  | { type: 'wrote' }
  | { type: 'recorded'; id: number; text: string }
  | { type: 'recordFailed'; id: number; why: TalkFailure }
  | { type: 'retried'; of: 'answers' | number }
  | { type: 'wentBack' }
  | { type: 'startedOver' }
  | { type: 'openedChat' };

/** Says that the app's service chat was opened; once, however often it is. */
function openedChat(talk: Talk): Talk {
  const last = talk.messages.at(-1);
  const isSaid = last?.kind === 'own' && last.sentence === 'chatOpened';
  return isSaid ? talk : say(talk, own('chatOpened'));
}

/**
 * The rule of the conversation: what a talk is after something happened (screens §5, §8). Each thing is recorded
 * once, however often it is tapped; what comes too late, or does not belong to the place, changes nothing.
 */
export function advanceTalk(talk: Talk, event: TalkEvent): Talk {
  switch (event.type) {
    case 'chose':
      return chose(talk, event.question, event.from);
    case 'preselected':
      return preselected(talk, event.index);
    case 'answered':
      return answered(talk, event.id, event.answer);
    case 'answerFailed':
      return answerFailed(talk, event.id, event.why);
    case 'judged':
      return judged(talk, event.isResolved);
    case 'rated':
      return rated(talk, event.stars);
    case 'ratingClosed':
      return { ...talk, isRating: false };
    case 'typed':
      return { ...talk, draft: cutTo(event.text, longestTypedText) };
    case 'wrote':
      return wrote(talk);
    case 'recorded':
      return recorded(talk, event.id, event.text);
    case 'recordFailed':
      return recordFailed(talk, event.id, event.why);
    case 'retried':
      return event.of === 'answers' ? askAgain(talk) : sentAgain(talk, event.of);
    case 'wentBack':
      return wentBack(talk);
    case 'startedOver':
      return startedOver(talk);
    case 'openedChat':
      return openedChat(talk);
  }
}
