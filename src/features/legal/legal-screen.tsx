import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MailLink, PhoneLink } from '../../lending-ui/contact-link.tsx';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { inlineText, MarkdownBlocks } from '../../lending-ui/markdown-blocks.tsx';
import { useTenantText } from '../../lending-ui/use-tenant-text.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { useScreenKey } from '../../navigation/use-go-to.ts';
import { usePathLinks } from '../../navigation/use-path-links.ts';
import {
  legalPageAhead,
  legalPageOfScreen,
  loadLegalPage,
  type LegalPage,
} from '../../tenant/legal-pages.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { SkeletonPage } from '../../ui/skeleton.tsx';
import { Page } from '../../ui/page.tsx';
import { onPlainClick } from '../../ui/plain-click.ts';
import { Row, Rows } from '../../ui/rows.tsx';
import { readLegalPage, plainText, type LegalPart } from './legal-page.ts';
import css from './legal-screen.module.css';

/** Brings a part to the top of the page and moves the focus there; false when there is none of that name. */
function showPart(id: string): boolean {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/**
 * The list of a text's parts: one line that opens on a phone, always open where there is room. Its links are
 * real ones; inside the app they leave the history alone, so that "back" still leads to the screen before.
 */
function LegalContents({ parts }: { parts: readonly LegalPart[] }) {
  const { t } = useTranslation('legal');
  const { address } = useNavigationAccess();
  return (
    <nav className={css.contents} aria-label={t('contents')}>
      <details className={css.toggle}>
        <summary className={css.summary}>{t('contents')}</summary>
      </details>
      <ol className={css.list}>
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a
              className={css.entry}
              href={`#${id}`}
              onClick={onPlainClick(() => {
                if (showPart(id)) address.rewrite(`#${id}`);
              })}
            >
              {plainText(heading)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Who the lender is: name, address, every registration, and what the regulator wants said (spec §1, domain §1.4). */
function LenderFacts() {
  const { t, i18n } = useTranslation('legal');
  const { lender } = useTenant();
  const statement = lender.regulatorStatement?.[i18n.language];
  return (
    <>
      <Rows title={t('company')}>
        <Row label={t('companyName')} value={lender.name} />
        <Row label={t('address')} value={lender.address} />
        {lender.registrations.map(({ label, value }) => (
          <Row key={value} label={label[i18n.language] ?? Object.values(label)[0]} value={value} />
        ))}
        <Row label={t('phone')} value={<PhoneLink phone={lender.phone} />} />
        <Row label={t('email')} value={<MailLink email={lender.email} />} />
      </Rows>
      {statement && <p>{statement}</p>}
    </>
  );
}

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
          <div className={css.layout}>
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
      <div className={css.layout} data-contents={hasContents || undefined}>
        {hasContents && <LegalContents parts={read.parts} />}
        <div className={css.column}>
          <article className={css.article}>
            {read.version.length > 0 && (
              <p className={css.version}>{inlineText(read.version, links)}</p>
            )}
            {read.opening.length > 0 && <MarkdownBlocks blocks={read.opening} links={links} />}
            {read.parts.map(({ id, heading, blocks }) => (
              <section key={id} className={css.part}>
                <h2 id={id} tabIndex={-1} className={css.heading}>
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
