import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSentence, TalkMessage, TalkRecord } from '../../domain/assistant-talk.ts';
import { cutTo } from '../../domain/character-count.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

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
            text: why.text || (why.isRejected ? t('app:rejected') : t('app:networkError')),
          };
        }
      }
    },
    [t, forms, rating, servicePhone, canComplain],
  );
}
