import { readFileSync } from 'node:fs';
import { callTo, expect, expectCleanAddress, hold, tapTwiceInOneTick, test } from './journey.ts';
import {
  ComplaintDetailsPage,
  ComplaintFormPage,
  ComplaintListPage,
  ComplaintStartPage,
  kindTitle,
} from './pages/complaints.ts';
import { cameraPhoto, keptPhoto, lookAt, photoAddress, tells } from './pages/pictures.ts';
import { toast } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

const upload = 'upload-problem-img';
const savedAs = 'problem-save';
/** 199 letters, an emoji of two halves, and a letter too many (HD-40). */
const tooLong = readFileSync('tests/cases/complaint-199a-emoji.txt', 'utf8');
const asLongAsFits = `${'a'.repeat(199)}😀`;
const file = (name: string) => `tests/cases/${name}`;

const borrowers = [
  { tenantId: 'india', language: 'en', orderNo: '90071992547409930180' },
  { tenantId: 'indonesia', language: 'id', orderNo: '80071992547409930180' },
] as const;

for (const { tenantId, language, orderNo } of borrowers) {
  test.describe(`${tenantId} in ${language}`, () => {
    test.use({ tenantId, language });

    test('I complain with three photos, one of which fails and is tried again, and find it all in My complaints', async ({
      page,
      request,
      lender,
      open,
      say,
      mayFail,
    }) => {
      mayFail(/status of 500/);
      await page.clock.install();
      await open('complaintStart', { orderNo });
      const start = new ComplaintStartPage(page, say);
      await start.kind(await kindTitle(lender, '2')).click();
      const form = new ComplaintFormPage(page, say);
      await form.text.fill(tooLong);
      await expect(form.text).toHaveValue(asLongAsFits);
      await expect(form.counter).toHaveText('200/200');
      await form.text.press('End');
      await form.text.pressSequentially('b');
      await expect(form.text).toHaveValue(asLongAsFits);

      // Three photos; the first upload meets a lender in trouble. Nothing goes before all are there (HD-50).
      const taken = await cameraPhoto(page, 'IMG_2041.jpg');
      const uploads = await hold(page, callTo(upload));
      await lender.fail({ call: 'problemImage', kind: '500' });
      await page.clock.pauseAt(Date.now() + 2000);
      const others = ['exif-orientation-6.jpg', 'exif-orientation-3.jpg'].map((name) => ({
        name,
        mimeType: 'image/jpeg',
        buffer: readFileSync(file(name)),
      }));
      await form.picker.setInputFiles([taken, ...others]);
      await expect(form.tiles).toHaveCount(3);
      await expect(form.tiles.first()).toContainText(say('complaints:uploading'));
      await expect(form.tiles.first().getByRole('progressbar')).toBeVisible();
      await form.send.click({ force: true });
      await expect(toast(page, say('complaints:waitForPhotos'))).toBeVisible();
      uploads.release();
      await expect(form.done).toHaveCount(2);
      await expect(toast(page, say('complaints:uploaded'))).toHaveCount(1);
      await form.send.click({ force: true });
      await expect(toast(page, say('complaints:photosFailed'))).toBeVisible();
      expect(lender.count(savedAs)).toBe(0);
      await form.retry.click();
      await expect(form.done).toHaveCount(3);
      await expect(form.retry).toBeHidden();

      // What the lender got: smaller, the right way up, and without a word about where or by what.
      const addresses = await Promise.all(lender.calls(upload).map(photoAddress));
      expect(addresses, 'the first try and its retry, and two others').toHaveLength(4);
      const kept = addresses.filter(Boolean);
      expect(new Set(kept).size).toBe(3);
      expect(tells(taken.buffer)).toBe(true);
      for (const address of kept) {
        const bytes = await keptPhoto(request, address);
        const { width, height, corners } = await lookAt(page, address);
        expect(tells(bytes)).toBe(false);
        if (width === 1600) {
          expect(height).toBe(1200);
          expect(bytes.length).toBeLessThan(taken.buffer.length / 2);
        } else {
          expect([width, height]).toEqual([300, 400]);
          expect(corners, 'red, green, blue, yellow').toEqual(['311', '131', '113', '431']);
        }
      }

      // Sent once, however fast it is tapped; then back at the start, which says so.
      await tapTwiceInOneTick(form.send);
      await expect(form.sentDialog).toBeVisible();
      await page.clock.runFor(1499);
      await expect(form.sentDialog).toBeVisible();
      await page.clock.runFor(1);
      await expect(form.sentDialog).toBeHidden();
      await page.clock.resume();
      await expect(start.sent).toBeVisible();
      expect(lender.count(savedAs)).toBe(1);
      const [saved] = lender.calls(savedAs);
      expect(saved?.form.get('problemDetail')).toBe(asLongAsFits);
      expect(saved?.form.get('problemType')).toBe('2');
      expect(saved?.form.get('orderNo')).toBe(orderNo);
      const sentPhotos = saved?.form.get('problemImage')?.split(',') ?? [];
      expect(sentPhotos.sort()).toEqual(kept.sort());
      expectCleanAddress(page);
      await expect(start.goOn, 'no draft is left').toBeHidden();

      await start.mine.click();
      const list = new ComplaintListPage(page);
      await expect(list.rows.first()).toContainText(asLongAsFits);
      await list.rows.first().click();
      const details = new ComplaintDetailsPage(page, say);
      await expect(details.main).toContainText(asLongAsFits);
      await expect(details.photos).toHaveCount(3);
      await details.photos.nth(1).click();
      await expect(details.large).toBeVisible();
      await expect
        .poll(() => details.large.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await page.goBack();
      await expect(details.large, 'Back closes the photo first').toBeHidden();
      await expect(details.main).toBeVisible();
      await page.goBack();
      await expect(list.main).toBeVisible();
    });
  });
}

const orderNo = '90071992547409930180';
const form2 = { orderNo, problemType: '2' };

test('HD-51, HD-52, HD-53: of ten photos nine are taken; what is empty or no picture is refused by its name; the same photo can be chosen again', async ({
  page,
  lender,
  open,
  say,
}) => {
  await open('complaintForm', form2);
  const form = new ComplaintFormPage(page, say);
  const { mimeType, buffer } = {
    mimeType: 'image/jpeg',
    buffer: readFileSync(file('exif-orientation-6.jpg')),
  };
  const photos = Array.from({ length: 10 }, (_photo, at) => ({
    name: `${at}.jpg`,
    mimeType,
    buffer,
  }));
  await form.picker.setInputFiles(photos);
  await expect(form.done).toHaveCount(9);
  await expect(form.picker).toBeHidden();
  await expect(form.main).toContainText(say('complaints:photosFull', { count: 9 }));
  await expect(form.main).toContainText(say('complaints:photosOver'));
  expect(lender.count(upload)).toBe(9);

  // Room for one more: the same one, twice taken out.
  for (const count of [10, 11]) {
    await form.remove(9);
    await expect(form.tiles).toHaveCount(8);
    await form.picker.setInputFiles([photos[8] ?? photos[0]].flatMap((photo) => photo ?? []));
    await expect(form.done).toHaveCount(9);
    expect(lender.count(upload)).toBe(count);
  }

  await form.remove(9);
  await form.picker.setInputFiles([
    { name: 'zero-bytes.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg onload="__pwned=1"/>'),
    },
  ]);
  await expect(form.refusals).toContainText(
    say('complaints:fileEmpty', { name: 'zero-bytes.png' }),
  );
  for (const name of ['plan.pdf', 'drawing.svg']) {
    await expect(form.refusals).toContainText(say('complaints:fileNoPicture', { name }));
  }
  await expect(form.tiles).toHaveCount(8);
  await expect(form.picker, 'or it would not tell of the same choice').toHaveValue('');
  expect(lender.count(upload)).toBe(11);

  // A page that calls itself a picture is the lender's to judge; here it is a place without a picture.
  await form.picker.setInputFiles(file('not-an-image.png'));
  await expect(form.done).toHaveCount(9);
  await expect(form.main).toContainText(say('complaints:unreadPhotos', { count: 1 }));
  await expect(form.tiles.last().locator('img')).toHaveCount(0);
  expect(await page.evaluate('window.__pwned')).toBeUndefined();
});

test('HD-13: a proxy finds a photo too large and says so with a page: that photo is named, its place is free, the others stay', async ({
  page,
  lender,
  open,
  say,
  mayFail,
}) => {
  mayFail(/status of 413/);
  await open('complaintForm', form2);
  const form = new ComplaintFormPage(page, say);
  await form.text.fill('See the slips.');
  await form.picker.setInputFiles(file('exif-orientation-6.jpg'));
  await expect(form.done).toHaveCount(1);
  await lender.fail({ call: 'problemImage', kind: 'html413' });
  await form.picker.setInputFiles(file('exif-orientation-3.jpg'));
  await expect(form.refusals).toContainText(
    say('complaints:fileTooLarge', { name: 'exif-orientation-3.jpg' }),
  );
  await expect(form.tiles).toHaveCount(1);
  await expect(form.main).not.toContainText(say('complaints:uploading'));
  await expect(form.main).not.toContainText('413');
  await form.send.click();
  await expect(form.sentDialog).toBeVisible();
  expect(lender.calls(savedAs)[0]?.form.get('problemImage')).toBe(
    await photoAddress(lender.calls(upload)[0]),
  );
});
