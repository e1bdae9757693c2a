import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSentence, TalkMessage, TalkRecord } from '../../domain/assistant-talk.ts';
import { cutTo } from '../../domain/character-count.ts';
import { useCauseText } from '../../lending-ui/use-error-text.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import css from './assistant.module.css';

/** Props of `TalkLine`: nothing in them changes while a line says the same, so it is not drawn again. */
export interface TalkLineProps {
  isPerson: boolean;
  /** For the ear: who says it. */
  speaker: string;
  title?: string | undefined;
  text: string;
  isBad: boolean;
  /** The first of several lines of one side. */
  isFirst: boolean;
  /** A button under the line. */
  actLabel?: string | undefined;
  message: TalkMessage;
  /** The same function for all lines. */
  onAct: (message: TalkMessage) => void;
}

/** Who speaks where the assistant does. */
export const AssistantFace = () => (
  <span className={css.face}>
    <Icon d="M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-7l-5 4v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5zM9 9.5v1.5M15 9.5v1.5" />
  </span>
);

/** One line of a talk. What people and lenders wrote is text and nothing else: no HTML, no link (HD-14). */
export const TalkLine = memo(function TalkLine({
  isPerson,
  speaker,
  title,
  text,
  isBad,
  isFirst,
  actLabel,
  message,
  onAct,
}: TalkLineProps) {
  return (
    <div className={css.line} data-person={isPerson || undefined} data-first={isFirst || undefined}>
      {!isPerson && isFirst && <AssistantFace />}
      <div className={css.bubble} data-bad={isBad || undefined}>
        <span className="visually-hidden">{speaker}</span>
        {title !== undefined && <p className={css.title}>{title}</p>}
        <p dir="auto">{text}</p>
        {actLabel !== undefined && (
          <Button kind="secondary" size="small" onPress={() => onAct(message)}>
            {actLabel}
          </Button>
        )}
      </div>
    </div>
  );
});

/** Most characters of a person's own text that a failure repeats. */
const longestQuote = 60;

/** What a line says: its text, under a title where something failed. */
export interface LineText {
  title?: string;
  text: string;
}

/** Puts a line of a talk into words. The lender's words stay as they came; ours follow the language shown. */
export function useLineText(
  canComplain: boolean,
): (message: TalkMessage, records: readonly TalkRecord[]) => LineText {
  const { t } = useTranslation(['assistant', 'app']);
  const causeText = useCauseText();
  const { forms, rating, servicePhone } = useTenant();
  return useCallback(
    (message, records) => {
      const { answerWithinWeekdays: count } = forms.complaint;
      const sentences: Record<OwnSentence, () => string> = {
        greeting: () => t('greeting'),
        whatElse: () => t('whatElse'),
        whichOne: () => t('whichOne'),
        noAnswer: () => t('noAnswer'),
        glad: () => t('glad'),
        notHelped: () => t('notHelped'),
        textTaken: () => t('textTaken'),
        handedOver: () => (canComplain ? t('handedOver', { count }) : t('handedToPerson')),
        chatOpened: () => t('chatOpened', { phone: servicePhone }),
      };
      switch (message.kind) {
        case 'person':
        case 'lender':
          return { text: message.text };
        case 'verdict':
          return { text: message.isResolved ? t('resolved') : t('unresolved') };
        case 'own':
          return { text: sentences[message.sentence]() };
        case 'stars':
          return {
            text: message.stars < rating.nativeThreshold ? t('fewStars') : t('app:thanksForRating'),
          };
        case 'failure': {
          const { of, why } = message;
          const record = records.find(({ id }) => id === of);
          const typed = record?.kind === 'freeText' ? String(record.value) : '';
          const cut = cutTo(typed, longestQuote);
          const quote = cut === typed ? typed : `${cut}…`;
          const title = typed ? t('textNotSent', { text: quote }) : t('choiceNotSent');
          return {
            title: of === 'answers' ? t('notLookedUp') : title,
            text: why.text || causeText(why.cause),
          };
        }
      }
    },
    [t, causeText, forms, rating, servicePhone, canComplain],
  );
}
