import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalText } from '../../lending-ui/legal-text.tsx';
import { useTenantText, type TenantText } from '../../lending-ui/use-tenant-text.ts';
import { usePathLinks } from '../../navigation/use-path-links.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { loadGuide } from '../../tenant/tenant-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The tenant's instructions in the language shown. */
export function useGuide(): TenantText {
  const { id } = useTenant();
  const { i18n } = useTranslation('number-repayment');
  const { language } = i18n;
  const load = useCallback(() => loadGuide(id, language), [id, language]);
  return useTenantText(load);
}

/** The instructions below a number, which does not wait for them. */
export function GuideText({ guide }: { guide: TenantText }) {
  const { t } = useTranslation(['number-repayment', 'app']);
  const tenant = useTenant();
  const links = usePathLinks();
  switch (guide.at) {
    case 'waiting':
      return <Skeleton shape="text" lines={8} />;
    case 'there':
      return (
        <Card title={t('guideSteps')}>
          <LegalText text={guide.text} config={tenant} links={links} />
        </Card>
      );
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
