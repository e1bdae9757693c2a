import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PayMethodScreen } from '../../../src/features/pay-method/pay-method-screen.tsx';
import { createToaster, ToasterContext, ToastOutlet } from '../../../src/ui/toast.tsx';
import { answerWith, type SentRequest } from '../../support/network.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen, stageLoan, type ScreenStage } from '../../support/screen-stage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const shops = [
  { name: 'Alpha Shop', payCode: 'ALPHA', minAmount: 100, maxAmount: 5000, fee: 25 },
  { name: 'Beta Shop', payCode: 'BETA' },
];
const tenant = sampleTenant({
  'features.virtualAccount': true,
  'repayment.markets': shops,
  'repayment.banks': [{ name: 'Own Bank', payCode: 'OWN' }],
});
const loan = `?orderId=${stageLoan.loanId}&productId=${stageLoan.productId}`;

const banks = {
  code: 0,
  data: [
    {
      bankName: 'Bank One',
      methods: [{ name: 'Virtual account', payCode: 'ONE', specificNum: 'N1' }],
    },
    {
      bankName: 'Bank Two',
      methods: [
        { name: 'Virtual account', payCode: 'TWO', specificNum: '' },
        { name: 'Bill', payCode: 'TWOB', specificNum: '7' },
      ],
    },
  ],
};
const markets = { code: 0, data: [{ name: 'Alpha Shop', payCode: 'ALPHA', specificNum: 'A1' }] };

const kindOf = ({ form }: SentRequest) => Object.fromEntries(form)['pay_type'];
const both = (request: SentRequest) =>
  answerWith(JSON.stringify(kindOf(request) === '2' ? markets : banks));

/** The screen with an outlet for what it says in passing. */
function WithToasts() {
  const [toaster] = useState(() => createToaster({ after: () => () => undefined }));
  return (
    <ToasterContext value={toaster}>
      <PayMethodScreen />
      <ToastOutlet />
    </ToasterContext>
  );
}

const show = (changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: WithToasts,
    screen: 'payMethod',
    tenant,
    builtScreens: ['virtualAccount', 'payMethod'],
    answers: { payTypes: both },
    query: `${loan}&amount=2000`,
    ...changes,
  });

const save = () => userEvent.click(screen.getByRole('button', { name: 'I want to pay' }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const stored = (name: string) => localStorage.getItem(name);
const said = () => screen.getByRole('status').textContent;

describe('screens §4, payMethod', () => {
  test('a bank, then its method; the choice is stored and leads to the number with display=1', async () => {
    const page = show();
    await choose('Bank Two');
    expect(stored('payCode')).toBeNull();
    await choose('Bill');
    await save();
    await waitFor(() => expect(page.place()).toContain('display=1'));
    expect(page.place()).toBe(`/that${loan}&amount=2000&display=1`);
    expect(page.handedOver()).toEqual({ channelName: 'Bank Two · Bill' });
    expect(['payType', 'payCode', 'specificNum', 'isDefault'].map(stored)).toEqual([
      '1',
      'TWOB',
      '7',
      '0',
    ]);
  });

  test('what was chosen to pay on another screen goes along to the number', async () => {
    const part = { kind: 'instalments', count: 3, first: '5', last: '7', of: 12 };
    const chosen = { amount: '200000', part, before: { amountDue: '100000' } };
    const page = show({ state: { chosen } });
    await choose('Bank One');
    await save();
    await waitFor(() =>
      expect(page.handedOver()).toEqual({ chosen, channelName: 'Bank One · Virtual account' }),
    );
  });

  test('a bank with a single method needs no second choice', async () => {
    const page = show();
    await choose('Bank One');
    expect(screen.queryByRole('radio', { name: 'Virtual account' })).toBeNull();
    await save();
    await waitFor(() => expect(page.place()).toContain('display=1'));
    expect([stored('payCode'), stored('specificNum')]).toEqual(['ONE', 'N1']);
  });

  test('incomplete: nothing is stored, it is said, and the open part has the focus', async () => {
    const page = show();
    await screen.findByRole('radio', { name: 'Bank One' });
    await save();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Bank One' })),
    );
    expect(page.place()).toContain('/individual');
    await choose('Bank Two');
    await save();
    const methods = screen.getByRole('group', { name: 'Choose how to pay with Bank Two' });
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(methods).getByRole('radio', { name: 'Virtual account' }),
      ),
    );
    expect(stored('payCode')).toBeNull();
    expect(said()).toBe('Please complete the information.');
  });

  test('changing between bank and mini market clears the stored keys at once', async () => {
    for (const [key, value] of Object.entries({
      payType: '1',
      payCode: 'ONE',
      specificNum: 'N1',
      isDefault: '0',
    }))
      localStorage.setItem(key, value);
    const page = show();
    const last = await screen.findByRole('radio', { name: 'Bank One' });
    expect(last).toHaveProperty('checked', false);
    await choose('Mini market');
    expect(['payType', 'payCode', 'specificNum'].map(stored)).toEqual([null, null, null]);
    await choose('Alpha Shop');
    await save();
    await waitFor(() => expect(page.handedOver()).toEqual({ channelName: 'Alpha Shop' }));
    expect(['payType', 'payCode', 'specificNum', 'isDefault'].map(stored)).toEqual([
      '2',
      'ALPHA',
      'A1',
      '0',
    ]);
  });
});

