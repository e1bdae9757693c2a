import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkAddress } from '../../domain/safe-address.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { systemClock } from '../../platform/clock.ts';
import { framedAddress } from '../../platform/page-frame.ts';
import { assetAddress } from '../../tenant/asset-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LostDrawing } from '../../ui/drawings/lost.tsx';
import { ErrorFace } from '../../ui/faces.tsx';
import { Note } from '../../ui/note.tsx';
import { SiteLink } from './site-link.tsx';
import { SitePage } from './site-page.tsx';
import { Section } from './site-section.tsx';

/** A page that has not come by then is not waited for (screens §2). */
const longestWait = 10_000;

/** What a frame may do. A page of the site's own origin, which it could reach anyway, also keeps that origin. */
const rights = 'allow-scripts allow-forms allow-popups';

/**
 * The tenant's privacy page in a sandboxed frame where its origin may be framed, else as a link. The error face stands
 * in place of one that does not come at all, and of one of the site itself that refuses to be framed. Another site's
 * refusal gives no sign, so the way around is always there and said below the frame (HD-66), and so is our own text.
 */
export function PrivacyFrame() {
  const { t } = useTranslation(['public-site', 'app']);
  const { id, links, security } = useTenant();
  const verdict = checkAddress(links.privacyPage && assetAddress(id, links.privacyPage), '');
  const address =
    verdict.kind === 'outside' ? verdict.url : verdict.kind === 'inApp' ? verdict.path : undefined;
  const isOwn = links.privacyPage?.startsWith('/') ?? false;
  const isFramed =
    verdict.kind === 'outside' ? security.frameOrigins.includes(verdict.origin) : isOwn;
  const [state, setState] = useState<'waiting' | 'there' | 'lost'>('waiting');
  useEffect(
    () =>
      systemClock.after(longestWait, () => setState((now) => (now === 'waiting' ? 'lost' : now))),
    [],
  );
  const faces = { waiting: 'loading', there: 'ready', lost: 'error' } as const;
  return (
    <SitePage
      screenKey="policyEmbed"
      face={isFramed ? faces[state] : 'ready'}
      title={t('navPrivacy')}
      lead={t('privacyText')}
      hero={
        <div className="st-calls">
          {address && (
            <ButtonLink kind="secondary" href={address} target="_blank" rel="noopener noreferrer">
              {t('app:openInBrowser')}
            </ButtonLink>
          )}
          <SiteLink to="privacy" className="st-more">
            {t('readPrivacy')}
          </SiteLink>
        </div>
      }
    >
      <Section title={t('navPrivacy')} isAlone>
        {isFramed && state === 'lost' && (
          <ErrorFace
            title={t('app:pageFailedTitle')}
            text={t('frameLate')}
            drawing={<LostDrawing />}
            contact={<SupportContact />}
          />
        )}
        {address && isFramed && (
          <iframe
            className="st-frame"
            hidden={state === 'lost'}
            src={address}
            title={t('navPrivacy')}
            sandbox={isOwn ? `${rights} allow-same-origin` : rights}
            referrerPolicy="no-referrer"
            onLoad={({ currentTarget }) =>
              setState(isOwn && !framedAddress(currentTarget) ? 'lost' : 'there')
            }
          />
        )}
        {isFramed && !isOwn && state === 'there' && <Note tone="plain">{t('frameEmpty')}</Note>}
        {address && !isFramed && <p className="st-tile">{t('app:agreementElsewhere')}</p>}
      </Section>
    </SitePage>
  );
}
