import { expect, test } from 'vitest';
import { reviewPage } from '../../../scripts/sheet/review-page.ts';
import { sheetPage, type SheetShot } from '../../../scripts/sheet/sheet-page.ts';

const shot = (change: Partial<SheetShot>): SheetShot => ({
  screen: 'loanConfirm',
  face: 'ready',
  title: 'An offer',
  language: 'en',
  after: 'pictures/a.png',
  ...change,
});
const { after: _none, ...absent } = shot({ screen: 'loanDetails', isMissing: true });
const facts = {
  lender: 'Sikkora & Co',
  madeAt: '2026-11-28',
  changes: 'calculator.dailyRate: "0.0003" → "0.0004" <b>',
  legal: [{ screen: 'loanTerms', language: 'hi', title: 'शर्तें', lines: ['₹500', '<i>'] }],
  shots: [shot({}), shot({ language: 'hi', after: 'pictures/b.png' }), absent],
};

test('a review shows the offer in every language, the legal texts with their values and what has changed', () => {
  const html = reviewPage(facts);
  const offers = html.slice(html.indexOf('The offer in every'), html.indexOf('Legal texts'));
  expect(offers.match(/<img src="screens\/pictures\/[ab]\.png"/g)).toHaveLength(2);
  expect(html).toContain('<article id="loanTerms-hi" lang="hi"');
  expect(html).toContain('<p>₹500</p>');
  expect(html).toContain('→ &quot;0.0004&quot; &lt;b&gt;');
  expect(html).not.toContain('<i>');
});

test('a review without an approved release says that everything is new', () => {
  expect(reviewPage({ ...facts, changes: undefined })).toContain('everything is new');
});

test('a face that did not come is a red card in its place, in the sheet and in the review', () => {
  expect(reviewPage(facts).match(/<p class="missing">/g)).toHaveLength(1);
  const sheet = sheetPage({ title: 'x', takenAt: 'today', shots: facts.shots, isCompared: false });
  expect(sheet).toMatch(/data-screen="loanDetails"[^>]*data-missing/);
  expect(sheet).toContain('2 pictures of 2 screens, 1 did not come');
});
