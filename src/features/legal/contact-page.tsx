import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { telephoneHref } from '../../domain/safe-address.ts';
import { MailLink, PhoneLink } from '../../lending-ui/contact-link.tsx';
import { HelpElsewhere } from '../../lending-ui/help-elsewhere.tsx';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorFace } from '../../ui/faces.tsx';
import { PhoneIcon } from '../../ui/icons/phone.tsx';
import { Page } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';

/** Props of `ContactPage`. */
export interface ContactPageProps {
  contacts: { phone: string; email: string };
  /** The lender could not be asked, and `contacts` are the tenant's. */
  failure?: { text: string; retry: () => void; isRetrying: boolean } | undefined;
}

/** Phone, e-mail and hours; the service chat where the lender's app has one; who else helps (spec §2). */
export function ContactPage({ contacts: { phone, email }, failure }: ContactPageProps) {
  const { t, i18n } = useTranslation(['legal', 'app']);
  const { support } = useTenant();
  const bridge = useBridge();
  const goTo = useGoTo();
  const { isBorrower } = useSession();
  const isInApp = bridge.shell !== 'browser';
  const call = telephoneHref(phone);
  const hours = support.hours[i18n.language];
  const canComplain = isBorrower && goTo.isOpen('complaintStart');
  return (
    <Page
      screenKey="customerService"
      face={failure ? 'error' : 'ready'}
      title={t('customerServiceTitle')}
      actions={
        isInApp ? (
          <Button onPress={() => bridge.call('openServiceChat', {})}>{t('chat')}</Button>
        ) : (
          call && (
            <ButtonLink href={call}>
              <PhoneIcon />
              {t('app:callPhone', { phone })}
            </ButtonLink>
          )
        )
      }
    >
      {failure && (
        <ErrorFace
          title={t('contactsFailed')}
          text={failure.text}
          retry={{
            label: t('app:retry'),
            act: failure.retry,
            isBusy: failure.isRetrying,
            busyLabel: t('app:loading'),
          }}
        />
      )}
      <Rows>
        <Row label={t('phone')} value={<PhoneLink phone={phone} />} />
        <Row label={t('email')} value={<MailLink email={email} />} />
        {hours && <Row label={t('hours')} value={hours} />}
      </Rows>
      {canComplain && (
        <ButtonLink
          kind="secondary"
          href={goTo.href('complaintStart')}
          onFollow={() => goTo.go('complaintStart')}
        >
          {t('complain')}
        </ButtonLink>
      )}
      <HelpElsewhere />
    </Page>
  );
}
