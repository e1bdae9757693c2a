import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { isSurelyOffline } from '../platform/network.ts';
import { useToast } from './toast.tsx';

/**
 * The app's one reload for a file that is gone because a new release went out; false where it would lose something
 * typed, was made already, or money is moving. `before` is done only if it reloads.
 */
export type ReloadForRelease = (before?: () => void) => boolean;

/** See `ReloadForRelease`. Without an app around nothing is reloaded. */
export const ReloadForReleaseContext = createContext<ReloadForRelease>(() => false);

/**
 * The one answer to "a file that this action needs cannot be had" (HD-81, screens §9): without a network that is said;
 * else the page is loaded once more where nothing typed is lost, and where it is not, words ask for it.
 */
export function useMissingFile(): (before?: () => void) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const reload = useContext(ReloadForReleaseContext);
  return (before) => {
    if (isSurelyOffline()) toast(t('networkError'), { tone: 'bad' });
    else if (!reload(before)) toast(t('loadAgain'), { tone: 'bad' });
  };
}
