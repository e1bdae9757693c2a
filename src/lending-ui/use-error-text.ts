import { useTranslation } from 'react-i18next';
import { isLenderError } from '../domain/lender-error.ts';

/**
 * What a person is told about a failed call: the lender's own sentence where it sent one, else the call's
 * default text, else that the network failed (spec §8, lender-api §1). A lender's sentence is text, never a
 * key and never HTML.
 */
export function useErrorText(): (error: unknown, defaultText?: string) => string {
  const { t } = useTranslation();
  return (error, defaultText) => {
    const rejection = isLenderError(error) && error.kind === 'rejected' ? error : undefined;
    if (rejection?.message) return rejection.message;
    return defaultText ?? (rejection ? t('rejected') : t('networkError'));
  };
}