describe('screens §9, choosing: nothing is chosen beforehand', () => {
  test('the channel used last stands first and is marked, and is not chosen', async () => {
    localStorage.setItem('payType', '1');
    localStorage.setItem('payCode', 'TWOB');
    localStorage.setItem('specificNum', '7');
    show();
    await screen.findByRole('radio', { name: 'Bank Two' });
    const [first, second] = screen.getAllByRole('radio', { name: /^Bank/ });
    expect(first?.getAttribute('value')).toBe('bank'); // the kind
    expect(second?.getAttribute('value')).toBe('Bank Two');
    expect(second?.closest('label')?.textContent).toContain('Last time');
    expect(second).toHaveProperty('checked', false);
  });

  test('every row with a charge says what is paid there in all, and names it; without one the head has said it', async () => {
    show();
    const bank = await screen.findByRole('radio', { name: 'Bank One' });
    expect(bank.closest('label')?.textContent).not.toContain('₹');
    await choose('Mini market');
    const shop = await screen.findByRole('radio', { name: 'Alpha Shop' });
    expect(shop.closest('label')?.textContent).toContain('₹2,025.00');
    expect(shop.closest('label')?.textContent).toContain('Fee of ₹25.00 included');
    expect(shop.getAttribute('aria-describedby')).toMatch(/-end .*-about$/);
  });
});

describe('domain §2.2: limits are said when they matter', () => {
  const atMarkets = async (amount: string) => {
    const page = show({ query: `${loan}&amount=${amount}` });
    await choose('Mini market');
    const radio = await screen.findByRole('radio', { name: 'Alpha Shop' });
    return { page, radio, row: radio.closest('label')?.textContent ?? '' };
  };

  test('within them a shop shows no limit', async () => {
    const { radio, row } = await atMarkets('5000');
    expect(radio).toHaveProperty('disabled', false);
    expect(row).not.toContain('₹100.00 to');
  });

  test('where the amount is not known yet they are shown, with the fee', async () => {
    show({ query: loan });
    await choose('Mini market');
    const radio = await screen.findByRole('radio', { name: 'Alpha Shop' });
    expect(radio.closest('label')?.textContent).toContain('₹100.00 to ₹5,000.00 · Fee ₹25.00');
  });

  test.each([
    ['5000.01', 'Takes ₹5,000.00 at most'],
    ['99', 'Takes ₹100.00 or more'],
  ])('%s cannot be paid there, and the reason is said', async (amount, reason) => {
    const { radio, row } = await atMarkets(amount);
    expect(radio).toHaveProperty('disabled', true);
    expect(row).toContain(reason);
  });

  test('a stored shop that cannot take the amount is not chosen', async () => {
    localStorage.setItem('payType', '2');
    localStorage.setItem('payCode', 'ALPHA');
    localStorage.setItem('specificNum', 'A1');
    const page = show({ query: `${loan}&amount=6000` });
    expect(await screen.findByRole('radio', { name: 'Alpha Shop' })).toHaveProperty(
      'checked',
      false,
    );
    await save();
    expect(page.place()).toContain('/individual');
  });
});

describe('lender-api §2, payTypes', () => {
  test("an empty answer falls back to the tenant's own list, in its order", async () => {
    show({ answers: { payTypes: { code: 0, data: null } } });
    expect(await screen.findByRole('radio', { name: 'Own Bank' })).toBeDefined();
    await choose('Mini market');
    await screen.findByRole('radio', { name: 'Alpha Shop' });
    const group = screen.getByRole('group', { name: 'Choose a shop' });
    const names = within(group)
      .getAllByRole('radio')
      .map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? ''))
      .map((title) => title?.textContent);
    expect(names).toEqual(['Alpha Shop', 'Beta Shop']);
  });

  test('HD-17: a late answer of the old type is never shown for the new one', async () => {
    let answerBanks = (_response: Response) => {};
    const late = new Promise<Response>((resolve) => {
      answerBanks = resolve;
    });
    show({
      answers: { payTypes: (request) => (kindOf(request) === '1' ? late : both(request)) },
    });
    await choose('Mini market');
    await screen.findByRole('radio', { name: 'Alpha Shop' });
    await act(async () => {
      answerBanks(answerWith(JSON.stringify(banks)));
      await late;
    });
    expect(screen.queryByRole('radio', { name: 'Bank One' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Alpha Shop' })).toBeDefined();
  });
});

describe('screens §0: four faces', () => {
  test('loading, then ready', async () => {
    const page = show();
    expect(page.face()).toBe('loading');
    await screen.findByRole('radio', { name: 'Bank One' });
    expect(page.face()).toBe('ready');
  });

  test('a failed read says why, whom to call, and can be tried again; the type stays changeable', async () => {
    let isDown = true;
    const page = show({
      answers: {
        payTypes: (request) =>
          isDown
            ? answerWith(JSON.stringify({ code: 1001, msg: 'Belum. Coba: {{name}}' }))
            : both(request),
      },
    });
    await waitFor(() => expect(page.face()).toBe('error'));
    expect(screen.getByText('Belum. Coba: {{name}}')).toBeDefined();
    expect(screen.getByRole('link')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: 'Bank One' })).toBeDefined();
  });

  test('nothing to choose from is said, and the other type can still be chosen', async () => {
    const page = show({
      tenant: sampleTenant({ 'features.virtualAccount': true, 'repayment.markets': shops }),
      answers: { payTypes: { code: 0, data: [] } },
    });
    await waitFor(() => expect(page.face()).toBe('empty'));
    await choose('Mini market');
    expect(await screen.findByRole('radio', { name: 'Beta Shop' })).toBeDefined();
    expect(page.face()).toBe('ready');
  });
});
