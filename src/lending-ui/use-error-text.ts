import { useTranslation } from 'react-i18next';
import { causeOf, isLenderError } from '../domain/lender-error.ts';
import { isSurelyOffline } from '../platform/network.ts';

/** The sentence of each cause: the one map from a failed call to words. */
export const causeTexts = {
  rejected: 'rejected',
  offline: 'networkError',
  notReached: 'notReached',
  ourSide: 'ourSide',
} as const;

/** Two sentences after one another; the first gets the full stop that the second ends with, where it has none. */
function joined(first: string, second: string): string {
  const stop = /[.。।]$/.exec(second)?.[0] ?? '.';
  const ended = /[.!?…。！？।]$/.test(first) ? first : first + stop;
  return stop === '。' ? ended + second : `${ended} ${second}`;
}

/**
 * What a person is told about a failed call: the lender's own sentence where it sent one. Where it said no without
 * a word, the call's default text. Where no data came, that text and the true cause, one of three (screens §9): the
 * device is offline, the lender could not be reached, or its side has a problem; `about: 'payment'` says with that
 * what it means for a payment. A lender's sentence is text, never a key and never HTML.
 */
export function useErrorText(about?: 'payment'): (error: unknown, defaultText?: string) => string {
  const { t } = useTranslation();
  const cause = (error: unknown) => {
    const text = causeTexts[causeOf(error, isSurelyOffline())];
    return t(text === 'ourSide' && about === 'payment' ? 'ourSidePayment' : text);
  };
  return (error, defaultText) => {
    if (isLenderError(error) && error.kind === 'rejected')
      return error.message || (defaultText ?? t('rejected'));
    return defaultText === undefined ? cause(error) : joined(defaultText, cause(error));
  };
}
