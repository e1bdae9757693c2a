import { useTranslation } from 'react-i18next';
import { useGetComplaintsQuery } from '../../lender-api/complaint/complaint.api.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useGoToComplaint } from '../../navigation/complaint-params.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { ComplaintTabs } from './complaint-tabs.tsx';

const screenKey = 'complaintList';

/** The complaints that were sent, by what became of them (screens §5). */
export function ComplaintListScreen() {
  const { t } = useTranslation('complaints');
  const errorText = useErrorText();
  const goTo = useGoToComplaint();
  const { data: tabs, error, isError, isFetching, refetch } = useGetComplaintsQuery();
  usePrefetch('complaintDetails');
  if (!tabs && isError) {
    return (
      <LoadFailure
        screenKey={screenKey}
        title={t('listFailed')}
        text={errorText(error)}
        retry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!tabs) {
    return (
      <Page screenKey={screenKey} face="loading" title={t('myComplaints')}>
        <SkeletonPage shapes={['text', 'rows', 'rows']} />
      </Page>
    );
  }
  const complain = goTo.isOpen('complaintStart') && (
    <ButtonLink href={goTo.href('complaintStart')} onFollow={() => goTo.go('complaintStart')}>
      {t('title')}
    </ButtonLink>
  );
  const isEmpty = tabs.every(({ complaints }) => complaints.length === 0);
  return (
    <Page
      screenKey={screenKey}
      face={isEmpty ? 'empty' : 'ready'}
      title={t('myComplaints')}
      actions={complain}
    >
      {isEmpty ? (
        <EmptyFace title={t('listEmptyTitle')} text={t('listEmptyText')} />
      ) : (
        <ComplaintTabs tabs={tabs} />
      )}
    </Page>
  );
}
