import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { minorFromText } from '../../../src/domain/money.ts';
import { ExtensionScreen } from '../../../src/features/extension/extension-screen.tsx';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import { answersOf } from '../../support/contract-answers.ts';
import { answerWith } from '../../support/network.ts';
import { keepRecord } from '../../support/money-record.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen, stageLoan, type ScreenStage } from '../../support/screen-stage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const features = { 'features.extension': true, 'features.instalments': true };
const built: readonly ScreenKey[] = ['extension', 'instalments', 'loanDetails', 'cardRepayment'];

/** The body of a written answer, as `extension/india`. */
function written(name: string): object {
  const answer = answersOf(name.split('/')[0] ?? '').find((one) => one.name === name);
  if (!answer) throw new Error(`no answer ${name}`);
  return JSON.parse(answer.bodyText);
}

/** A loan that asks for something; nothing of it is said unless given. */
const loanOf = (data: object = {}) => ({ success: true, data: { orderStatus: 174, ...data } });
const due = { amountDue: '2739467', dueDate: '2026-12-31' };

const show = (answers: ScreenStage['answers'], changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: ExtensionScreen,
    screen: 'extension',
    tenant: sampleTenant(features),
    builtScreens: built,
    answers,
    ...changes,
  });

/** Without its amount where the fee is not known. */
const pay = { name: /^Pay( now$| ₹)/ };
const payButton = () => screen.findByRole('button', pay);
/** What each way to pay says, without its button. */
async function ways(): Promise<(string | null)[][]> {
  const heading = await screen.findByText('Compare before you pay');
  const list = within(heading.closest('section') ?? document.body).getAllByRole('listitem');
  return list.map((item) =>
    [...item.querySelectorAll('h3, p')].map(({ textContent }) => textContent),
  );
}

test('whoever cannot extend, as after an extension, is led to the loan', async () => {
  const { place, face } = show({ extension: { code: 1, message: 'This cannot be extended' } });
  // The lender has answered: nothing failed to load.
  expect((await screen.findAllByText('This loan cannot be extended now')).length).toBeGreaterThan(
    0,
  );
  expect(screen.queryByText(/could not load/)).toBeNull();
  expect(await screen.findByText('This cannot be extended')).toBeDefined();
  expect(face()).toBe('error');
  await userEvent.click(screen.getByRole('button', { name: 'See your loan' }));
  expect(place()).toContain('/loan-details?');
});

