import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetLandingTemplateQuery,
  useTrackVisitMutation,
} from '../../lender-api/registration/registration.api.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { LoadingFace } from '../../lending-ui/query-page.tsx';
import { LenderPicture } from '../../lending-ui/lender-picture.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineDrawing } from '../../ui/drawings/offline.tsx';
import { SettledDrawing } from '../../ui/drawings/settled.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { ErrorFace } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { useVisit, visitReport } from './use-visit.ts';

const screenKey = 'promotion';

/**
 * Where a campaign's link leads: its template, and registering (screens §6). Without a template in the link the
 * tenant's own words stand there; a template that cannot be had is said, and one can register without it.
 */
export function PromotionScreen() {
  const { t } = useTranslation(['registration', 'app']);
  const errorText = useErrorText();
  const visit = useVisit();
  const { templateId } = visit.tracking;
  const [isWithout, setWithout] = useState(false);
  const [isDoneInApp, setDoneInApp] = useState(false);
  const {
    data: template,
    error,
    isError,
    isFetching,
    refetch,
  } = useGetLandingTemplateQuery({ templateId: templateId ?? '' }, { skip: !templateId });
  // A change of language asks again, and whoever went on without the template is not held up by it.
  const pageId = template?.id ?? (isError || isWithout ? templateId : undefined);

  const [trackVisit] = useTrackVisitMutation();
  useEffect(() => {
    if (pageId !== undefined && visit.countOnce()) void trackVisit(visitReport(visit, pageId));
  }, [pageId, visit, trackVisit]);
  useEffect(() => {
    if (template) visit.rememberDownload(template.downloadUrl);
  }, [template, visit]);

  if (isDoneInApp) return <RegisteredInApp />;
  if (template || !templateId || isWithout) {
    return (
      <RegistrationForm
        visit={visit}
        template={template}
        pageId={pageId}
        onDoneInApp={() => setDoneInApp(true)}
      />
    );
  }
  if (isError) {
    return (
      <Page screenKey={screenKey} face="error" title={t('failedTitle')} heading={null}>
        <ErrorFace
          title={t('failedTitle')}
          text={errorText(error)}
          drawing={<OfflineDrawing />}
          retry={{
            label: t('app:retry'),
            act: () => void refetch(),
            isBusy: isFetching,
            busyLabel: t('app:loading'),
          }}
          contact={
            <>
              <Button kind="quiet" onPress={() => setWithout(true)}>
                {t('goOnWithout')}
              </Button>
              <SupportContact />
            </>
          }
        />
      </Page>
    );
  }
  return (
    <LoadingFace
      screenKey={screenKey}
      title={t('title')}
      shapes={['hero', 'hero', 'beside', ['fields', 2], 'action']}
    />
  );
}

/** Registered by a visit that the app launched: there is nothing to download, the app goes on (screens §6). */
function RegisteredInApp() {
  const { t } = useTranslation('registration');
  const bridge = useBridge();
  return (
    <Page screenKey={screenKey} face="ready" title={t('doneTitle')} heading={null}>
      <EmptyFace
        title={t('doneTitle')}
        text={t('doneText')}
        drawing={
          <LenderPicture kind="success">
            <SettledDrawing />
          </LenderPicture>
        }
        action={<Button onPress={() => bridge.call('goToHome', {})}>{t('backToApp')}</Button>}
      />
    </Page>
  );
}
