import type { Page } from '@playwright/test';
import { expect, type Open } from '../journey.ts';
import {
  ComplaintDetailsPage,
  ComplaintFormPage,
  ComplaintListPage,
  ComplaintStartPage,
  kindTitle,
} from './complaints.ts';
import type { Lender } from './lender.ts';
import { TalkPage } from './talk.ts';
import type { Say } from './wording.ts';

/** What a walk through faces needs. */
export interface Visit {
  page: Page;
  lender: Lender;
  open: Open;
  say: Say;
  /** Where the orders and the complaints of the tenant begin. */
  orders: string;
  /** Looks at the face that is shown. */
  look: (face: string) => Promise<void>;
}

const photo = 'tests/cases/exif-orientation-6.jpg';

/** Through every face of a complaint. */
export async function seeComplaints({
  page,
  lender,
  open,
  say,
  orders,
  look,
}: Visit): Promise<void> {
  await open('complaintStart', { orderNo: `${orders}30200` });
  const start = new ComplaintStartPage(page, say);
  const collection = await kindTitle(lender, '1');
  await start.kind(collection).click();
  await expect(start.call).toBeVisible();
  await look('complaintStart, blocked');
  await start.all.click();
  await expect(start.orders.first()).toBeVisible();
  await look('complaintStart, all loans');
  await start.order('0180').click();
  await start.kind(collection).click();
  const calls = start.kind(await kindTitle(lender, '11', 'problemSonType'));
  await expect(calls).toBeVisible();
  await look('complaintStart, parts of collection');
  await calls.click();

  const form = new ComplaintFormPage(page, say);
  await lender.fail({ call: 'problemImage', kind: '500' });
  await form.picker.setInputFiles([
    photo,
    photo.replace('6.jpg', '3.jpg'),
    'tests/cases/not-an-image.png',
    'tests/cases/zero-bytes.png',
  ]);
  await expect(form.retry).toBeVisible();
  await expect(form.done).toHaveCount(2);
  await form.text.fill('a'.repeat(201));
  await look('complaintForm, full, with photos');
  await form.remove(1);
  await form.text.fill('');
  await form.send.click();
  await expect(form.main.locator('[aria-invalid="true"]')).toBeFocused();
  await look('complaintForm, without a text');
  await form.text.fill('They called at six.');
  await lender.fail({ call: 'problemSave', kind: 'cut' });
  await form.send.click();
  await expect(form.unknown).toBeVisible();
  await look('complaintForm, unknown');
  // It goes by itself after one and a half seconds; here it stays until it is closed.
  await page.evaluate(() => {
    const later = window.setTimeout;
    const patient = (act: () => void, wait?: number) => (wait === 1500 ? 0 : later(act, wait));
    Object.assign(window, { setTimeout: patient });
  });
  await form.sendAgain.click();
  await expect(form.sentDialog).toBeVisible();
  await look('complaintForm, sent');
  await page.keyboard.press('Escape');
  await expect(start.sent).toBeVisible();
  await look('complaintStart, sent');

  await open('complaintStartNew', { orderNo: `${orders}30180` });
  const whole = new ComplaintFormPage(page, say, 'complaintStartNew');
  await whole.send.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('complaintStartNew');

  await open('complaintList');
  const list = new ComplaintListPage(page);
  await expect(list.rows.first()).toBeVisible();
  await look('complaintList');
  await list.tabs.nth(1).click();
  await list.rows.first().click();
  const details = new ComplaintDetailsPage(page, say);
  await expect(details.rate).toBeVisible();
  await details.rate.click();
  await expect(details.rating).toBeVisible();
  await look('complaintDetails, rating');
  await page.keyboard.press('Escape');
  await expect(details.rating).toBeHidden();
  await look('complaintDetails');
  await details.photos.first().click();
  await expect(details.large).toBeVisible();
  await look('complaintDetails, a photo');
}

/** Through every face of the assistant. */
export async function seeAssistant({ page, lender, open, say, look }: Visit): Promise<void> {
  await open('chatbot');
  const talk = new TalkPage(page, say);
  await expect(talk.main).toBeVisible();
  await talk.categories.nth(1).click();
  await expect(talk.nextRows.first()).toBeVisible();
  await look('chatbot, questions');
  await talk.ask(lender, '1022');
  await expect(talk.resolved).toBeVisible();
  await look('chatbot, an answer');
  await talk.resolved.click();
  await expect(talk.rating).toBeVisible();
  await look('chatbot, stars');
  await page.keyboard.press('Escape');
  await lender.fail({ call: 'qaRecord', kind: 'reject', message: 'Not now.' });
  await talk.write('And where do I see it?');
  await expect(talk.log.getByRole('button', { name: say('app:retry') })).toBeVisible();
  await look('chatbot, not sent');
  await talk.person.click();
  await expect(talk.complain).toBeVisible();
  await look('chatbot, a person');
  await page.keyboard.press('Escape');
  await talk.startOver.click();
  await expect(talk.startOverDialog).toBeVisible();
  await look('chatbot, starting over');
}

/** The walks by their names. */
export const walks = { seeComplaints, seeAssistant };

/** The beginning of the numbers of a tenant's loans. */
export const ordersOf = { india: '900719925474099', indonesia: '800719925474099' } as const;
