import { useTranslation } from 'react-i18next';
import type { Loan } from '../../domain/loan.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { Button } from '../../ui/button.tsx';
import { SettledDrawing } from '../../ui/drawings/settled.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Page } from '../../ui/page.tsx';
import { Pill } from '../../ui/pill.tsx';

/** Nothing is owed any more, so no number is shown to pay to. */
export function LoanPaid({ loan, onSeeLoan }: { loan: Loan; onSeeLoan: () => void }) {
  const { t } = useTranslation('virtual-account');
  return (
    <Page
      screenKey="virtualAccount"
      face="ready"
      title={t('title')}
      actions={<Button onPress={onSeeLoan}>{t('seeLoan')}</Button>}
    >
      <Hero
        tone="good"
        pill={<Pill tone="good">{t('paidPill')}</Pill>}
        headline={loan.headline || t('alreadyPaid')}
        picture={<SettledDrawing />}
      />
      <SupportContact phone={loan.telephone} />
    </Page>
  );
}
