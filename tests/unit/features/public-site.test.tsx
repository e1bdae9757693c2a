import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CalculatorScreen } from '../../../src/features/public-site/calculator-screen.tsx';
import { HomeScreen } from '../../../src/features/public-site/home-screen.tsx';
import { ReviewsScreen } from '../../../src/features/public-site/site-screens.tsx';
import { sampleSession } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen, type ScreenStage } from '../../support/screen-stage.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const built = [
  'home',
  'calculator',
  'reviews',
  'contact',
  'privacy',
  'loanTermsPublic',
  'loanTerms',
  'promotion',
] as const;
const show = (Screen: ScreenStage['Screen'], changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen,
    screen: 'home',
    answers: {},
    query: '',
    session: sampleSession({}),
    builtScreens: built,
    ...changes,
  });
const amountField = () => screen.getByRole('textbox', { name: 'Loan amount' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (amount: string) => {
  await userEvent.clear(amountField());
  await userEvent.type(amountField(), amount);
};

describe('the home page', () => {
  test('screens §2: the six entries of the navigation lead to sections that are there', () => {
    const { container, asked } = show(HomeScreen);
    const [navigation] = screen.getAllByRole('navigation', { name: 'Main navigation' });
    if (!navigation) throw new Error('no navigation');
    const links = within(navigation).getAllByRole('link').slice(0, 6); // the second list is the small phones'
    expect(links.map((link) => link.textContent)).toEqual([
      'Home',
      'Calculator',
      'User reviews',
      'Privacy Policy',
      'Loan Terms And Conditions',
      'Contact us',
    ]);
    for (const link of links.slice(1))
      expect(
        container.querySelector(link.getAttribute('href') ?? ''),
        link.textContent,
      ).not.toBeNull();
    expect(asked()).toEqual([]);
  });

  test('screens §2: the claims, the lender and its licences come from the tenant', () => {
    show(HomeScreen);
    expect(screen.getByText('More than 3 million users')).toBeDefined();
    const foot = within(screen.getByRole('contentinfo'));
    for (const text of [
      'Sikkora Credit Example Limited',
      'N-00.00142',
      /registered with the Reserve/,
    ])
      expect(foot.getByText(text)).toBeDefined();
    expect(foot.getByRole('link', { name: 'office@sikkora.example' })).toHaveProperty(
      'href',
      'mailto:office@sikkora.example',
    );
  });

  test('a licence number stands once on the page: in the foot, where the lender’s own statement does not say it', () => {
    const statement = { en: 'Registered, certificate N-00.00142.' };
    const { container } = show(HomeScreen, {
      tenant: sampleTenant({ 'lender.regulatorStatement': statement }),
    });
    for (const number of ['N-00.00142', 'U00000MH2021PLC000142'])
      expect(container.textContent.split(number), number).toHaveLength(2);
    const link = screen.getByRole('link', { name: 'See its licences' });
    expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  test('domain §1.4: a whole example, from the one function', () => {
    show(HomeScreen);
    expect(screen.getByText('₹30,819')).toBeDefined();
    expect(screen.getByText('3 × ₹10,273')).toBeDefined();
    expect(screen.getByText(/between 16.31% and 19.37%/)).toBeDefined();
    expect(screen.getByText(/With every fee \(2.36% of the loan.* at most 31.01%/)).toBeDefined();
    expect(screen.getByText('APR with fees').nextSibling?.textContent).toBe('31.01%');
  });

  test('a lender that does not say its fees has the yearly rate without them alone', () => {
    show(HomeScreen, { tenant: sampleTenant({ 'calculator.feesPercent': undefined }) });
    expect(screen.getByText('APR without fees').nextSibling?.textContent).toBe('16.31%');
    expect(screen.queryByText(/with (every )?fee/i)).toBeNull();
  });

  test('screens §8, "Features and routes": apply only where the tenant registers, the app always', () => {
    const { unmount } = show(HomeScreen);
    expect(screen.getAllByRole('link', { name: 'Apply now' })[0]).toHaveProperty(
      'pathname',
      '/apply',
    );
    unmount();
    show(HomeScreen, { tenant: sampleTenant({ 'features.registration': false }) });
    expect(screen.queryByRole('link', { name: 'Apply now' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Get the app' })[0]).toHaveProperty(
      'href',
      'https://get.sikkora.example/',
    );
  });

  test('a device that is no phone is led to the page with the code for a phone; a phone goes to its store', () => {
    const getApp = () => screen.getAllByRole('link', { name: 'Get the app' })[0];
    const { unmount } = show(HomeScreen, { builtScreens: [...built, 'download'] });
    expect(getApp()).toHaveProperty('pathname', '/downloadTemplate');
    unmount();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
    show(HomeScreen, { builtScreens: [...built, 'download'] });
    expect(getApp()).toHaveProperty('href', 'https://get.sikkora.example/android');
  });

  test('each step shows the lender’s own screen, told in words, marked as an example, and loaded when it is near', () => {
    show(HomeScreen);
    const row = within(screen.getByRole('group', { name: 'How it works' }));
    const pictures = row.getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      expect.stringContaining('assets/screen-offer-en.webp'),
      expect.stringContaining('assets/screen-loan-en.webp'),
      expect.stringContaining('assets/screen-paid-en.webp'),
    ]);
    for (const picture of pictures) {
      expect(picture.getAttribute('alt')).toMatch(/phone/);
      expect(picture.getAttribute('loading')).toBe('lazy');
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
    expect(row.getAllByText('Example')).toHaveLength(3);
  });

  test('a reader whose language has no picture sees that of the lender’s own language', () => {
    const tenant = sampleTenant({ 'marketing.screens': { offer: { en: 'assets/offer.webp' } } });
    show(HomeScreen, { tenant, language: 'hi' });
    const picture = screen.getByRole('img', { name: /फ़ोन/ });
    expect(picture.getAttribute('src')).toContain('assets/offer.webp');
  });

  test('a tenant without pictures of its screens has the three steps in words', () => {
    const { container } = show(HomeScreen, {
      tenant: sampleTenant({ 'marketing.screens': undefined }),
    });
    expect(screen.getByRole('heading', { name: 'Receive the money' })).toBeDefined();
    expect(container.querySelector('.st-phone')).toBeNull();
    expect(screen.queryByText('Example')).toBeNull();
  });

  test('what is long is folded, in elements that open without JavaScript', () => {
    const { container } = show(HomeScreen);
    const folded = [...container.querySelectorAll('main details')];
    expect(folded.map((one) => one.querySelector('summary')?.textContent)).toEqual([
      'If a payment is late',
      'Privacy Policy',
      'Loan Terms And Conditions',
      'Grievance redressal officer',
    ]);
    expect(folded.every((one) => !one.hasAttribute('open'))).toBe(true);
    expect(folded[0]?.textContent).toContain('₹1,000 once');
  });

  test('screens §2: a tenant without banners and reviews has a page without them', () => {
    const tenant = sampleTenant({ 'marketing.banners': [], 'marketing.reviews': [] });
    show(HomeScreen, { tenant });
    expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'User reviews' })).toBeNull();
  });
});

describe('the calculator', () => {
  test('it has answered before it is touched, with the amount that the home page begins with; the example beside it has the fees', () => {
    const { unmount } = show(CalculatorScreen, { screen: 'calculator' });
    expect(amountField()).toHaveProperty('value', '30,000');
    expect(within(screen.getByRole('status')).getByText('₹30,819.00')).toBeDefined();
    expect(screen.getByText('₹708.00 (2.36% of the loan)')).toBeDefined();
    expect(screen.getByText('₹29,292.00')).toBeDefined();
    unmount();
    const tenant = sampleTenant({ 'calculator.feesPercent': undefined });
    show(CalculatorScreen, { screen: 'calculator', tenant });
    expect(screen.getAllByText('₹30,819.00')).toHaveLength(1);
  });

  test('screens §2: amount and term give the whole cost and the plan', async () => {
    show(CalculatorScreen, { screen: 'calculator' });
    await type('80000');
    await press('Calculate');
    const said = within(screen.getByRole('status'));
    expect(said.getByText('₹82,184.00')).toBeDefined();
    expect(
      said.getByText(
        '₹80,000.00 borrowed, repaid in 3 instalments: 2 × ₹27,394.67, then ₹27,394.66',
      ),
    ).toBeDefined();
    expect(screen.getByText('After 91 days').nextSibling?.textContent).toBe('₹27,394.66');
  });

  test('HD-72: who comes back to the amount by Tab types over it; it stands there grouped all the time', async () => {
    show(CalculatorScreen, { screen: 'calculator' });
    await type('80001');
    expect(amountField()).toHaveProperty('value', '80,001');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(amountField()).toHaveProperty('value', '80,001');
    await userEvent.keyboard('2000');
    expect(amountField()).toHaveProperty('value', '2,000');
    await press('Calculate');
    expect(screen.getByText('₹2,054.60')).toBeDefined();
  });

  test.each(['', 'abc', '1.5'])('spec §5: "%s" is no number', async (typed) => {
    show(CalculatorScreen, { screen: 'calculator' });
    await userEvent.clear(amountField());
    if (typed) await type(typed);
    await press('Calculate');
    expect(screen.getByText('Please enter a number!')).toBeDefined();
    expect(document.activeElement).toBe(amountField());
    expect(screen.getByRole('status').textContent).toBe('');
    await type('1');
    expect(screen.queryByText('Please enter a number!')).toBeNull();
  });

  test('screens §8, "Calculator": 0 is a number', async () => {
    show(CalculatorScreen, { screen: 'calculator' });
    await type('0');
    await press('Calculate');
    expect(within(screen.getByRole('status')).getByText('₹0.00')).toBeDefined();
  });

  test('screens §8, "Calculator": an amount that is not lent is reckoned, and the range is said', async () => {
    show(CalculatorScreen, { screen: 'calculator' });
    await type('1999');
    await press('Calculate');
    expect(screen.getByText(/from ₹2,000.00 to ₹80,000.00/)).toBeDefined();
    await type('2000');
    expect(screen.queryByText(/from ₹2,000.00 to ₹80,000.00/)).toBeNull();
  });

  test('spec §4: Reset clears everything and goes back to the usual term', async () => {
    show(CalculatorScreen, { screen: 'calculator', query: '?amount=5000&period=360' });
    expect(screen.getByText('₹5,540.00')).toBeDefined();
    await press('Reset');
    expect(amountField()).toHaveProperty('value', '');
    expect(screen.getByRole('combobox')).toHaveProperty('value', '91');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('screens §2: keys alone do it, and the amount is grouped for reading afterwards', async () => {
    show(CalculatorScreen, { screen: 'calculator' });
    await type('50000{Enter}');
    expect(screen.getByText('₹51,365.00')).toBeDefined();
    await userEvent.tab();
    expect(amountField()).toHaveProperty('value', '50,000');
    await userEvent.selectOptions(screen.getByRole('combobox'), '360 days');
    expect(screen.getByText('₹55,400.00')).toBeDefined();
  });
});

test('screens §2: each review picture is told in words', () => {
  const { face } = show(ReviewsScreen, { screen: 'reviews' });
  const pictures = screen.getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    expect.stringContaining('tea stall'),
    expect.stringContaining('UPI'),
  ]);
  expect(face()).toBe('ready');
});
