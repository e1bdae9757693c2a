import { readFileSync } from 'node:fs';
import { callTo, expect, expectCleanAddress, tapTwiceInOneTick, test } from './journey.ts';
import { insideApp } from './pages/app.ts';
import { ComplaintFormPage } from './pages/complaints.ts';
import { screenOf } from './pages/screens.ts';
import { recordsOf, TalkPage } from './pages/talk.ts';

test.describe.configure({ mode: 'parallel' });

const borrowers = [
  { tenantId: 'india', language: 'en', orderNo: '90071992547409930180' },
  { tenantId: 'indonesia', language: 'id', orderNo: '80071992547409930180' },
] as const;

for (const { tenantId, language, orderNo } of borrowers) {
  test.describe(`${tenantId} in ${language}`, () => {
    test.use({ tenantId, language });

    test('a talk that ends at a person: each step is told to the lender once, the complaint holds it, and a reload repeats nothing', async ({
      page,
      lender,
      open,
      say,
    }) => {
      await open('chatbot', { orderNo });
      const talk = new TalkPage(page, say);
      await expect(talk.categories).toHaveCount(4);
      await expect(talk.lines).toHaveCount(1);
      await talk.categories.nth(1).click();
      await expect(talk.categories.nth(1)).toHaveAttribute('aria-pressed', 'true');
      const paid = await talk.ask(lender, '1021');
      const today = await talk.ask(lender, '10211');

      // An answer that does not help: the lender says something to that, and offers a person under it.
      await tapTwiceInOneTick(talk.unresolved);
      await expect(talk.unresolved).toBeHidden();
      const { answer } = lender.calls('qa-record')[0] ?? {};
      const [, sorry = ''] = /"data":\s*"([^"]+)"/.exec((await answer) ?? '') ?? [];
      expect(sorry).not.toBe('');
      await expect(talk.lines.last()).toContainText(sorry);
      await expect(talk.lines.last().getByRole('button')).toHaveText(say('assistant:person'));
      await expect(talk.complain).toBeVisible();
      await talk.write('I paid at the counter.');
      await expect
        .poll(() => recordsOf(lender))
        .toEqual(['2|0|10211', '4|I paid at the counter.|']);

      // One level back, and on to a person.
      await talk.back.click();
      await expect(talk.lines.last()).toContainText(/\?$/);
      await expect(talk.question(today)).toBeVisible();
      const earlier = talk.nextRows.last();
      const before = await earlier.innerText();
      await tapTwiceInOneTick(earlier);
      const form = new ComplaintFormPage(page, say);
      const text = await form.text.inputValue();
      expect(text).toContain(`${paid} › ${before}`);
      expect(text).toContain('I paid at the counter.');
      await expect.poll(() => recordsOf(lender)).toHaveLength(3);
      expect(recordsOf(lender)[2]).toMatch(/^1\|\|/);
      expectCleanAddress(page);

      await page.goBack();
      const isAllThere = async () => {
        await expect(talk.log).toContainText(say('assistant:handedOver', { count: 3 }));
        await expect(talk.log).toContainText('I paid at the counter.');
        await expect(talk.complain).toBeVisible();
      };
      await isAllThere();
      const asked = lender.count('get-qa-list');
      await page.reload();
      await isAllThere();
      expect(lender.count('get-qa-list')).toBe(asked);

      // What I wrote is not thrown away by one press.
      await talk.startOver.click();
      await expect(talk.startOverDialog).toBeVisible();
      await talk.startOverDialog
        .getByRole('button', { name: say('assistant:startOver'), exact: true })
        .click();
      await expect(talk.lines).toHaveCount(1);
      await page.reload();
      await expect(talk.lines).toHaveCount(1);
      expect(recordsOf(lender)).toHaveLength(3);
    });
  });
}

const orderNo = '90071992547409930180';

for (const { tenantId, where, stars, prompts } of [
  { tenantId: 'india', where: 'in the app', stars: 2, prompts: 0 },
  { tenantId: 'indonesia', where: 'in the app', stars: 5, prompts: 1 },
  { tenantId: 'india', where: 'in a browser', stars: 5, prompts: 0 },
]) {
  test.describe(`${tenantId}, ${where}`, () => {
    test.use({ tenantId });

    test(`an answer helped, and I give ${stars} stars`, async ({
      page,
      lender,
      open,
      say,
      tenant,
    }) => {
      const app =
        where === 'in the app'
          ? await insideApp(page, tenant.bridge.android.object, ['promptScore'])
          : [];
      // The address opens the category.
      await open('chatbot', { selectedIndex: '0' });
      const talk = new TalkPage(page, say);
      await talk.ask(lender, '1012');
      await tapTwiceInOneTick(talk.resolved);
      await expect(talk.rating).toBeVisible();
      await talk.stars.nth(stars - 1).click();
      await expect(talk.rating).toBeHidden();
      await expect(talk.log).toContainText(
        stars < 4 ? say('assistant:fewStars') : say('app:thanksForRating'),
      );
      await expect(talk.resolved).toBeHidden();
      expect(recordsOf(lender)).toEqual(['2|1|1012', `3|${stars}|1012`]);
      const asked = { method: 'promptScore', payload: {} };
      expect(app).toEqual(prompts > 0 ? [asked] : []);
    });
  });
}

