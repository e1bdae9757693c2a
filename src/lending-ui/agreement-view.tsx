import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { checkAddress } from '../domain/safe-address.ts';
import { loadLegalPage, type LegalPage } from '../tenant/legal-pages.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import css from './agreement-view.module.css';
import { LegalText } from './legal-text.tsx';
import { useErrorText } from './use-error-text.ts';
import { useTenantText } from './use-tenant-text.ts';

/** Props of `AgreementView`. */
export interface AgreementViewProps {
  /** Unjudged, as the lender sent it. */
  address: string;
  title: string;
  /** Which of our own legal texts a path of the app means. */
  legalPageOf: (path: string) => LegalPage | undefined;
  /** The app's own origin. */
  appOrigin: string;
}

/**
 * An agreement inside a dialog: a path of the app is the tenant's own text, an origin that the tenant allows
 * is shown in a sandboxed frame, any other page is a link that opens it, and an unsafe address is refused in
 * words (screens §8). The frame gets no session and no referrer (HD-27).
 */
export function AgreementView({ address, title, legalPageOf, appOrigin }: AgreementViewProps) {
  const { t } = useTranslation();
  const { security } = useTenant();
  const verdict = checkAddress(address, appOrigin);
  const page = verdict.kind === 'inApp' ? legalPageOf(verdict.path) : undefined;
  if (page) return <OwnText page={page} />;
  if (verdict.kind !== 'outside') return <p role="alert">{t('agreementRefused')}</p>;
  const open = (
    <ButtonLink kind="secondary" href={verdict.url} target="_blank" rel="noopener noreferrer">
      {t('openInBrowser')}
    </ButtonLink>
  );
  if (!security.frameOrigins.includes(verdict.origin)) {
    return (
      <>
        <p>{t('agreementElsewhere')}</p>
        {open}
      </>
    );
  }
  return (
    <div className={css.embedded}>
      <iframe
        className={css.frame}
        src={verdict.url}
        title={title}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
      {/* A page that refuses to be framed gives no sign of it, so the way around is always there (HD-66). */}
      {open}
    </div>
  );
}

function OwnText({ page }: { page: LegalPage }) {
  const { t, i18n } = useTranslation();
  const tenant = useTenant();
  const errorText = useErrorText();
  const { language } = i18n;
  const load = useCallback(
    () => loadLegalPage(tenant.id, page, language),
    [tenant.id, page, language],
  );
  const text = useTenantText(load);
  if (text.at === 'waiting') return <Skeleton shape="text" lines={8} />;
  if (text.at === 'there') return <LegalText text={text.text} config={tenant} isInDialog />;
  return (
    <div role="alert">
      <p>{errorText({ kind: 'unreachable' })}</p>
      <Button kind="secondary" onPress={text.retry}>
        {t('retry')}
      </Button>
    </div>
  );
}
