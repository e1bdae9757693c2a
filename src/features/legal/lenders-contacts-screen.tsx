import { useTranslation } from 'react-i18next';
import { useGetContactInfoQuery } from '../../lender-api/support/support.api.ts';
import { QueryPage } from '../../lending-ui/query-page.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ContactPage } from './contact-page.tsx';

/**
 * How to reach the lender, by what it answers to somebody who is signed in (screens §8). What it leaves out, and all of
 * it where it cannot be asked, is the tenant's own.
 */
export function LendersContactsScreen() {
  const { t } = useTranslation('legal');
  const { support } = useTenant();
  return (
    <QueryPage
      screenKey="customerService"
      title={t('customerServiceTitle')}
      query={useGetContactInfoQuery()}
      shapes={[['rows', 3], ['links', 1], ['rows', 5], ['card', 14], 'action']}
      failedTitle={t('contactsFailed')}
      failure={(text, { askAgain, isAsking }) => (
        <ContactPage contacts={support} failure={{ text, retry: askAgain, isRetrying: isAsking }} />
      )}
    >
      {({ phone, email }) => (
        <ContactPage contacts={{ phone: phone || support.phone, email: email || support.email }} />
      )}
    </QueryPage>
  );
}
