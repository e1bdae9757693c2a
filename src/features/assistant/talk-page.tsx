import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssistantQuestion } from '../../domain/assistant.ts';
import { advanceTalk, type TalkEvent } from '../../domain/advance-talk.ts';
import {
  isSendingStars,
  losesWords,
  openCategory,
  owesAnswer,
  type Talk,
} from '../../domain/assistant-talk.ts';
import { RatingDialog } from '../../lending-ui/rating-dialog.tsx';
import { useSlow } from '../../lending-ui/use-slow.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronIcon } from '../../ui/icons/chevron.tsx';
import { Page } from '../../ui/page.tsx';
import { NextStep } from './next-step.tsx';
import { StartOverDialog } from './start-over-dialog.tsx';
import css from './talk-bar.module.css';
import frame from './assistant.module.css';
import { Categories, Composer, PersonButton } from './talk-bar.tsx';
import { TalkLog } from './talk-log.tsx';
import { useFollowEnd } from './use-follow-end.ts';
import type { PersonContact } from './use-person.tsx';

/** What a talk about a loan has besides a talk. */
export interface TalkOfLoan {
  /** How it begins. */
  opening: ReactNode;
  /** What the lender says to "was it paid?", once it was asked. */
  answer: ReactNode;
  /** The id of the message under which the answer stands. */
  answersAfter: number;
  /** How often it was asked. */
  answers: number;
  /** Another one whenever the answer is. */
  answerMark: string;
  /** Told what the person typed, and the id of its message. */
  heard: (text: string, id: number) => void;
}

/** Props of `TalkPage`. */
export interface TalkPageProps {
  screenKey: string;
  title: string;
  talk: Talk;
  dispatch: (event: TalkEvent) => boolean;
  person: PersonContact;
  /** Absent where the talk is about no loan, or while that is not known. */
  ofLoan?: TalkOfLoan | undefined;
  /** What stands beside the talk where there is room. */
  aside?: ReactNode;
}

/**
 * What is said in a talk about a loan: where the loan has been named, "how can I help?" was said already, by us or in
 * the lender's words; and what was answered at once is not noted for later as well.
 */
function saidOfLoan({ messages, levels }: Talk, answersAfter: number): Talk['messages'] {
  const [root] = levels;
  return messages.filter((one, at) => {
    const isWelcome =
      (one.kind === 'own' && one.sentence === 'greeting') ||
      (one.kind === 'lender' && one.text === root.text);
    const isNoted = one.kind === 'own' && one.sentence === 'textTaken';
    return !(at === 0 && isWelcome) && !(isNoted && messages[at - 1]?.id === answersAfter);
  });
}

/** A talk under way: what was said, what can be done next, and at the bottom all that can be said at any time. */
export function TalkPage(props: TalkPageProps) {
  const { screenKey, title, talk, dispatch, person, ofLoan } = props;
  const { t } = useTranslation('assistant');
  const [isAskingToStartOver, setAskingToStartOver] = useState(false);
  const isSlow = useSlow(owesAnswer(talk));
  const last = talk.messages.at(-1);
  const isOwn = last?.kind === 'person' || last?.kind === 'verdict';
  const place = `${talk.levels.length} ${talk.asking?.id} ${talk.asking?.hasFailed} ${isSlow} ${ofLoan?.answerMark}`;
  const { logRef, endRef, hasNew, goToEnd } = useFollowEnd(last?.id ?? 0, isOwn, place);

  const answers = ofLoan?.answers ?? 0;
  useEffect(() => {
    if (answers > 0) goToEnd();
  }, [answers, goToEnd]);

  const choose = (question: AssistantQuestion, from: 'categories' | 'choices') => {
    const event: TalkEvent = { type: 'chose', question, from };
    const next = advanceTalk(talk, event);
    if (dispatch(event) && question.leadsToPerson) person.handOver(next);
    else goToEnd();
  };
  const retry = useCallback(
    (of: 'answers' | number) => dispatch({ type: 'retried', of }),
    [dispatch],
  );
  const startOver = () => {
    setAskingToStartOver(false);
    dispatch({ type: 'startedOver' });
  };

  return (
    <Page
      screenKey={screenKey}
      face="ready"
      title={title}
      actions={
        <div className={css.bar}>
          {hasNew && (
            <div className={css.more}>
              <Button size="small" onPress={goToEnd}>
                <ChevronIcon />
                {t('newMessages')}
              </Button>
            </div>
          )}
          <Composer
            draft={talk.draft}
            onType={(text) => dispatch({ type: 'typed', text })}
            onSend={() => {
              if (dispatch({ type: 'wrote' })) ofLoan?.heard(talk.draft, talk.nextId);
            }}
          />
          <PersonButton isIcon onPress={person.reach} />
        </div>
      }
    >
      {props.aside}
      <div className={frame.panel}>
        {ofLoan?.opening}
        <TalkLog
          messages={ofLoan ? saidOfLoan(talk, ofLoan.answersAfter) : talk.messages}
          records={talk.records}
          isSlow={isSlow}
          canComplain={person.canComplain}
          onPerson={person.reach}
          onRetry={retry}
          logRef={logRef}
          answer={ofLoan?.answer}
          answersAfter={ofLoan?.answersAfter}
        />
        <NextStep
          talk={talk}
          onChoose={(question) => choose(question, 'choices')}
          onVerdict={(isResolved) => dispatch({ type: 'verdictGiven', isResolved })}
          onComplaint={person.canComplain ? person.complain : undefined}
          onBack={() => dispatch({ type: 'wentBack' })}
          onStartOver={() => (losesWords(talk) ? setAskingToStartOver(true) : startOver())}
        />
        <Categories
          categories={talk.levels[0].choices}
          open={openCategory(talk)?.id}
          onChoose={(category) => choose(category, 'categories')}
        />
        <div ref={endRef} />
      </div>
      {talk.isRating && (
        <RatingDialog
          isOpen
          sendsAtOnce
          title={t('rateTitle')}
          text={t('rateText')}
          submitText={t('send')}
          isSending={isSendingStars(talk)}
          onSubmit={(stars) => dispatch({ type: 'rated', stars })}
          onClose={() => dispatch({ type: 'ratingClosed' })}
        />
      )}
      {isAskingToStartOver && (
        <StartOverDialog onClose={() => setAskingToStartOver(false)} onStartOver={startOver} />
      )}
    </Page>
  );
}
