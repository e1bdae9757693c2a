import { expect, expectCleanAddress, hold, tenantFacts, test } from './journey.ts';
import { shippedIds } from '../unit/tenant/shipped-folder.ts';
import { CardPage, DetailsPage, screenOf } from './pages/screens.ts';
import { wordingIn } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

const due = { productId: '5005', orderId: '90071992547409930174' };
const loanPath = `/borrowDetail?productId=${due.productId}&orderId=${due.orderId}`;

test('HD-19: an old link with # and an unescaped session opens my loan, with just that session', async ({
  page,
  lender,
  say,
}) => {
  await page.goto(`/?tenant=india&sessionId=aB+/cD==&userId=7&appName=demo#${loanPath}`);
  const details = new DetailsPage(page, say);
  await expect(details.repay).toBeVisible();
  const [first] = lender.calls('loan-details');
  expect(first?.url).toContain('sessionId=aB%2B%2FcD%3D%3D');
  expect(first?.headers['x-session-id']).toBe('aB+/cD==');
  expectCleanAddress(page);
  expect(page.url()).toContain(loanPath);

  // The reload has only the cleaned address, and the session all the same.
  await page.reload();
  await expect(details.repay).toBeVisible();
  expect(lender.calls('loan-details').at(-1)?.query.get('sessionId')).toBe('aB+/cD==');
});

test('the app puts another address behind the # while the page is open, and it is followed', async ({
  page,
  open,
  say,
}) => {
  await open('loanDetails', due);
  await expect(new DetailsPage(page, say).repay).toBeVisible();
  await page.evaluate((to) => {
    window.location.hash = to;
  }, '#/repay/card?orderId=90071992547409930180&productId=5005&tenant=india');
  await expect(screenOf(page, 'cardRepayment', 'ready')).toContainText('0180');
});

test('a path may be written in any case and with a slash at its end', async ({
  page,
  open,
  say,
}) => {
  await open('/LOAN-Details/', due);
  await expect(new DetailsPage(page, say).repay).toBeVisible();
});

test('HD-28: an address that says “paid” changes nothing', async ({ page, open, say }) => {
  const lie = {
    status: 'success',
    transaction_status: 'settlement',
    orderStatus: '200',
    paid: '1',
  };
  await open('/borrowDetail', { ...due, ...lie });
  const details = new DetailsPage(page, say);
  await expect(details.repay).toBeVisible();
  await expect(details.paid).toBeHidden();
  await expect(details.main).toContainText(say('loan-details:pillDueIn', { count: 3 }));
});

const blockedStores = {
  'storage is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [name, block] of Object.entries(blockedStores)) {
  test(`HD-29: ${name} in my browser, and everything but a reload works`, async ({
    page,
    open,
    say,
    lender,
  }) => {
    await page.addInitScript(block);
    await open('loanDetails', due);
    const details = new DetailsPage(page, say);
    await details.repay.click();
    await page.getByRole('radio').last().check();
    await new CardPage(page, say).pay.click();
    await expect(details.pending).toBeVisible();
    expect(lender.count('repayment-commit')).toBe(1);
  });
}

test('the link names a lender that nobody knows: a page says so, and nobody is called', async ({
  page,
  open,
  lender,
  say,
  mayFail,
}) => {
  mayFail(/status of 404.*nobody-at-all/);
  await open('loanDetails', { ...due, tenant: 'nobody-at-all' });
  await expect(screenOf(page, 'unknownLender')).toContainText(say('app:unknownLenderText'));
  expect(lender.calls()).toEqual([]);
  for (const id of shippedIds) {
    await expect(page.locator('body')).not.toContainText(tenantFacts(id).brand.name);
  }
});

const breaks: Record<string, { change: (text: string) => string; named: RegExp }> = {
  'a number where none may be': {
    change: (text) => text.replace('"shownDigits": 2', '"shownDigits": "two"'),
    named: /money\.shownDigits/,
  },
  'a lost bracket': {
    change: (text) => text.slice(0, text.lastIndexOf('}')),
    named: /tenant\.json/,
  },
};

