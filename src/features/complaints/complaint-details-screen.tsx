import { useTranslation } from 'react-i18next';
import { useGetComplaintQuery } from '../../lender-api/complaint/complaint.api.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { missingComplaintParam, useComplaintParams } from '../../navigation/complaint-params.ts';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { ComplaintStory } from './complaint-story.tsx';

const screenKey = 'complaintDetails';

/** One complaint that was sent, and what became of it (screens §5). */
export function ComplaintDetailsScreen() {
  const { t } = useTranslation(['complaints', 'app']);
  const params = useComplaintParams();
  const { complaintId } = params;
  if (complaintId === undefined) {
    return (
      <LoadFailure
        screenKey={screenKey}
        title={t('app:incompleteLinkTitle')}
        text={t('app:incompleteLinkText', {
          name: missingComplaintParam(params, 'complaintId'),
        })}
      />
    );
  }
  return <AskedComplaint key={complaintId} complaintId={complaintId} />;
}

function AskedComplaint({ complaintId }: { complaintId: string }) {
  const { t } = useTranslation('complaints');
  const errorText = useErrorText();
  const { data, error, isError, isFetching, refetch } = useGetComplaintQuery({ complaintId });
  if (data) {
    return (
      <Page screenKey={screenKey} face="ready" title={t('detailsTitle')}>
        <ComplaintStory complaintId={complaintId} complaint={data} />
      </Page>
    );
  }
  if (isError) {
    return (
      <LoadFailure
        screenKey={screenKey}
        title={t('detailsFailed')}
        text={errorText(error)}
        retry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <Page screenKey={screenKey} face="loading" title={t('detailsTitle')}>
      <SkeletonPage shapes={['hero', 'card', 'rows']} />
    </Page>
  );
}
