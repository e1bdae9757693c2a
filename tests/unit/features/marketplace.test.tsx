import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MarketplaceScreen } from '../../../src/features/marketplace/marketplace-screen.tsx';
import { answerWith } from '../../support/network.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen, type ScreenStage } from '../../support/screen-stage.tsx';
import { withToasts } from '../../support/with-toasts.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offer = (id: string, name: string, more: object = {}) => ({
  id,
  productLogo: 'https://cdn.sample.example/logo.png',
  productName: name,
  buttonStatus: 1,
  buttonText: 'Apply',
  amountRange: '₹5,000 - ₹60,000',
  amountRangeDes: 'Loan amount',
  loan_rate: '0.04% per day',
  productDesc: 'No paper',
  productTags: [`Tag of ${name}`],
  ...more,
});
const first = offer('9007199254740993107', 'Demo Dhan', {
  lenderName: 'Demo Capital Limited',
  apr: '21.60',
  tenor: '91 to 180 days',
  kfsUrl: 'https://docs.sample.example/kfs.html',
});
const offers = [first, offer('2', 'Namuna Loan'), offer('3', 'Third Loan', { buttonStatus: 0 })];

const show = (answers: ScreenStage['answers'] = {}, changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: withToasts(MarketplaceScreen),
    screen: 'marketplace',
    answers: {
      marketplace: { code: 0, data: offers },
      pageEvent: { code: 0 },
      applyProduct: { code: 0, data: { url: 'https://apply.demo-dhan.example/start?ref=77' } },
      ...answers,
    },
    query: '',
    builtScreens: ['marketplace'],
    ...changes,
  });
const button = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`Apply · ${name}`) });

describe('what is shown', () => {
  test("spec §2: the lender's order is kept, and only the first two show their tags", async () => {
    const { face, container } = show();
    await button('Demo Dhan');
    const names = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Demo Dhan', 'Namuna Loan', 'Third Loan']);
    const tags = (container.textContent ?? '').match(
      /Tag of (?:Demo Dhan|Namuna Loan|Third Loan)/g,
    );
    expect(tags).toEqual(['Tag of Demo Dhan', 'Tag of Namuna Loan']);
    expect(face()).toBe('ready');
  });

  test('who lends, what it costs, for how long, and the key facts, where they were sent', async () => {
    show();
    const card = (await button('Demo Dhan')).closest('li');
    if (!card) throw new Error('the button stands in no card');
    expect(within(card).getByText('Lender: Demo Capital Limited')).toBeDefined();
    expect(within(card).getByText('21.60%')).toBeDefined();
    expect(within(card).getByText('91 to 180 days')).toBeDefined();
    const facts = within(card).getByRole('link', { name: 'Key facts of Demo Dhan' });
    expect(facts.getAttribute('href')).toBe('https://docs.sample.example/kfs.html');
    expect(screen.getAllByText(/^Lender:/)).toHaveLength(1);
    expect(screen.getAllByText('APR')).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: /Key facts/ })).toHaveLength(1);
  });

  test("key facts on the lender's own site are a link too", async () => {
    show({ marketplace: { code: 0, data: [{ ...first, kfsUrl: '/kfs/7?v=2' }] } });
    const facts = await screen.findByRole('link', { name: 'Key facts of Demo Dhan' });
    expect(facts.getAttribute('href')).toBe('/kfs/7?v=2');
  });

  test('an unsafe address of the key facts is no link', async () => {
    const unsafe = { code: 0, data: [offer('1', 'Demo Dhan', { kfsUrl: 'javascript:alert(1)' })] };
    show({ marketplace: unsafe });
    await button('Demo Dhan');
    expect(screen.queryByRole('link', { name: /Key facts/ })).toBeNull();
  });

  test('one is told before leaving that other lenders are meant, and not this one', async () => {
    show();
    expect(
      await screen.findByText(/from other lenders, not from Sikkora Credit Example Limited/),
    ).toBeDefined();
  });

  test('spec §5: an offer that is not open is no button', async () => {
    show();
    await button('Demo Dhan');
    expect(screen.queryByRole('button', { name: /Third Loan/ })).toBeNull();
    expect(screen.getByText('Third Loan').closest('li')?.textContent).toContain('Apply');
  });

  test.each([{ code: 0, data: [] }, { code: 0, data: null }, { code: 0 }])(
    'lender-api §3: an empty list says that applications are full, with a way home',
    async (empty) => {
      const { face, bridge } = show({ marketplace: empty }, { shell: 'android' });
      expect(
        await screen.findByText('Applications are full for today. Please apply again tomorrow.'),
      ).toBeDefined();
      expect(face()).toBe('empty');
      await user.click(screen.getByRole('button', { name: 'Back to home' }));
      expect(bridge.calls).toEqual([{ action: 'goToHome', payload: {} }]);
    },
  );

  test('in a browser home is the public site, here or where the lender has it', async () => {
    const empty = { marketplace: { code: 0, data: [] } };
    const tenant = sampleTenant({ 'features.publicSite': true });
    const { place, unmount } = show(empty, { tenant, builtScreens: ['home', 'marketplace'] });
    await user.click(await screen.findByRole('button', { name: 'Back to home' }));
    expect(place()).toBe('/');
    unmount();
    const { left } = show(empty);
    await user.click(await screen.findByRole('button', { name: 'Back to home' }));
    expect(left).toEqual(['https://www.sikkora.example/']);
  });

  test('a list that cannot be had is the error face with Retry', async () => {
    let isUp = false;
    const { face } = show({
      marketplace: () =>
        isUp ? answerWith(JSON.stringify({ code: 0, data: offers })) : answerWith('x', 500),
    });
    await screen.findByRole('heading', { level: 2, name: 'The loans could not be loaded' });
    expect(face()).toBe('error');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await button('Demo Dhan')).toBeDefined();
  });
});

