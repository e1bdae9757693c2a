import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssistantQuestion } from '../../domain/assistant.ts';
import { asksIfHelped, hasBegun, placeOf, type Talk } from '../../domain/assistant-talk.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ActionRows } from '../../ui/action-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { BackIcon } from '../../ui/icons/back.tsx';
import css from './assistant.module.css';

/** Props of `NextStep`. */
export interface NextStepProps {
  talk: Talk;
  onChoose: (question: AssistantQuestion) => void;
  onVerdict: (isResolved: boolean) => void;
  /** Absent where no complaints are taken. */
  onComplaint: (() => void) | undefined;
  onBack: () => void;
  onStartOver: () => void;
}

/**
 * What can be done where the talk stands: choose a question, say whether the answer helped, write to a person, go
 * back. It takes the focus when what was pressed in it is gone, so that nobody is thrown back to the page's top.
 */
export function NextStep({
  talk,
  onChoose,
  onVerdict,
  onComplaint,
  onBack,
  onStartOver,
}: NextStepProps) {
  const { t } = useTranslation('assistant');
  const { forms } = useTenant();
  const panel = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const place = placeOf(talk);
  const isAsking = talk.asking?.hasFailed === false;
  const isRoot = talk.levels.length === 1;
  const isHandedOver = place.question?.leadsToPerson === true;
  const needsPerson = isHandedOver || place.verdict === 'unresolved';
  const complain = needsPerson ? onComplaint : undefined;

  useEffect(() => {
    if (!wantsFocus.current || isAsking || talk.isRating) return;
    wantsFocus.current = false;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [talk, isAsking]);
  const press = (act: () => void) => () => {
    wantsFocus.current = true;
    act();
  };

  return (
    <div ref={panel} className={css.step} role="group" aria-label={t('nextStep')} tabIndex={-1}>
      {!isAsking && !isRoot && place.choices.length > 0 && (
        <PagedList key={place.question?.id} items={place.choices}>
          {(shown) => (
            <ActionRows
              rows={shown.map((question, at) => ({
                id: `${at} ${question.id}`,
                title: question.title,
                onPress: press(() => onChoose(question)),
              }))}
            />
          )}
        </PagedList>
      )}
      {asksIfHelped(talk) && (
        <div className={css.verdict} role="group" aria-label={t('didItHelp')}>
          <p className={css.ask}>{t('didItHelp')}</p>
          <Button kind="secondary" size="small" onPress={press(() => onVerdict(true))}>
            {t('resolved')}
          </Button>
          <Button kind="secondary" size="small" onPress={press(() => onVerdict(false))}>
            {t('unresolved')}
          </Button>
        </div>
      )}
      {!isAsking && (isHandedOver || complain) && (
        <div className={css.handOver}>
          {complain && (
            <>
              <Button kind="secondary" onPress={complain}>
                {t('writeComplaint')}
              </Button>
              <p>{t('complaintPromise', { count: forms.complaint.answerWithinWeekdays })}</p>
            </>
          )}
          {isHandedOver && <SupportContact />}
        </div>
      )}
      {hasBegun(talk) && (
        <div className={css.steps}>
          {(!isRoot || talk.asking) && (
            <Button kind="quiet" size="small" onPress={press(onBack)}>
              <BackIcon />
              {t('stepBack')}
            </Button>
          )}
          <Button kind="quiet" size="small" onPress={press(onStartOver)}>
            {t('startOver')}
          </Button>
        </div>
      )}
    </div>
  );
}
