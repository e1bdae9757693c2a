import {
  memo,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { Talk, TalkMessage } from '../../domain/assistant-talk.ts';
import { Button } from '../../ui/button.tsx';
import css from './assistant.module.css';
import { TalkLine, useLineText } from './talk-line.tsx';

/** Lines that a resumed talk shows, and that one press on "earlier" brings back. */
const linesAtOnce = 50;

/** With more lines than these a long talk would grow slow: all but the newest go behind "earlier". */
const mostLines = 150;

/** The first of the newest lines, by its id. */
const firstOfNewest = (messages: Talk['messages']) =>
  messages[messages.length - linesAtOnce]?.id ?? 0;

/** Props of `TalkLog`. */
export interface TalkLogProps {
  messages: Talk['messages'];
  records: Talk['records'];
  /** 'loading...' stands at the end while the assistant owes an answer for long. */
  isSlow: boolean;
  /** Whether complaints are taken here. */
  canComplain: boolean;
  onPerson: () => void;
  onRetry: (of: 'answers' | number) => void;
  logRef: Ref<HTMLDivElement>;
  /** Something that is said outside the lines, under the message of that id. */
  answer?: ReactNode;
  answersAfter?: number | undefined;
}

const offersPerson = (message: TalkMessage) =>
  (message.kind === 'lender' || message.kind === 'own') && message.offersPerson;

const isByPerson = ({ kind }: TalkMessage) => kind === 'person' || kind === 'verdict';

/**
 * The conversation. New lines come into a live region and are spoken; earlier ones, brought back by a press, stand
 * before it and are not (screens §5).
 */
export const TalkLog = memo(function TalkLog({
  messages,
  records,
  isSlow,
  canComplain,
  onPerson,
  onRetry,
  logRef,
  answer,
  answersAfter = 0,
}: TalkLogProps) {
  const { t } = useTranslation(['assistant', 'app']);
  const lineText = useLineText(canComplain);
  const [firstNew, setFirstNew] = useState(firstOfNewest(messages));
  const [earlierShown, setEarlierShown] = useState(0);
  const last = messages.at(-1);
  const newest = messages.filter(({ id }) => id >= firstNew);
  // Whoever says something is at the talk's end: nothing moves under anybody's eyes.
  if (newest.length > mostLines && last && isByPerson(last)) setFirstNew(firstOfNewest(messages));
  const earlier = messages.filter(({ id }) => id < firstNew);
  const shownEarlier = earlierShown > 0 ? earlier.slice(-earlierShown) : [];

  const follows = newest.findIndex(({ id }) => id > answersAfter);
  const answerAt = answer && follows >= 0 ? follows : newest.length;

  // What was in sight stays where it was, however much comes above it.
  const fromEnd = useRef<number>(undefined);
  const showEarlier = () => {
    fromEnd.current = document.documentElement.scrollHeight - window.scrollY;
    // The press is answered by the next picture, and the lines are drawn between two of them.
    startTransition(() => setEarlierShown((count) => count + linesAtOnce));
  };
  useLayoutEffect(() => {
    if (fromEnd.current !== undefined)
      window.scrollTo(0, document.documentElement.scrollHeight - fromEnd.current);
    fromEnd.current = undefined;
  }, [earlierShown]);

  const act = useCallback(
    (message: TalkMessage) => (message.kind === 'failure' ? onRetry(message.of) : onPerson()),
    [onRetry, onPerson],
  );
  // One way to a person is enough: under the last line that offers it.
  const offer = messages.filter(offersPerson).at(-1)?.id;
  const labelOf = ({ kind, id }: TalkMessage) => {
    if (kind === 'failure') return t('app:retry');
    return id === offer ? t('person') : undefined;
  };
  const draw = (message: TalkMessage, at: number, all: readonly TalkMessage[]) => {
    const isPerson = isByPerson(message);
    const before = all[at - 1];
    return (
      <TalkLine
        key={message.id}
        message={message}
        isPerson={isPerson}
        isFirst={!before || isByPerson(before) !== isPerson}
        isBad={message.kind === 'failure'}
        speaker={isPerson ? t('youSay') : t('assistantSays')}
        {...lineText(message, records)}
        actLabel={labelOf(message)}
        onAct={act}
      />
    );
  };

  return (
    <div className={css.talk}>
      {earlier.length > shownEarlier.length && (
        <Button kind="quiet" size="small" onPress={showEarlier}>
          {t('showEarlier')}
        </Button>
      )}
      {shownEarlier.map(draw)}
      <div
        ref={logRef}
        className={css.log}
        role="log"
        aria-live="polite"
        aria-label={t('conversation')}
      >
        {newest.slice(0, answerAt).map(draw)}
        {answer}
        {newest.slice(answerAt).map((message, at) => draw(message, at + answerAt, newest))}
      </div>
      <p className={css.typing} role="status" data-shown={isSlow || undefined}>
        {isSlow && t('app:loading')}
      </p>
    </div>
  );
});
