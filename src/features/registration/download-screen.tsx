import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { appendQuery, checkAddress, storeSchemes } from '../../domain/safe-address.ts';
import { PaymentInstructions } from '../../lending-ui/payment-instructions.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { deviceSystem, type DeviceSystem } from '../../platform/device-system.ts';
import { assetAddress } from '../../tenant/asset-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import type { Tenant } from '../../tenant/tenant-schema.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Hero } from '../../ui/hero.tsx';
import { later } from '../../ui/later.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LenderLine } from './lender-line.tsx';
import css from './registration.module.css';
import { arrivalOf, useVisit, useVisitLinks } from './use-visit.ts';

/** What the download's address is made of. */
interface DownloadSource {
  tenant: Pick<Tenant, 'id' | 'links' | 'security'>;
  /** The unjudged address that the visit's template gave. */
  fromTemplate: string | undefined;
  system: DeviceSystem;
  /** The visit's parameters, which every link of the flow carries. */
  carried: Readonly<Record<string, string>>;
}

/**
 * Where the app is downloaded: the template's address when it is safe, else the tenant's for this system (screens §8,
 * Registration). The parameters go along, but for a store's own scheme, which would not know them.
 */
function downloadAddress({ tenant, fromTemplate, system, carried }: DownloadSource): string {
  const { downloadApp } = tenant.links;
  const own =
    typeof downloadApp === 'string'
      ? downloadApp
      : ((system === 'other' ? undefined : downloadApp[system]) ?? downloadApp.other);
  const schemes = [...storeSchemes, ...tenant.security.appSchemes];
  const verdict = checkAddress(fromTemplate, '', schemes);
  switch (verdict.kind) {
    case 'outside':
      return appendQuery(verdict.url, carried);
    case 'appScheme':
      return verdict.url;
    case 'inApp':
      return appendQuery(verdict.path, carried);
    case 'refused':
      return appendQuery(assetAddress(tenant.id, own), carried);
  }
}

const QrCode = later(() => import('../../ui/qr-code.tsx').then((chunk) => chunk.QrCode));

/** Where registering ends: the brand, what comes next, and one button to the app (screens §6). */
export function DownloadScreen() {
  const { t } = useTranslation('registration');
  const tenant = useTenant();
  const { address } = useNavigationAccess();
  const visit = useVisit();
  const links = useVisitLinks(visit);
  const arrival = arrivalOf(useLocation().state);
  const system = deviceSystem();
  const app = tenant.brand.shortName;
  const title = t('downloadTitle', { app });
  const headlines = { registered: t('doneTitle'), returning: t('downloadKnown') };
  return (
    <Page
      screenKey="download"
      face="ready"
      title={title}
      actions={
        <>
          <ButtonLink
            href={downloadAddress({
              tenant,
              fromTemplate: visit.downloadUrl(),
              system,
              carried: visit.carried,
            })}
            rel="noreferrer"
          >
            {t('download')}
          </ButtonLink>
          <ButtonLink kind="quiet" href={links.agreementHref} onFollow={links.toAgreement}>
            {t('agreement')}
          </ButtonLink>
        </>
      }
    >
      <Hero
        headline={arrival ? headlines[arrival] : tenant.brand.name}
        text={t('downloadText', { app })}
        picture={
          <Picture
            src={assetAddress(tenant.id, tenant.brand.logo)}
            alt=""
            size={64}
            fallbackLetter={tenant.brand.name}
          />
        }
      />
      <PaymentInstructions
        title={t('next')}
        guides={[{ name: t('next'), steps: [t('nextDownload'), t('nextLogIn'), t('nextLoan')] }]}
      />
      {system === 'other' && (
        <>
          <Note tone="plain">{t('downloadOnPhone')}</Note>
          <div className={css.code}>
            <QrCode text={address.current().href} label={t('downloadCode', { app })} />
          </div>
        </>
      )}
      <SupportContact />
      <LenderLine />
    </Page>
  );
}
