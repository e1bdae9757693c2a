import { useTranslation } from 'react-i18next';
import { useGetContactInfoQuery } from '../../lender-api/support/support.api.ts';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { ContactPage } from './contact-page.tsx';

/** How to reach the lender, by what it answers to somebody who is signed in (screens §8). */
export function LendersContactsScreen() {
  const { t } = useTranslation('legal');
  const { support } = useTenant();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useGetContactInfoQuery();
  if (data) {
    return (
      <ContactPage
        contacts={{ phone: data.phone || support.phone, email: data.email || support.email }}
      />
    );
  }
  if (error !== undefined) {
    return (
      <ContactPage
        contacts={support}
        failure={{ text: errorText(error), retry: () => void refetch(), isRetrying: isFetching }}
      />
    );
  }
  return (
    <Page screenKey="customerService" face="loading" title={t('customerServiceTitle')}>
      <SkeletonPage shapes={['rows', 'rows', 'card']} />
    </Page>
  );
}