describe('the offer', () => {
  test('screens §4: fee, new due date, product and order rows; the fee does not reduce the loan', async () => {
    show({ extension: written('extension/india') });
    expect(await screen.findByText('The fee does not reduce your loan.')).toBeDefined();
    expect(screen.getByText('Fee to extend to Saturday, 30 January 2027')).toBeDefined();
    expect(screen.getByText('Sample Cash Plus')).toBeDefined();
    // What the head says is not said again; the number stands by its end and can be copied.
    expect(screen.getAllByText('Loan number')).toHaveLength(1);
    expect(screen.getByText(/··3001|··3\d+/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy: Loan number' })).toBeDefined();
    expect(screen.getByText('Loan amount')).toBeDefined();
    expect(screen.queryByText('Extension fee')).toBeNull();
    expect(screen.getAllByText(/₹720\.50/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Pay ₹720.50' })).toBeDefined();
    expect(screen.queryByText('Coupon')).toBeNull();
    expect(screen.getByRole('link', { name: /1800-000-0199/ })).toBeDefined();
  });

  test('what is owed, the new day and the fee: each stands there once, and goes along to the payment', async () => {
    const { handedOver, container } = show({
      extension: written('extension/india'),
      loanDetails: loanOf(due),
    });
    await ways();
    const said = (text: string) => (container.textContent ?? '').split(text).length - 1;
    expect([said('27,394.67'), said('30\u00a0January 2027')]).toEqual([1, 1]);
    // In the head, and on the button that goes to pay it.
    expect(said('₹720.50')).toBe(2);
    await userEvent.click(await payButton());
    expect(handedOver()).toMatchObject({
      chosen: { part: { kind: 'extension', owed: '2739467', newDueDate: '2027-01-30' } },
    });
  });

  test('the product stands in the head, and no card is there for it alone', async () => {
    const { container } = show({
      extension: {
        code: 0,
        data: { ...Object(written('extension/india')).data, orderDetail: { detail: [] } },
      },
    });
    const product = await screen.findByText('Sample Cash Plus');
    expect(product.closest('section')?.textContent).toContain('₹720.50');
    expect([...container.querySelectorAll('dl')]).toHaveLength(1);
  });

  test('of a late loan, and of one of several payments, the lender alone says what stays owed', async () => {
    const answers = { extension: written('extension/india') };
    const late = show({
      ...answers,
      loanDetails: loanOf({ amountDue: '1640950', dueDate: '2020-11-25', orderStatus: 180 }),
    });
    const lenderSays = 'You pay this fee today and still owe your loan.';
    expect((await ways())[1]).toEqual(['Extend', lenderSays]);
    expect(screen.queryByText(/25 November/)).toBeNull();
    await userEvent.click(await payButton());
    expect(late.handedOver()).toMatchObject({ chosen: { part: { kind: 'extension' } } });
    expect(JSON.stringify(late.handedOver())).not.toContain('"owed"');
    late.unmount();
    show({ ...answers, loanDetails: loanOf(due), instalments: written('instalments/india') });
    expect(await screen.findByText('Pay everything')).toBeDefined();
    expect((await ways())[1]).toEqual(['Extend', lenderSays]);
  });

  test('screens §8: the button pays the fee on the repayment route of the tenant, in minor units', async () => {
    const { place } = show({ extension: written('extension/india') });
    await userEvent.click(await payButton());
    expect(place()).toBe(
      `/repay/card?orderId=${stageLoan.loanId}&productId=${stageLoan.productId}&withholdingAmount=72050`,
    );
  });

  test('HD-02: a grouped fee is sent as digits: 12.500 is 12500 whole units', async () => {
    const { place } = show(
      { extension: written('extension/grouped-amounts') },
      {
        tenant: sampleTenant({
          ...features,
          'features.virtualAccount': true,
          'repayment.route': 'virtualAccount',
        }),
        builtScreens: [...built, 'virtualAccount'],
      },
    );
    await userEvent.click(await payButton());
    expect(place()).toContain('&amount=12500');
    expect(place().endsWith('&amount=12500')).toBe(true);
  });

  test('domain §7: in Indonesian the button says what the spec says', async () => {
    const { container } = show({ extension: written('extension/indonesia') }, { language: 'id' });
    expect(await screen.findByRole('button', { name: /^Bayar segera ₹/ })).toBeDefined();
    expect(container.textContent).toContain('Biaya ini tidak mengurangi pinjaman Anda.');
  });

  test('lender-api §1: a fee that is no amount is a dash and cannot be paid', async () => {
    const { place, face } = show({ extension: { code: 0, data: { delayShouldPayAmount: 'x' } } });
    const button = await payButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const before = place();
    await userEvent.click(button);
    expect(place()).toBe(before);
    expect(screen.getByRole('status').textContent).toContain('–');
    expect(face()).toBe('ready');
  });
});

describe('the comparison', () => {
  test('design §9: paying now, extending and paying all, each with the figures of the answers', async () => {
    const { place } = show({
      extension: written('extension/india'),
      loanDetails: loanOf(due),
      instalments: written('instalments/india'),
    });
    expect(await ways()).toEqual([
      ['Pay what is due', '₹27,394.67', 'Due 31\u00a0December 2026. There is no extension fee.'],
      ['Extend', 'You pay this fee today and still owe your loan.'],
      ['Pay everything', '₹82,184.00', 'For all 3 open instalments. None is left after that.'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'See all instalments' }));
    expect(place()).toContain('/repay/instalments?');
  });

  test('nothing is invented: what the lender does not say is not there', async () => {
    show({
      extension: written('extension/minimal'),
      loanDetails: loanOf({ amountDue: '2739467' }),
      instalments: written('instalments/null-both-lists'),
    });
    expect(await ways()).toEqual([
      ['Pay what is due', '₹27,394.67', 'There is no extension fee.'],
      ['Extend', 'You pay this fee today and still owe your loan.'],
    ]);
  });

  test('extending alone is no comparison', async () => {
    show({
      extension: written('extension/india'),
      loanDetails: loanOf(),
      instalments: written('instalments/all-repaid'),
    });
    await payButton();
    expect(screen.queryByText('Compare before you pay')).toBeNull();
  });

  test('paying all is left out when it is what is due, or when an amount in it is unknown', async () => {
    const one = (totalAmount: unknown) => ({
      code: 0,
      data: { repayPlanDetail: { repayWaitDetail: [{ periodNo: 1, totalAmount }] } },
    });
    for (const amount of [27394.67, '?']) {
      const { unmount } = show({
        extension: written('extension/india'),
        loanDetails: loanOf(due),
        instalments: one(amount),
      });
      expect((await ways()).map(([title]) => title)).toEqual(['Pay what is due', 'Extend']);
      unmount();
    }
  });

  test('the plan is asked for only where instalments are switched on', async () => {
    const { asked } = show(
      { extension: written('extension/india'), loanDetails: loanOf(due) },
      { tenant: sampleTenant({ 'features.extension': true, 'features.instalments': false }) },
    );
    expect(await ways()).toHaveLength(2);
    expect(asked()).toEqual(['extension', 'loanDetails']);
  });
});

describe('faces', () => {
  test('screens §0: a fee of zero, or a repaid loan, is the empty face', async () => {
    const first = show({ extension: written('extension/nothing-to-pay') });
    expect(await screen.findByText('There is nothing to pay')).toBeDefined();
    expect(first.face()).toBe('empty');
    expect(screen.queryByRole('button', pay)).toBeNull();
    first.unmount();
    const second = show({
      extension: written('extension/india'),
      loanDetails: loanOf({ orderStatus: 200 }),
    });
    expect(await screen.findByText(/This loan is repaid/)).toBeDefined();
    expect(second.face()).toBe('empty');
  });

  test('screens §8: a first load that fails is the error face; Retry asks again', async () => {
    let isDown = true;
    const { face } = show({
      extension: () =>
        isDown ? answerWith('<html>', 200) : answerWith(JSON.stringify(written('extension/india'))),
    });
    expect(face()).toBe('loading');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getAllByText('We could not load the extension')).toHaveLength(2);
    expect(face()).toBe('error');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payButton()).toBeDefined();
  });

  test('screens §9: while a payment is held the fee cannot be paid; one that was left for a wallet keeps nothing away', async () => {
    const startedAt = Date.now() - 60_000;
    keepRecord({ amount: minorFromText('72050'), startedAt, stepAt: startedAt });
    const answers = { extension: written('extension/india'), loanDetails: loanOf(due) };
    const { unmount } = show(answers);
    expect(await screen.findByText('Sent')).toBeDefined();
    expect(document.body.textContent).toContain('₹720.50');
    await ways();
    expect(screen.queryByRole('button', pay)).toBeNull();
    unmount();
    keepRecord({ channel: 'wallet', step: 'leftForWallet' });
    show(answers);
    expect(await payButton()).toBeDefined();
    expect(screen.getByText('Did you pay there?')).toBeDefined();
  });
});
