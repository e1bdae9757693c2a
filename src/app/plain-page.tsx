import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { telephoneHref } from '../domain/safe-address.ts';
import { isSurelyOffline } from '../platform/network.ts';
import { browserAddress } from '../platform/page-address.ts';
import type { NoTenant } from '../tenant/load-tenant.ts';
import { LostDrawing } from '../ui/drawings/lost.tsx';
import { MaintenanceDrawing } from '../ui/drawings/maintenance.tsx';
import { OfflineDrawing } from '../ui/drawings/offline.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorFace } from '../ui/faces.tsx';
import { Page } from '../ui/page.tsx';

const screenOf = {
  unknown: 'unknownLender',
  broken: 'maintenance',
  unreachable: 'maintenance',
} as const;

/** The page of a launch without a usable tenant: neutral, because nobody's brand is known for certain. */
export function PlainPage({
  found,
  i18n,
  again = browserAddress.reload,
}: {
  found: NoTenant;
  i18n: i18n;
  /** Loads the page anew, with the same launch. */
  again?: (() => void) | undefined;
}) {
  return (
    <I18nextProvider i18n={i18n}>
      <PlainFace found={found} again={again} />
    </I18nextProvider>
  );
}

function PlainFace({ found, again }: { found: NoTenant; again: () => void }) {
  const { t } = useTranslation();
  useEffect(() => reportFaults(found), [found]);
  const phone = found.kind === 'broken' ? found.servicePhone : undefined;
  const href = phone && telephoneHref(phone);
  const faces = {
    unknown: {
      title: t('unknownLenderTitle'),
      text: t('unknownLenderText'),
      drawing: <LostDrawing />,
    },
    broken: {
      title: t('maintenanceTitle'),
      text: t('maintenanceText'),
      drawing: <MaintenanceDrawing />,
    },
    unreachable: {
      title: t('unreachableTitle'),
      text: isSurelyOffline() ? t('networkError') : t('notReached'),
      drawing: <OfflineDrawing />,
    },
  };
  const face = faces[found.kind];
  const retry = found.kind === 'unknown' ? undefined : { label: t('retry'), act: again };
  return (
    <Page screenKey={screenOf[found.kind]} face="ready" title={face.title} heading={null}>
      <ErrorFace
        title={face.title}
        text={face.text}
        drawing={face.drawing}
        {...(retry && { retry })}
        contact={
          href && (
            <ButtonLink kind="quiet" href={href}>
              {t('callPhone', { phone })}
            </ButtonLink>
          )
        }
      />
    </Page>
  );
}

/** Tells the operator in the console which field is wrong and what to write instead (design §3). */
function reportFaults(found: NoTenant): void {
  if (found.kind !== 'broken') return;
  const lines = found.faults.map(({ where, what }) => `  ${where}: ${what}`);
  // oxlint-disable-next-line no-console -- this is how an operator learns which field is wrong
  console.warn(`tenants/${found.id}/tenant.json cannot be used:\n${lines.join('\n')}`);
}
