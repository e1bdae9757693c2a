import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LoadingFace } from '../../lending-ui/query-page.tsx';
import { fillValues } from '../../lending-ui/fill-values.ts';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { MarkdownBlocks } from '../../lending-ui/markdown-blocks.tsx';
import { readMarkdown } from '../../lending-ui/read-markdown.ts';
import { useTenantText } from '../../lending-ui/use-tenant-text.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { usePathLinks } from '../../navigation/use-path-links.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { loadTenantText } from '../../tenant/tenant-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { useVisit, useVisitLinks } from './use-visit.ts';

const screenKey = 'landingAgreement';

/** The tenant's registration agreement, with the visit's parameters and a way back to the form (screens §6). */
export function LandingAgreementScreen() {
  const { t, i18n } = useTranslation(['registration', 'app']);
  const tenant = useTenant();
  const goTo = useGoTo();
  const links = useVisitLinks(useVisit());
  const isFirst = useLocation().key === 'default';
  const errorText = useErrorText();
  const { language } = i18n;
  const load = useCallback(
    () => loadTenantText(tenant.id, `legal/registration.${language}.md`),
    [tenant.id, language],
  );
  const text = useTenantText(load);
  switch (text.at) {
    case 'failed':
      return (
        <LoadFailure
          screenKey={screenKey}
          title={t('agreementFailed')}
          text={errorText({ kind: 'unreachable' })}
          retry={text.retry}
        />
      );
    case 'waiting':
      return (
        <LoadingFace
          screenKey={screenKey}
          title={t('agreement')}
          shapes={[['card', 22], 'action']}
        />
      );
    case 'there':
      return (
        <Page
          screenKey={screenKey}
          face="ready"
          title={t('agreement')}
          actions={
            <ButtonLink
              kind="secondary"
              href={links.formHref}
              // Back to the very form that was left, with what is typed in it.
              onFollow={() => (isFirst ? links.toForm() : goTo.back())}
            >
              {t('backToForm')}
            </ButtonLink>
          }
        >
          <Card title={tenant.lender.name}>
            <AgreementText text={text.text} />
          </Card>
        </Page>
      );
  }
}

/** The text without its own title, which the page has already. */
function AgreementText({ text }: { text: string }) {
  const tenant = useTenant();
  const links = usePathLinks();
  const blocks = useMemo(
    () =>
      readMarkdown(fillValues(text, tenant)).filter(
        (block) => block.kind !== 'heading' || block.level > 1,
      ),
    [text, tenant],
  );
  return <MarkdownBlocks blocks={blocks} links={links} />;
}
