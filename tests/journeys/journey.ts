import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  expect as patient,
  test as base,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test';
import { Lender } from './pages/lender.ts';
import { wordingIn, type Say } from './pages/wording.ts';

/** What of `tenant.json` a journey looks things up in. */
export interface TenantFacts {
  id: string;
  brand: { name: string };
  lender: { name: string; grievanceOfficer: { name: string; phone: string; email: string } };
  repayment: { payeeName: string };
  servicePhone: string;
  support: { email: string };
  bridge: { android: { object: string } };
  routes: Readonly<Record<string, string>>;
  locale: { timeZone: string };
}

/** Reads a tenant as it lies in its folder. */
export const tenantFacts = (id: string): TenantFacts =>
  JSON.parse(readFileSync(`tenants/${id}/tenant.json`, 'utf8'));

/** Opens a screen as the lender's app does; `query` adds to the launch, or takes out with undefined. */
export type Open = (
  screen: string,
  query?: Readonly<Record<string, string | undefined>>,
) => Promise<void>;

interface Journey {
  tenantId: string;
  language: string;
  tenant: TenantFacts;
  /** The lender of the tenant, for a borrower whom no other test knows. */
  lender: Lender;
  say: Say;
  open: Open;
  /** Names console errors that the test itself causes. */
  mayFail: (...patterns: RegExp[]) => void;
}

const literalPaths: Readonly<Record<string, string>> = {
  loanDetailsAfterPayment: '/borrowDetail',
  bindCard: '/addnormalcard',
  complaintForm: '/complainPageNext',
  complaintList: '/complaintList',
  complaintDetails: '/complainDetails',
  complaintStartNew: '/complainNewPage',
  chatbot: '/intelligentCustomerService',
};

/**
 * A borrower with a phone. Every test also proves that the page raised no error, wrote none to the console but
 * those that the test names, and did not end wider than the screen.
 */
export const test = base.extend<Journey & { troubles: RegExp[] }>({
  tenantId: ['india', { option: true }],
  language: ['en', { option: true }],
  tenant: async ({ tenantId }, provide) => provide(tenantFacts(tenantId)),
  lender: async ({ page, request, tenantId, baseURL }, provide) => {
    await provide(new Lender(page, request, `${baseURL}/gateway/${tenantId}`, randomUUID()));
  },
  say: async ({ language }, provide) => provide(wordingIn(language)),
  open: async ({ page, tenant, language, lender }, provide) => {
    await provide(async (screen, query = {}) => {
      const path = tenant.routes[screen] ?? literalPaths[screen] ?? screen;
      const launch = { tenant: tenant.id, lang: language, ...lender.session, ...query };
      const pairs = Object.entries(launch).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      );
      await page.goto(`${path}?${new URLSearchParams(pairs)}`);
    });
  },
  troubles: [
    async ({ page }, provide) => {
      const expected: RegExp[] = [];
      const found: string[] = [];
      page.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => found.push(`page error: ${error.message}`));
      await provide(expected);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = found.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the page was quiet').toEqual([]);
      if (page.url().startsWith('http')) await expectNoSidewaysScroll(page);
    },
    { auto: true },
  ],
  mayFail: async ({ troubles }, provide) =>
    provide((...patterns) => void troubles.push(...patterns)),
});

/** Waits as long as a busy machine may need; what is there already costs no time. */
export const expect = patient.configure({ timeout: 12_000 });

/** Nothing sticks out to the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [
    document.scrollingElement?.scrollWidth ?? 0,
    window.innerWidth,
  ]);
  expect(wide, 'no sideways scroll').toBeLessThanOrEqual(seen);
}

/** The address bar holds nothing that says who somebody is. */
export function expectCleanAddress(page: Page): void {
  expect(page.url()).not.toMatch(/sessionId|userId|deviceId|token|mobilePhone/i);
}

/** Taps twice before the page can draw anything: no person is that fast, some screens are (HD-47). */
export const tapTwiceInOneTick = (button: Locator): Promise<void> =>
  button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new Error('nothing to tap');
    element.click();
    element.click();
  });

/** The page comes out of the back/forward cache. */
export const comeBackFromCache = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    // A page that lay in the cache had long come to rest; this one may still have effects to run.
    await new Promise((rest) => requestIdleCallback(rest));
    return window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

/** Addresses of one of the lender's calls, and never those of a page of the same name. */
export const callTo = (name: string): RegExp => new RegExp(`/gateway/.*/${name}\\?`);

/** Lets requests go out but keeps their answers back until `release` is called. */
export async function hold(page: Page, url: string | RegExp): Promise<{ release: () => void }> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await gate;
    await route.fallback();
  });
  return { release };
}

/** Puts another `data` into the answers to one call, which itself goes through. */
export async function answerWith(
  page: Page,
  call: string,
  change: (data: Record<string, unknown>) => unknown,
): Promise<void> {
  await page.route(callTo(call), async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  });
}
