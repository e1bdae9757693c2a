import { callTo, expect, hold, test } from './journey.ts';
import { ComplaintDetailsPage, ComplaintListPage } from './pages/complaints.ts';
import { toast } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

const borrowers = [
  { tenantId: 'india', language: 'en', complaints: '90071992547409500001' },
  { tenantId: 'indonesia', language: 'id', complaints: '80071992547409500001' },
] as const;

for (const { tenantId, language, complaints } of borrowers) {
  test.describe(`${tenantId} in ${language}`, () => {
    test.use({ tenantId, language });

    test('three seconds after I have opened an answered complaint I am asked for stars, once', async ({
      page,
      lender,
      open,
      say,
    }) => {
      await page.clock.install();
      await open('complaintList');
      const list = new ComplaintListPage(page);
      await list.tabs.nth(1).click();
      const answer = await hold(page, callTo('problem-detail'));
      await list.rows.first().click();
      const details = new ComplaintDetailsPage(page, say);
      await expect.poll(() => lender.count('problem-detail')).toBe(1);
      await page.clock.pauseAt(Date.now() + 2000);
      answer.release();
      // What the answer changes is drawn with the next frame.
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(details.main).toBeVisible({ timeout: 200 });
      }).toPass({ timeout: 12_000 });
      await page.clock.runFor(2900);
      await expect(details.rating).toBeHidden();
      await page.clock.runFor(100);
      await expect(details.rating).toBeVisible();
      await page.clock.resume();

      await details.send.click();
      await expect(toast(page, say('app:pleaseChoose'))).toBeVisible();
      expect(lender.count('save-score')).toBe(0);
      await details.stars.nth(3).click();
      await details.send.click();
      await expect(toast(page, say('complaints:rated'))).toBeVisible();
      await expect(details.rating).toBeHidden();
      const sent = lender.calls('save-score').map(({ form }) => Object.fromEntries(form));
      expect(sent).toMatchObject([{ problemId: `${complaints}02`, score: '4' }]);

      await page.reload();
      await expect(details.main).toBeVisible();
      await page.clock.fastForward(10_000);
      await expect(details.rating).toBeHidden();
      await expect(details.rate).toBeHidden();
    });
  });
}

test('a complaint without an answer asks for no stars, and shows its photos as large as the phone', async ({
  page,
  open,
  say,
}) => {
  await page.clock.install();
  await open('complaintDetails', { problemId: '9007199254740950000101' });
  const details = new ComplaintDetailsPage(page, say);
  await expect(details.main).toContainText(say('complaints:answerToCome'));
  await page.clock.fastForward(10_000);
  await expect(details.rating).toBeHidden();
  await expect(details.photos).toHaveCount(2);
  await details.photos.first().click();
  await expect(details.large).toHaveJSProperty('complete', true);
  const box = await details.large.boundingBox();
  expect(box?.width).toBeGreaterThan(280);
  await page.getByRole('button', { name: say('complaints:next'), exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText(
    say('complaints:photoOf', { number: 2, total: 2 }),
  );
  await page.keyboard.press('Escape');
  await expect(details.photos.first()).toBeFocused();
});
