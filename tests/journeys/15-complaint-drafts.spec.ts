import { readFileSync } from 'node:fs';
import { expect, tapTwiceInOneTick, test } from './journey.ts';
import { ComplaintFormPage, ComplaintListPage, ComplaintStartPage } from './pages/complaints.ts';
import { photoAddress } from './pages/pictures.ts';

test.describe.configure({ mode: 'parallel' });

const about = { orderNo: '90071992547409930180', problemType: '2' };
const savedAs = 'problem-save';
const slip = {
  name: 'slip.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync('tests/cases/exif-orientation-6.jpg'),
};

test('my words and my photo outlive a reload, a refusal and leaving; what I throw away is gone', async ({
  page,
  lender,
  open,
  say,
}) => {
  const words = 'I paid on Monday.\nNobody has told me anything since.';
  await open('complaintForm', about);
  const form = new ComplaintFormPage(page, say);
  await expect(form.restored).toBeHidden();
  await form.text.fill(words);
  await form.picker.setInputFiles(slip);
  await expect(form.done).toHaveCount(1);
  const isAllThere = async () => {
    await expect(form.text).toHaveValue(words);
    await expect(form.done).toHaveCount(1);
  };
  await page.reload();
  await expect(form.restored).toBeVisible();
  await isAllThere();
  await expect(form.done.getByRole('img')).toHaveJSProperty('naturalWidth', 300);

  // The lender refuses, in its own words.
  await lender.fail({ call: 'problemSave', kind: 'reject', message: 'Not at night, please.' });
  await form.send.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Not at night, please.' });
  await expect(refusal).toContainText(say('complaints:allKept'));
  await isAllThere();

  // Away and back, by way of the start.
  await page.getByRole('link', { name: say('complaints:change'), exact: true }).click();
  const start = new ComplaintStartPage(page, say);
  await expect(start.main).toContainText(say('complaints:unfinished'));
  await expect(start.main).toContainText('I paid on Monday.');
  await start.goOn.click();
  await isAllThere();

  // Thrown away by two presses, not by one.
  await form.discard.click();
  await form.discardDialog
    .getByRole('button', { name: say('complaints:keepDraft'), exact: true })
    .click();
  await isAllThere();
  await form.discard.click();
  await form.reallyDiscard();
  await expect(form.text).toHaveValue('');
  await expect(form.tiles).toHaveCount(0);
  await page.reload();
  await expect(form.text).toHaveValue('');
  await expect(form.restored).toBeHidden();
  expect(lender.count(savedAs)).toBe(1);
});

test('a photo that is still on its way when I reload is named as lost, and the words are there', async ({
  page,
  open,
  say,
  mayFail,
}) => {
  mayFail(/net::ERR_/);
  await open('complaintForm', about);
  const form = new ComplaintFormPage(page, say);
  await form.text.fill('With a slip.');
  await page.route(/upload-problem-img/, () => undefined); // never answers
  await form.picker.setInputFiles(slip);
  await expect(form.main.getByRole('progressbar')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept()); // the browser asks before a page with work in it goes
  await page.reload();
  await expect(form.text).toHaveValue('With a slip.');
  await expect(form.restored).toContainText(say('complaints:lostPhotos', { count: 1 }));
  await expect(form.tiles).toHaveCount(0);
});

for (const hasArrived of [true, false]) {
  test(`no answer comes to my complaint, which ${hasArrived ? 'has arrived' : 'has not arrived'}: I am told that nobody knows, and it is there once`, async ({
    page,
    lender,
    open,
    say,
    mayFail,
  }) => {
    mayFail(/net::ERR_/);
    const words = '<img src=x onerror="window.__pwned=1"> & “why?”';
    await open('complaintForm', about);
    const form = new ComplaintFormPage(page, say);
    await form.text.fill(words);
    await form.picker.setInputFiles(slip);
    await expect(form.done).toHaveCount(1);
    await lender.fail({ call: 'problemSave', kind: 'cut', afterEffect: hasArrived });
    await tapTwiceInOneTick(form.send);
    await expect(form.unknown).toBeVisible();
    expect(lender.count(savedAs)).toBe(1);
    await expect(form.sentDialog).toBeHidden();
    await expect(form.text).toHaveValue(words);

    // A reload knows as little, and sends nothing.
    await page.reload();
    await expect(form.unknown).toBeVisible();
    expect(lender.count(savedAs)).toBe(1);

    const mine = page.getByRole('button', { name: say('complaints:myComplaints'), exact: true });
    await mine.click();
    const list = new ComplaintListPage(page);
    await expect(list.rows.first()).toBeVisible();
    const found = list.rows.filter({ hasText: words });
    await expect(found).toHaveCount(hasArrived ? 1 : 0);
    await page.goBack();
    await expect(form.unknown).toBeVisible();
    if (hasArrived) {
      const foundIt = page.getByRole('button', { name: say('complaints:foundIt'), exact: true });
      await foundIt.click();
      await form.reallyDiscard();
      await expect(form.unknown).toBeHidden();
      await expect(form.text).toHaveValue('');
    } else {
      await tapTwiceInOneTick(form.sendAgain);
      await expect(new ComplaintStartPage(page, say).sent).toBeVisible();
      expect(lender.count(savedAs)).toBe(2);
      expect(lender.calls(savedAs)[1]?.form.get('problemImage')).toMatch(/photo\?no=\d+$/);
    }
    await open('complaintList');
    await expect(found).toHaveCount(1);
    expect(await page.evaluate('window.__pwned')).toBeUndefined();
    expect(await photoAddress(lender.calls('upload-problem-img')[0])).not.toBe('');
  });
}
