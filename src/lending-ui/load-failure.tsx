import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OfflineDrawing } from '../ui/drawings/offline.tsx';
import { ErrorFace } from '../ui/faces.tsx';
import { Page, type PageProps } from '../ui/page.tsx';
import { SupportContact } from './support-contact.tsx';

/** Props of `LoadFailure`. */
export interface LoadFailureProps {
  screenKey: string;
  /** What could not be shown. */
  title: string;
  /** Why, in a sentence, and what else has to be known now. */
  text: ReactNode;
  retry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** What trying again is called, where it is more than that. */
  retryLabel?: string | undefined;
  /** As wide as the page that could not be shown. */
  width?: PageProps['width'];
  /** What can be done all the same, in the actions bar. */
  actions?: ReactNode;
}

/** The error face of a screen: what happened, try again, and whom to call (screens §0). */
export function LoadFailure({
  screenKey,
  title,
  text,
  retry,
  isRetrying,
  retryLabel,
  actions,
  width,
}: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <Page
      screenKey={screenKey}
      face="error"
      title={title}
      heading={null}
      actions={actions}
      width={width}
    >
      <ErrorFace
        title={title}
        text={text}
        drawing={<OfflineDrawing />}
        retry={
          retry && {
            label: retryLabel ?? t('retry'),
            act: retry,
            isBusy: isRetrying,
            busyLabel: t('loading'),
          }
        }
        contact={<SupportContact />}
      />
    </Page>
  );
}