test.describe('Indonesia', () => {
  test.use({ tenantId: 'indonesia', language: 'id' });

  test('“Hubungi CS” opens the chat of the app', async ({ page, open, say, tenant }) => {
    const app = await insideApp(page, tenant.bridge.android.object, ['openServiceChat']);
    await open('chatbot');
    const talk = new TalkPage(page, say);
    await expect(talk.main).toBeVisible();
    await page.getByRole('button', { name: 'Hubungi CS', exact: true }).click();
    await expect(talk.log).toContainText(
      say('assistant:chatOpened', { phone: tenant.servicePhone }),
    );
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(app).toEqual([{ method: 'openServiceChat', payload: {} }]);
  });
});

test('a person is asked for in a browser: phone and e-mail, also when the lender names none (HD-11), and a complaint', async ({
  page,
  open,
  say,
  tenant,
}) => {
  const empty = readFileSync('tests/cases/empty-array-contact.json', 'utf8');
  await page.route(callTo('contact-kf-info'), (route) =>
    route.fulfill({ contentType: 'application/json', body: empty }),
  );
  await open('chatbot', { orderNo });
  const talk = new TalkPage(page, say);
  await expect(talk.main).toBeVisible();
  await talk.person.click();
  const sheet = page.getByRole('dialog', { name: say('assistant:person') });
  const phone = say('app:callPhone', { phone: tenant.servicePhone });
  await expect(sheet.getByRole('link', { name: phone })).toBeVisible();
  await expect(sheet.locator(`a[href="mailto:${tenant.support.email}"]`)).toBeVisible();
  await expect(sheet).not.toContainText('undefined');
  await talk.complain.click();
  await expect(screenOf(page, 'complaintForm', 'ready')).toContainText('··0180');
});

test('HD-41: blanks are not sent, nor does the Enter send that takes a word from an input method', async ({
  page,
  lender,
  open,
  say,
}) => {
  await open('chatbot');
  const talk = new TalkPage(page, say);
  await talk.field.press('Enter');
  await talk.field.fill('   ');
  await talk.field.press('Enter');
  await talk.send.click({ force: true });
  await expect(talk.lines).toHaveCount(1);
  const keys = await page.context().newCDPSession(page);
  await talk.field.fill('ऋण');
  const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 229 };
  await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
  await expect(talk.field).toHaveValue('ऋण');
  await expect(talk.lines).toHaveCount(1);
  await talk.field.press('Enter');
  await expect(talk.lines).toHaveCount(3);
  await expect(talk.field).toBeFocused();
  expect(recordsOf(lender)).toEqual(['4|ऋण|']);
});

test('my question was on its way when I reloaded: I am told, and it goes again only when I say so', async ({
  page,
  lender,
  open,
  say,
}) => {
  await open('chatbot');
  const talk = new TalkPage(page, say);
  let isSilent = true;
  await page.route(callTo('qa-record'), (route) => (isSilent ? undefined : route.fallback()));
  await talk.write('Is anybody there?');
  await expect.poll(() => lender.count('qa-record')).toBe(1);
  await page.reload();
  isSilent = false;
  const notSent = say('assistant:textNotSent', { text: 'Is anybody there?' });
  await expect(talk.lines.last()).toContainText(notSent);
  expect(lender.count('qa-record')).toBe(1);
  await tapTwiceInOneTick(talk.lines.last().getByRole('button'));
  await expect(talk.log).not.toContainText(notSent);
  await expect.poll(() => lender.count('qa-record')).toBe(2);
  await expect(talk.log.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(lender.count('qa-record')).toBe(2);
});

test('a very long talk stays light: its end is drawn, earlier parts come when asked for, and only so much is kept', async ({
  page,
  open,
  say,
}) => {
  await open('chatbot');
  const talk = new TalkPage(page, say);
  await talk.write('A first question.');
  await expect(talk.lines).toHaveCount(3);
  // As if three hundred questions had been asked before.
  await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('loanfront.talk')) ?? '';
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '');
    const many = Array.from({ length: 300 }, (_line, at) => ({
      id: kept.nextId + at,
      kind: 'person',
      text: `Question number ${at + 1}.`,
      isTyped: true,
    }));
    const messages = [...kept.messages, ...many];
    sessionStorage.setItem(key, JSON.stringify({ ...kept, messages, nextId: kept.nextId + 300 }));
  });
  await page.reload();
  await expect(talk.lines).toHaveCount(50);
  await expect(talk.lines.last()).toContainText('Question number 300.');
  await expect(talk.lines.last()).toBeInViewport();
  const earlier = page.getByRole('button', { name: say('assistant:showEarlier'), exact: true });
  await earlier.click();
  const old = talk.main.getByText('Question number 201.', { exact: true });
  await expect(old).toBeAttached();
  const isSpared = await old.evaluate((element) => {
    const line = element.closest('[data-person]');
    return line ? getComputedStyle(line).contentVisibility : '';
  });
  expect(isSpared, 'out of sight, out of work').toBe('auto');

  await talk.write('And one more.');
  await expect(talk.lines.last()).toBeInViewport();
  await expect.poll(() => talk.lines.count()).toBe(52);
  const kept = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('loanfront.talk')) ?? '';
    return JSON.parse(sessionStorage.getItem(key) ?? '').messages.length;
  });
  expect(kept).toBe(200);
});
