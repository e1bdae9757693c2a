import { expect, test } from './journey.ts';
import { tabTo } from './pages/keyboard.ts';
import { CalculatorPage } from './pages/public-site.ts';
import { wordingIn, type Say } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

/** A visitor: no app, no session. */
const visit = (tenantId: string, language: string, path: string, query = '') =>
  `${path}?tenant=${tenantId}&lang=${language}${query && `&${query}`}`;

/** The figures of a calculation as they stand on the page. */
const figuresOf = async (page: CalculatorPage, say: Say) => ({
  interest: await page.figure(say('calculator:interest')).innerText(),
  each: await page.figure(say('calculator:each')).innerText(),
  count: await page.figure(say('calculator:instalments')).innerText(),
});

test('HD-04, HD-07, HD-08: I calculate by keys alone; what is no number is refused in one sentence, and half a cent goes up', async ({
  page,
  say,
  lender,
}) => {
  await page.goto(visit('india', 'en', '/About'));
  const at = new CalculatorPage(page, say);
  await tabTo(page, at.amount);
  const fault = page.getByText('Please enter a number!', { exact: true });
  const enter = async (amount: string) => {
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.insertText(amount);
    await page.keyboard.press('Enter');
  };
  for (const amount of ['', '12a', ' ', '1e5', '-5', '+7', '3.5']) {
    await enter(amount);
    await expect(fault, `“${amount}”`).toBeVisible();
    await expect(at.amount).toBeFocused();
    await expect(at.amount).toHaveAttribute('aria-invalid', 'true');
    await expect(at.spoken).toBeEmpty();
    await enter('1');
    await expect(fault).toBeHidden();
  }
  await enter('２０５０');
  await expect(at.amount).toHaveValue('2,050');
  await expect(at.spoken).toContainText('₹2,105.97');
  expect(await figuresOf(at, say)).toEqual({ interest: '₹55.97', each: '₹701.99', count: '3' });

  // The term, and the button.
  await tabTo(page, at.period);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(at.period).toHaveValue('150');
  await tabTo(page, at.calculate);
  await page.keyboard.press('Enter');
  await expect(at.spoken).toContainText('₹2,142.25');
  expect(page.url()).toContain('amount=2050&period=150');

  await tabTo(page, at.plan.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(at.plan.locator('li')).toHaveText([
    /30.*₹428\.45/,
    /60.*₹428\.45/,
    /90.*₹428\.45/,
    /120.*₹428\.45/,
    /150.*₹428\.45/,
  ]);
  await page.keyboard.press('Shift+Tab');
  await expect(at.reset).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(at.amount).toHaveValue('');
  await expect(at.period).toHaveValue('91');
  await expect(at.spoken).toBeEmpty();
  expect(page.url()).not.toMatch(/amount|period/);
  expect(lender.calls()).toEqual([]);
});

/** Worked out by hand in whole cents: amount, days → interest, total, each, the last. */
const worked = {
  india: [
    ['0', '91', '₹0.00', '₹0.00', '₹0.00', '₹0.00'],
    ['1', '150', '₹0.05', '₹1.05', '₹0.21', '₹0.21'],
    ['50', '91', '₹1.37', '₹51.37', '₹17.12', '₹17.13'],
    ['3333', '150', '₹149.99', '₹3,482.99', '₹696.60', '₹696.59'],
    ['77777', '270', '₹6,299.94', '₹84,076.94', '₹9,341.88', '₹9,341.90'],
    ['80000', '360', '₹8,640.00', '₹88,640.00', '₹7,386.67', '₹7,386.63'],
    [
      '999999999',
      '360',
      '₹10,79,99,999.89',
      '₹1,10,79,99,998.89',
      '₹9,23,33,333.24',
      '₹9,23,33,333.25',
    ],
  ],
  indonesia: [
    ['1000000', '91', 'Rp27.300', 'Rp1.027.300', 'Rp342.433,33', 'Rp342.433,34'],
    ['15000000', '330', 'Rp1.485.000', 'Rp16.485.000', 'Rp1.498.636,36', 'Rp1.498.636,40'],
  ],
} as const;

for (const [tenantId, language] of [
  ['india', 'en'],
  ['indonesia', 'id'],
] as const) {
  test(`${tenantId}: a link with amount and period shows what they come to, to the last figure`, async ({
    page,
  }) => {
    const say = wordingIn(language);
    const at = new CalculatorPage(page, say);
    for (const [amount, days, interest, total, each, last] of worked[tenantId]) {
      await page.goto(visit(tenantId, language, '/About', `amount=${amount}&period=${days}`));
      const what = `${amount} for ${days} days`;
      await expect(at.spoken, what).toContainText(total);
      await expect(at.period).toHaveValue(days);
      const count = String(Math.round(Number(days) / 30));
      // Where the cents do not divide, the last instalment is told as it is.
      const parts =
        each === last
          ? each
          : say('calculator:partsThen', { count: String(Number(count) - 1), each, last });
      expect(await figuresOf(at, say), what).toEqual({ interest, each: parts, count });
      await expect(at.plan.locator('li strong').last(), what).toHaveText(last);
    }
    // Not a term of this lender, and no amount at all.
    await page.goto(visit(tenantId, language, '/About', 'amount=1e5&period=92'));
    await expect(at.period).toHaveValue('91');
    await expect(at.amount).toHaveValue({ india: '30,000', indonesia: '6.000.000' }[tenantId]);
    await expect(at.spoken).toContainText(
      { india: '₹30,819.00', indonesia: 'Rp6.163.800' }[tenantId],
    );
  });
}

test('an amount that this lender does not lend is reckoned all the same, and it is said; the yearly cost stands beside it', async ({
  page,
  say,
}) => {
  await page.goto(visit('india', 'en', '/', 'amount=80001&period=91'));
  const at = new CalculatorPage(page, say);
  const range = { min: '₹2,000', max: '₹80,000' };
  await expect(at.spoken).toContainText(say('calculator:outside', range));
  await at.amount.fill('80000');
  await at.amount.press('Enter');
  await expect(at.spoken).not.toContainText(say('calculator:outside', range));
  await expect(at.figure(say('calculator:aprWithoutFees'))).toHaveText('16.31%');
  // The same page again by its own address.
  await page.reload();
  await expect(at.spoken).toContainText('₹82,184');
});

test('the home page has answered before it is touched, answers while I choose, and Apply takes amount and term along, to be shown and not sent', async ({
  page,
  say,
  lender,
}) => {
  await page.goto(visit('india', 'en', '/'));
  const at = new CalculatorPage(page, say);
  await expect(at.spoken).toContainText('₹30,819');
  const knob = page.getByRole('slider', { name: say('calculator:slider') });
  await knob.focus();
  await page.keyboard.press('ArrowRight');
  await expect(at.amount).toHaveValue('31,000');
  await expect(at.spoken).toContainText('₹31,846.30');
  await page.getByRole('radio', { name: '120 days' }).check();
  await expect(at.spoken).toContainText('₹32,116');
  const apply = page.getByRole('link', {
    name: say('public-site:applyFor', { amount: '₹31,000' }),
  });
  await apply.click();
  await expect(page).toHaveURL(/\/apply\?.*amount=31000&period=120/);
  const offer = page.locator('main section').first();
  await expect(offer).toContainText('₹31,000');
  await expect(offer).toContainText(say('registration:wish', { count: 120 }));
  const sent = JSON.stringify(lender.calls());
  expect(sent).not.toMatch(/31000|3100000|period/);
});