for (const [what, { change, named }] of Object.entries(breaks)) {
  test(`the lender’s file has ${what}: maintenance with the phone, no call, and the console names the place`, async ({
    page,
    open,
    lender,
    say,
    tenant,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.route('**/tenants/india/tenant.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
    await open('loanDetails', due);
    const maintenance = screenOf(page, 'maintenance');
    await expect(maintenance).toContainText(say('app:maintenanceText'));
    const phone = say('app:callPhone', { phone: tenant.servicePhone });
    await expect(maintenance.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      'tel:18000000142',
    );
    expect(lender.calls()).toEqual([]);
    expect(warnings.join('\n')).toMatch(named);
  });
}

test.describe('a slow lender', () => {
  test.use({ tenantId: 'indonesia', language: 'id' });

  test('HD-32: until my lender is known, nobody’s name, title or colour is to be seen', async ({
    page,
    open,
    tenant,
  }) => {
    const india = JSON.stringify(tenantFacts('india'));
    const [, foreign = ''] = /"brand":"(#\w{6})"/.exec(india) ?? [];
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        const root = document.documentElement;
        seen.add(`${document.title}|${document.body?.innerText ?? ''}|${root?.style.cssText}`);
      };
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      Object.assign(window, { everythingSeen: () => [...seen].join('\n') });
    });
    const slow = await hold(page, '**/tenants/indonesia/tenant.json');
    await open('loanDetails', { productId: '6005', orderId: '80071992547409930174' });
    // While it is awaited: shapes without words.
    await expect(page.locator('#root')).toBeVisible();
    expect(await page.evaluate(() => document.body.innerText.trim())).toBe('');
    expect((await page.title()).replace('\u200b', '')).toBe('');
    slow.release();
    await expect(screenOf(page, 'loanDetails', 'ready')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`· ${tenant.brand.name}$`));
    const seen: string = await page.evaluate('window.everythingSeen()');
    expect(seen).toContain(tenant.brand.name);
    expect(seen).not.toContain(tenantFacts('india').brand.name);
    expect(seen.toLowerCase()).not.toContain(foreign.toLowerCase());
  });
});

test('HD-33: a lender with a light colour gets dark words on its buttons', async ({
  page,
  open,
  say,
}) => {
  await page.route('**/tenants/india/tenant.json', async (route) => {
    const response = await route.fetch();
    const tenant = await response.json();
    const theme = { brand: '#FFD200', fontColours: { onBrand: '#FFFFFF' }, radius: 8, dark: false };
    await route.fulfill({ response, json: { ...tenant, theme } });
  });
  await open('loanDetails', due);
  const { repay } = new DetailsPage(page, say);
  await expect(repay).toBeVisible();
  const contrast = await repay.evaluate((button) => {
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const { color, backgroundColor } = getComputedStyle(button);
    const [low = 0, high = 0] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  });
  expect(contrast).toBeGreaterThanOrEqual(4.5);
});

test('the link leaves something out: it is named, and nothing is asked without it', async ({
  page,
  open,
  lender,
  say,
}) => {
  await open('loanDetails', { productId: '5005' });
  await expect(screenOf(page, 'loanDetails', 'error')).toContainText(
    say('app:incompleteLinkText', { name: 'orderId' }),
  );
  await open('loanConfirm');
  await expect(screenOf(page, 'loanConfirm', 'error')).toContainText('productId');
  expect(lender.calls()).toEqual([]);
});

test('nobody is logged in: the page asks to log in, and the app is told once', async ({
  page,
  open,
  lender,
  say,
}) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, {
      told,
      LoanApp: { askForLogin: (payload: string) => told.push(payload) },
    });
  });
  const nobody = { sessionId: undefined, userId: undefined, deviceId: undefined };
  await open('loanDetails', { ...due, ...nobody });
  await expect(screenOf(page, 'logIn', 'ready')).toContainText(say('app:logInTitle'));
  await page.getByRole('button', { name: say('app:logIn'), exact: true }).click();
  expect(await page.evaluate('window.told')).toEqual(['{}']);
  expect(lender.calls()).toEqual([]);
});

test('the lender no longer knows my session: the page asks to log in', async ({
  page,
  open,
  lender,
  say,
  mayFail,
}) => {
  mayFail(/status of 401/);
  await lender.fail({ call: 'loanDetails', kind: '401' });
  await open('loanDetails', due);
  await expect(screenOf(page, 'logIn')).toContainText(wordingIn('en')('app:logInTitle'));
  await expect(page.getByRole('button', { name: say('app:logIn'), exact: true })).toBeVisible();
});
