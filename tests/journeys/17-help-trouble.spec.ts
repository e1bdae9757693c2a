import { callTo, expect, hold, test } from './journey.ts';
import { expectGoodFace } from './pages/checks.ts';
import { screenOf } from './pages/screens.ts';
import { TalkPage } from './pages/talk.ts';

test.describe.configure({ mode: 'parallel' });

const asks = {
  complaintStart: { call: 'problemInit', path: 'problem-init' },
  complaintList: { call: 'problemList', path: 'problem-list' },
  complaintDetails: { call: 'problemDetail', path: 'problem-detail' },
  chatbot: { call: 'qaList', path: 'get-qa-list' },
};

for (const [screen, { call, path }] of Object.entries(asks)) {
  test(`${screen}: waiting has a face; a lender in trouble has one, with Retry and a phone, until it answers`, async ({
    page,
    lender,
    open,
    say,
    tenant,
    mayFail,
  }) => {
    mayFail(/net::ERR_|status of 500/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const kinds = ['500', 'html', 'cut', 'malformed'];
    for (const kind of kinds) await lender.fail({ call, kind });
    const waiting = await hold(page, callTo(path));
    await open(screen, { problemId: '9007199254740950000102' });
    await expect(screenOf(page, screen, 'loading')).toBeVisible();
    await expectGoodFace(page, `${screen}, loading`);
    waiting.release();
    const failed = screenOf(page, screen, 'error');
    const retry = failed.getByRole('button', { name: say('app:retry'), exact: true });
    const phone = say('app:callPhone', { phone: tenant.servicePhone });
    for (const [at, kind] of kinds.entries()) {
      await expect.poll(() => lender.count(path)).toBe(at + 1);
      await expect(retry, kind).toBeEnabled();
      await expect(failed.getByRole('link', { name: phone })).toBeVisible();
      await expect(failed).not.toContainText(/undefined|JSON|token/);
      if (at === 0) await expectGoodFace(page, `${screen}, error`);
      await retry.click();
    }
    await expect(screenOf(page, screen, 'ready')).toBeVisible();
  });
}

test('an empty list of complaints, and a lender whose assistant knows nothing, have a face with a way on', async ({
  page,
  open,
  say,
}) => {
  const answer = (path: string, data: string) =>
    page.route(callTo(path), (route) =>
      route.fulfill({ contentType: 'application/json', body: `{"code":"00","data":${data}}` }),
    );
  await answer('problem-list', '{"tabs":[]}');
  await answer('get-qa-list', '{"question":"","answerList":[]}');
  await answer('problem-init', '{"problemType":[],"orderDetail":null,"orderList":[]}');
  await open('complaintList');
  await expect(screenOf(page, 'complaintList', 'empty')).toBeVisible();
  await expectGoodFace(page, 'complaintList, empty');
  await page.getByRole('link', { name: say('complaints:title'), exact: true }).click();
  await expect(screenOf(page, 'complaintStart', 'empty')).toBeVisible();
  await expectGoodFace(page, 'complaintStart, empty');
  await page.getByRole('link', { name: say('complaints:askAssistant') }).click();
  await expect(screenOf(page, 'chatbot', 'empty')).toBeVisible();
  await expect(new TalkPage(page, say).person).toBeVisible();
  await expectGoodFace(page, 'chatbot, empty');
});
