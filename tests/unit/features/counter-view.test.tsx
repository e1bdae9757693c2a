import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import {
  field,
  loanOf,
  loanQuery,
  noon,
  number,
  oneHour,
  rememberShop,
  showNumber,
} from '../../support/number-stage.tsx';
import { showPage } from '../../support/visible-page.ts';

beginAt(noon);

describe('at the counter', () => {
  const market = { payType: '2', payCode: 'ALPHA', amount: 209, payStep: ['Pay.'] };
  const atShop = async (changes: object = {}) => {
    rememberShop();
    showNumber({
      query: `${loanQuery}&amount=209`,
      answers: { generateVcode: number({ ...market, ...changes }), loanDetails: loanOf() },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show the cashier' }));
    return screen.findByRole('dialog', { name: 'Alpha Shop' });
  };

  test('code, bar code, exact cash, what to say and the fee that nobody knows', async () => {
    const view = await atShop();
    expect(within(view).getByRole('img', { name: /9911000045678901/ })).toBeDefined();
    expect(view.querySelector('[translate=no]')?.textContent).toBe('9911000045678901');
    expect(view.querySelector('dl')?.textContent).toBe('In cash, for your loan₹209.00');
    expect(view.textContent).toContain(
      'Say to the cashier: “I want to pay a bill of Sample Finserve (India) Limited.”',
    );
    expect(view.textContent).toContain('Alpha Shop may add its own fee. We don’t know how much,');
    expect(view.textContent).toMatch(/Pay by 12\sDecember 2026, 12:00\sIST/);
  });

  test('it closes by itself when the number ends', async () => {
    await atShop();
    vi.setSystemTime(noon + 24 * oneHour);
    showPage();
    expect(screen.queryByRole('dialog', { name: 'Alpha Shop' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show the cashier' })).toBeNull();
  });

  test('a bank has no counter', async () => {
    showNumber();
    await field('Total payment');
    expect(screen.queryByRole('button', { name: 'Show the cashier' })).toBeNull();
  });
});
