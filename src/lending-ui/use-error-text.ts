import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { causeOf, isLenderError, type FailureCause } from '../domain/lender-error.ts';
import { isSurelyOffline } from '../platform/network.ts';
import { useTenant } from '../tenant/tenant-context.tsx';

/** The sentence of each cause: the one map from a failed call to words. */
export function useCauseText(): (cause: FailureCause) => string {
  const { t } = useTranslation();
  const app = useTenant().brand.shortName;
  return useCallback(
    (cause) =>
      ({
        rejected: t('rejected'),
        sessionOver: t('logInInApp', { app }),
        offline: t('networkError'),
        notReached: t('notReached'),
        ourSide: t('ourSide'),
      })[cause],
    [t, app],
  );
}

/** Two sentences after one another; the first gets the full stop that the second ends with, where it has none. */
export function joined(first: string, second: string): string {
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
  const causeText = useCauseText();
  const causeIn = (error: unknown) => {
    const cause = causeOf(error, isSurelyOffline());
    return cause === 'ourSide' && about === 'payment' ? t('ourSidePayment') : causeText(cause);
  };
  return (error, defaultText) => {
    if (isLenderError(error) && error.kind === 'rejected')
      return error.message || (defaultText ?? t('rejected'));
    return defaultText === undefined ? causeIn(error) : joined(defaultText, causeIn(error));
  };
}
