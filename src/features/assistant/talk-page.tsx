import { useCallback, useState, type ReactNode } from 'react';
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
import { Dialog } from '../../ui/dialog.tsx';
import { ChevronIcon } from '../../ui/icons/chevron.tsx';
import { Page } from '../../ui/page.tsx';
import { NextStep } from './next-step.tsx';
import css from './talk-bar.module.css';
import { Categories, Composer, PersonButton } from './talk-bar.tsx';
import { TalkLog } from './talk-log.tsx';
import { useFollowEnd } from './use-follow-end.ts';
import type { PersonContact } from './use-person.tsx';

/** Props of `TalkPage`. */
export interface TalkPageProps {
  screenKey: string;
  title: string;
  talk: Talk;
  dispatch: (event: TalkEvent) => boolean;
  person: PersonContact;
  /** How a talk about a loan begins. */
  opening?: ReactNode;
}

/** Where the loan has been named, our own "how can I help?" was said already. */
const withoutGreeting = (messages: Talk['messages']) =>
  messages.filter((one, at) => at > 0 || one.kind !== 'own' || one.sentence !== 'greeting');

/** A talk under way: what was said, what can be done next, and at the bottom all that can be said at any time. */
export function TalkPage({ screenKey, title, talk, dispatch, person, opening }: TalkPageProps) {
  const { t } = useTranslation('assistant');
  const [isAskingToStartOver, setAskingToStartOver] = useState(false);
  const isSlow = useSlow(owesAnswer(talk));
  const last = talk.messages.at(-1);
  const isOwn = last?.kind === 'person' || last?.kind === 'verdict';
  const place = `${talk.levels.length} ${talk.asking?.id} ${talk.asking?.hasFailed} ${isSlow}`;
  const { logRef, endRef, hasNew, goToEnd } = useFollowEnd(last?.id ?? 0, isOwn, place);

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
            onSend={() => dispatch({ type: 'wrote' })}
          />
          <PersonButton isIcon onPress={person.reach} />
        </div>
      }
    >
      {opening}
      <TalkLog
        messages={opening ? withoutGreeting(talk.messages) : talk.messages}
        records={talk.records}
        isSlow={isSlow}
        canComplain={person.canComplain}
        onPerson={person.reach}
        onRetry={retry}
        logRef={logRef}
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

interface StartOverDialogProps {
  onClose: () => void;
  onStartOver: () => void;
}

/** Asks before a talk that holds something typed goes away. */
function StartOverDialog({ onClose, onStartOver }: StartOverDialogProps) {
  const { t } = useTranslation(['assistant', 'app']);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('startOverTitle')}
      closeLabel={t('app:close')}
      actions={
        <>
          <Button kind="danger" onPress={onStartOver}>
            {t('startOver')}
          </Button>
          <Button kind="quiet" onPress={onClose}>
            {t('app:cancel')}
          </Button>
        </>
      }
    >
      <p>{t('startOverText')}</p>
    </Dialog>
  );
}