describe('a tap', () => {
  test.each([
    ['', '300'],
    ['banner_jingzhun', '301'],
    ['tanchuang_jingzhun', '301'],
    ['tanchuang_fudai', '302'],
    ['banner_fudai', '302'],
    ['toString', '300'],
  ])(
    'spec §9: from the scene "%s" it is told as module %s, then asked for',
    async (scene, module) => {
      const { forms, asked, left } = show({}, { query: scene && `?scene=${scene}` });
      await user.click(await button('Namuna Loan'));
      await waitFor(() => expect(left).toHaveLength(1));
      expect(asked()).toEqual(['marketplace', 'pageEvent', 'applyProduct']);
      expect(forms('pageEvent')).toEqual([{ productId: '2', moduleId: module, positionId: '1' }]);
      const sent = { product_id: '2', module_id: module };
      expect(forms('applyProduct')).toEqual([scene ? { ...sent, scene } : sent]);
    },
  );

  test('HD-24: on a trusted origin the seven parameters go along, before the fragment; elsewhere nothing does', async () => {
    const trusted = { code: 0, data: { url: 'https://partners.sikkora.example/apply?x=1#step2' } };
    const { left, unmount } = show({ applyProduct: trusted });
    await user.click(await button('Demo Dhan'));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toMatch(/^https:\/\/partners\.sikkora\.example\/apply\?x=1&deviceId=.*#step2$/);
    expect(left[0]).not.toContain('token');
    unmount();
    const other = show();
    await user.click(await button('Demo Dhan'));
    await waitFor(() =>
      expect(other.left).toEqual(['https://apply.demo-dhan.example/start?ref=77']),
    );
  });

  test('it says who is being opened', async () => {
    const { left } = show();
    await user.click(await button('Demo Dhan'));
    expect(await screen.findByText('Opening Demo Capital Limited...')).toBeDefined();
    expect(left).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2100));
    expect(await button('Demo Dhan')).toBeDefined();
  });

  test("HD-26: a link of another app goes to the lender's app", async () => {
    const { bridge, left } = show({ applyProduct: { code: 0, data: { url: 'gojek://pay?x=1' } } });
    await user.click(await button('Demo Dhan'));
    await waitFor(() =>
      expect(bridge.calls).toEqual([{ action: 'startPage', payload: { url: 'gojek://pay?x=1' } }]),
    );
    expect(left).toEqual([]);
  });

  test.each(['javascript:alert(1)', 'http://apply.demo-dhan.example/', 'vbscript:x', ''])(
    'HD-25: the address %s is refused in words, and another offer can be tapped',
    async (url) => {
      const { left, bridge, forms } = show({ applyProduct: { code: 0, data: { url } } });
      await user.click(await button('Demo Dhan'));
      expect(await screen.findByText('This page cannot be opened safely.')).toBeDefined();
      expect([left, bridge.calls]).toEqual([[], []]);
      await user.click(await button('Namuna Loan'));
      await waitFor(() => expect(forms('applyProduct')).toHaveLength(2));
    },
  );

  test("a refusal is said in the lender's words; a report that fails is nobody's business", async () => {
    show({
      pageEvent: { code: '1001', message: 'This must not be shown.' },
      applyProduct: { code: '1001', message: 'Not today' },
    });
    await user.click(await button('Demo Dhan'));
    expect(await screen.findByText('Not today')).toBeDefined();
    expect(screen.queryByText('This must not be shown.')).toBeNull();
  });

  test('HD-47: two taps in one tick are one report and one asking', async () => {
    const { asked, left } = show();
    const one = await button('Demo Dhan');
    const two = await button('Namuna Loan');
    act(() => {
      one.click();
      one.click();
      two.click();
    });
    await waitFor(() => expect(left).toHaveLength(1));
    expect(asked()).toEqual(['marketplace', 'pageEvent', 'applyProduct']);
  });

  test('screens §8: a tap whose call takes over 400 ms says so', async () => {
    show({ applyProduct: () => new Promise<Response>(() => {}) });
    const one = await button('Demo Dhan');
    await user.click(one);
    expect(one.textContent).toBe('Apply');
    await act(() => vi.advanceTimersByTimeAsync(450));
    expect(one.textContent).toBe('Loading...');
    expect(one.getAttribute('aria-busy')).toBe('true');
  });
});
