import { useTranslation } from 'react-i18next';
import type { Loan } from '../../domain/loan.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { Button } from '../../ui/button.tsx';
import { SettledDrawing } from '../../ui/drawings/settled.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Page } from '../../ui/page.tsx';
import { Pill } from '../../ui/pill.tsx';

/** Props of `LoanPaid`. */
export interface LoanPaidProps {
  screenKey: string;
  title: string;
  loan: Loan;
  onSeeLoan: () => void;
}

/** Nothing is owed any more, so no number is shown to pay to. */
export function LoanPaid({ screenKey, title, loan, onSeeLoan }: LoanPaidProps) {
  const { t } = useTranslation('number-repayment');
  return (
    <Page
      screenKey={screenKey}
      face="ready"
      title={title}
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
