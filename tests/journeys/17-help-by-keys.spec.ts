import { expect, test } from './journey.ts';
import { ComplaintFormPage, ComplaintStartPage, kindTitle } from './pages/complaints.ts';
import { tabTo } from './pages/keyboard.ts';
import { recordsOf, TalkPage } from './pages/talk.ts';

test.describe.configure({ mode: 'parallel' });

test('by keys alone: I choose a kind, write, add a photo, take it out, and send', async ({
  page,
  lender,
  open,
  say,
}) => {
  await open('complaintStart', { orderNo: '90071992547409930180' });
  const start = new ComplaintStartPage(page, say);
  const kind = start.kind(await kindTitle(lender, '1'));
  await tabTo(page, kind);
  await page.keyboard.press('Enter');
  await expect(kind).toHaveAttribute('aria-expanded', 'true');
  await tabTo(page, start.kind(await kindTitle(lender, '12', 'problemSonType')));
  await page.keyboard.press('Space');
  const form = new ComplaintFormPage(page, say);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, form.text);
  await page.keyboard.type('He shouted at me.');
  await tabTo(page, form.picker);
  // A busy browser may not open its own window for files at the first press.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 3_000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles('tests/cases/exif-orientation-6.jpg');
  }).toPass();
  await expect(form.done).toHaveCount(1);
  // The photo's button stands before the way to add more.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(form.tiles).toHaveCount(0);
  await expect(form.picker).toBeFocused();
  await tabTo(page, form.send);
  await page.keyboard.press('Enter');
  await expect(start.sent).toBeVisible();
  expect(lender.count('problem-save')).toBe(1);
});

test('by keys alone: I ask the assistant, judge its answer, give stars by arrows, and never lose my place', async ({
  page,
  lender,
  open,
  say,
}) => {
  await open('chatbot');
  const talk = new TalkPage(page, say);
  await expect(talk.main).toBeVisible();
  await tabTo(page, talk.categories.first());
  await page.keyboard.press('Enter');
  await expect(talk.nextRows).toHaveCount(3);
  await expect(talk.categories.first()).toBeFocused();
  const first = talk.nextRows.first();
  await page.keyboard.press('Shift+Tab');
  for (
    let steps = 0;
    steps < 8 && !(await first.evaluate((row) => row === document.activeElement));
    steps += 1
  )
    await page.keyboard.press('Shift+Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  // What was pressed is gone: the focus waits where the next step stands.
  await expect(talk.resolved).toBeVisible();
  await expect(page.getByRole('group', { name: say('assistant:nextStep') })).toBeFocused();
  await tabTo(page, talk.resolved);
  await page.keyboard.press('Enter');
  await expect(talk.rating).toBeVisible();
  const third = talk.rating.getByRole('radio').nth(2);
  await tabTo(page, talk.rating.getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(third).toBeChecked();
  // Arrows only look; Enter means it (HD-61).
  expect(recordsOf(lender)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(talk.rating).toBeHidden();
  await expect.poll(() => recordsOf(lender).at(-1)).toMatch(/^3\|3\|/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await tabTo(page, talk.field);
  await page.keyboard.type('Thank you');
  await page.keyboard.press('Enter');
  await expect(talk.field).toBeFocused();
  await expect(talk.field).toHaveValue('');
  await expect(talk.log).toContainText('Thank you');
});
