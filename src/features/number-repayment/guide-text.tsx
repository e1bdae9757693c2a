import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalText } from '../../lending-ui/legal-text.tsx';
import { useTenantText, type TenantText } from '../../lending-ui/use-tenant-text.ts';
import { usePathLinks } from '../../navigation/use-path-links.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { loadGuide } from '../../tenant/tenant-text.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readGuide } from './guide-parts.ts';
import css from './reference-page.module.css';

/** The tenant's instructions in the language shown. */
export function useGuide(): TenantText {
  const { id } = useTenant();
  const { i18n } = useTranslation('number-repayment');
  const { language } = i18n;
  const load = useCallback(() => loadGuide(id, language), [id, language]);
  return useTenantText(load);
}

/** Props of `GuideText`. */
export interface GuideTextProps {
  guide: TenantText;
  /** The name of the place that was chosen: its own steps are open. */
  place?: string | undefined;
  /** Each part is one line that opens: the whole is for reading alone. */
  isFolded?: boolean | undefined;
}

/** The instructions below a number, which does not wait for them. */
export function GuideText({ guide, place, isFolded = false }: GuideTextProps) {
  const { t } = useTranslation(['number-repayment', 'app']);
  const tenant = useTenant();
  const links = usePathLinks();
  switch (guide.at) {
    case 'waiting':
      return <Skeleton shape="text" lines={8} />;
    case 'there': {
      const text = (part: string) => <LegalText text={part} config={tenant} links={links} />;
      const { title, opening, first, parts } = readGuide(guide.text, place);
      if (!isFolded || parts.length === 0)
        return <Card title={t('guideSteps')}>{text(guide.text)}</Card>;
      return (
        <section className={css.guide}>
          <h2>{title ?? t('guideSteps')}</h2>
          {opening !== '' && text(opening)}
          <Accordion
            key={first?.title}
            openFirst={first !== undefined}
            items={parts.map((part) => ({
              id: part.title,
              title: part.title,
              children: text(part.text),
            }))}
          />
        </section>
      );
    }
    case 'failed':
      return (
        <Card title={t('guideSteps')}>
          <div role="alert">
            <p>{t('guideFailed')}</p>
          </div>
          <Button kind="secondary" onPress={guide.retry}>
            {t('app:retry')}
          </Button>
        </Card>
      );
  }
}
