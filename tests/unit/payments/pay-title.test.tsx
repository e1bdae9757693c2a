import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ChosenPart } from '../../../src/domain/amount-to-pay.ts';
import { CardRepaymentScreen } from '../../../src/features/card-repayment/card-repayment-screen.tsx';
import { PaymentGuideScreen } from '../../../src/features/number-repayment/payment-guide-screen.tsx';
import { VirtualAccountScreen } from '../../../src/features/number-repayment/virtual-account-screen.tsx';
import { PayMethodScreen } from '../../../src/features/pay-method/pay-method-screen.tsx';
import { WalletRepaymentScreen } from '../../../src/features/wallet-repayment/wallet-repayment-screen.tsx';
import { beginAt } from '../../support/begin-at.ts';
import { noon, number } from '../../support/number-stage.tsx';
import { forgetAll, usualAnswers } from '../../support/pay-stage.tsx';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen } from '../../support/screen-stage.tsx';

beginAt(noon, forgetAll);

const screens = {
  cards: { Screen: CardRepaymentScreen, screen: 'cardRepayment' },
  wallet: { Screen: WalletRepaymentScreen, screen: 'walletRepayment' },
  'chooser of numbers': { Screen: PayMethodScreen, screen: 'payMethod' },
  number: { Screen: VirtualAccountScreen, screen: 'virtualAccount' },
  guide: { Screen: PaymentGuideScreen, screen: 'paymentGuide' },
} as const;
const names = Object.keys(screens) as (keyof typeof screens)[];

const show = (name: keyof typeof screens, part: ChosenPart) =>
  showScreen({
    ...screens[name],
    tenant: sampleTenant({
      'features.paymentGuide': true,
      'features.virtualAccount': true,
      'repayment.guide': { payType: '3', payCode: 'OTC' },
      'repayment.markets': [],
    }),
    answers: {
      ...usualAnswers,
      payTypes: { success: true, data: [] },
      generateVcode: number({ amount: '500' }),
    },
    state: { chosen: { part, amount: '50000' } },
  });

test.each(names)(
  'the %s that takes the fee of an extension says so in title and head',
  async (name) => {
    show(name, { kind: 'extension', newDueDate: '2027-01-30' });
    expect(
      (await screen.findAllByText(/Fee to extend to .*30 January 2027/)).length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay the extension fee');
    expect(screen.queryByText('Pay your loan')).toBeNull();
  },
);

test('instalments pay the loan off: the title stays', async () => {
  show('cards', { kind: 'instalments', count: 1, first: '5', last: '5' });
  expect(await screen.findByText('Instalment 5')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay your loan');
});
