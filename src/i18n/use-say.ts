import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './message-keys.ts';
import type { Say, SayValues } from './say.ts';

/** See `Say`; another function whenever the language or the words of these files are others. */
export function useSay(...files: Namespace[]): Say {
  const { t } = useTranslation(files);
  return useMemo<Say>(() => {
    const text: (key: string, values?: SayValues) => string = t as never; // `Say` checks keys by the same files
    return (key, values) => text(key, values);
  }, [t]);
}
