import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from './message-keys.ts';
import type { Say } from './say.ts';

/** See `Say`; another function whenever the language or the words of these files are others. */
export function useSay(...files: Namespace[]): Say {
  const { t } = useTranslation(files);
  return useMemo<Say>(() => (key, values) => String(t(key as never, values as never)), [t]); // keys are checked by `Say`
}
