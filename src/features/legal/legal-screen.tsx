import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { inlineText, MarkdownBlocks } from '../../lending-ui/markdown-blocks.tsx';
import { useTenantText } from '../../lending-ui/use-tenant-text.ts';
import { useScreenKey } from '../../navigation/use-go-to.ts';
import { usePathLinks } from '../../navigation/use-path-links.ts';
import {
  legalPageAhead,
  legalPageOfScreen,
  loadLegalPage,
  type LegalPage,
} from '../../tenant/legal-pages.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { LegalContents, showPart } from './legal-contents.tsx';
import { readLegalPage } from './legal-page.ts';
import { LenderFacts } from './lender-facts.tsx';

/** A text with fewer parts is seen at a glance. */
const partsWorthAList = 4;

/** The mark of each text's screen (screens §8: `/Loan` shows the loan agreement). */
const markOf: Readonly<Record<LegalPage, string>> = {
  privacy: 'privacy',
  terms: 'loanTerms',
  agreement: 'loanAgreement',
  about: 'aboutUs',
};

/** A legal text of the tenant, or what the lender says about itself; which one, the address says (screens §2). */
export function LegalScreen() {
  const screen = useScreenKey();
  return <TextScreen page={(screen && legalPageOfScreen[screen]) ?? 'about'} />;
}

function TextScreen({ page }: { page: LegalPage }) {
  const { t, i18n } = useTranslation('legal');
  const { id } = useTenant();
  const { language } = i18n;
  const load = useCallback(() => loadLegalPage(id, page, language), [id, page, language]);
  const text = useTenantText(load, legalPageAhead(id, page, language));
  const key = markOf[page];
  // Until the text is there and brings its own.
  const title = {
    privacy: t('privacyTitle'),
    terms: t('termsTitle'),
    agreement: t('agreementTitle'),
    about: t('aboutTitle'),
  }[page];
  switch (text.at) {
    case 'waiting':
      return (
        <Page screenKey={key} face="loading" title={title} width="site">
          <div className="lg-layout">
            <SkeletonPage shapes={['text', 'rows', 'text', 'text']} />
          </div>
        </Page>
      );
    case 'failed':
      return (
        <LoadFailure
          screenKey={key}
          title={title}
          text={t('textFailed')}
          retry={text.retry}
          width="site"
        />
      );
    case 'there':
      return <TextPage page={page} text={text.text} title={title} />;
  }
}

/** The text itself, once it is there. */
function TextPage({ page, text, title }: { page: LegalPage; text: string; title: string }) {
  const tenant = useTenant();
  const links = usePathLinks();
  const { hash } = useLocation();
  const read = useMemo(() => readLegalPage(text, tenant), [text, tenant]);
  // The part that the address names was not there when the browser looked for it.
  useEffect(() => {
    if (hash) showPart(hash.slice(1));
  }, [hash]);
  const hasContents = read.parts.length >= partsWorthAList;
  return (
    <Page screenKey={markOf[page]} face="ready" title={read.title ?? title} width="site">
      <div className="lg-layout" data-contents={hasContents || undefined}>
        {hasContents && <LegalContents parts={read.parts} />}
        <div className="lg-column">
          <article className="lg-article">
            {read.version.length > 0 && (
              <p className="lg-version">{inlineText(read.version, links)}</p>
            )}
            {read.opening.length > 0 && <MarkdownBlocks blocks={read.opening} links={links} />}
            {read.parts.map(({ id, heading, blocks }) => (
              <section key={id} className="lg-part">
                <h2 id={id} tabIndex={-1} className="lg-heading">
                  {inlineText(heading, links)}
                </h2>
                <MarkdownBlocks blocks={blocks} links={links} isPart />
              </section>
            ))}
          </article>
          <LenderFacts />
        </div>
      </div>
    </Page>
  );
}
