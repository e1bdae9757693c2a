import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defaultAssistant } from '../../../sandbox/default-help-scenario.ts';
import { standardNotices } from '../../../sandbox/lender-texts.ts';
import { loanTerms } from '../../../sandbox/loan-terms.ts';
import { scenarioSchema } from '../../../sandbox/scenario-schema.ts';
import { annualRates } from '../../../src/domain/loan-example.ts';
import { shippedFile, shippedIds, shippedTenant } from './shipped-folder.ts';

/** Every text below a part of a file, in every language. */
const textsIn = (part: unknown): string[] =>
  typeof part === 'string'
    ? [part]
    : typeof part === 'object' && part !== null
      ? Object.values(part).flatMap(textsIn)
      : [];

const sentencesIn = (...parts: unknown[]) =>
  parts.flatMap(textsIn).flatMap((text) => text.split(/(?<=[.।。!?”])/));

const usual = /\busual|आम तौर|通常|\bbiasanya|\bkaraniwan/i;
const atMost =
  /at (the latest|most)|within|ज़्यादा से ज़्यादा|के भीतर|最迟|paling lama|pinakamatagal|sa loob ng/i;
const nextDay =
  /next (morning|day)|tomorrow|अगली सुबह|अगले दिन|第二天|次日|keesokan|besok|kinabukasan/i;
const span =
  /(\d+|\{\w+\}|\ban?|\bone|एक|一|\bsatu|\bisang)\s*(hours?|days?|घंट\S*|दिन\S*|小时|天|jam|hari|oras|araw)|\bsehari\b/giu;
const spansIn = (text: string) => text.match(span) ?? [];

/** What the sandbox lender of a tenant says about getting a loan, and nothing about paying it back. */
function saidAboutGettingIt(id: string): unknown[] {
  const { templates, notices, assistant } = JSON.parse(shippedFile(`${id}/sandbox.json`));
  const waiting = [standardNotices, ...Object.values(notices)].map((of) => [
    Reflect.get(Object(of), '21'),
    Reflect.get(Object(of), '151'),
  ]);
  const [aboutLoan] = [...assistant.categories, ...defaultAssistant.categories];
  return [templates, waiting, aboutLoan.next[0], defaultAssistant.categories[0]?.next[0]];
}

/** Those who take money somewhere: whoever is named has to be among what can be chosen. */
const places =
  /GCash|Maya|Cebuana|M Lhuillier|Bayad Center|7-Eleven|UPI|Paytm|Alfamart|Indomaret|GoPay|OVO|BCA|BNI|BRI\b/g;
const bank = /\bbanks?\b|बैंक|银行(?!卡)|\bbangko\b/i;
const paying = /\bpay\b|\bpaid\b|चुका|还款|付现|\bbayar|\bmagbayad|\bnagbayad/i;

describe.each(shippedIds)('what tenants/%s promises', (id) => {
  const { marketing, repayment, features } = shippedTenant(id);
  const { claims, banners, reviews } = marketing;

  test('how long it usually takes is one span of time: that of the claims', () => {
    const claimed = sentencesIn(claims).flatMap(spansIn);
    const others = sentencesIn(marketing, saidAboutGettingIt(id))
      .filter((sentence) => usual.test(sentence))
      .filter((sentence) => spansIn(sentence).some((said) => !claimed.includes(said)));
    expect(others).toEqual([]);
  });

  test('any other span of time is the longest, and says so', () => {
    const others = sentencesIn(saidAboutGettingIt(id))
      .filter((sentence) => spansIn(sentence).length > 0)
      .filter((sentence) => !usual.test(sentence) && !atMost.test(sentence));
    expect(others).toEqual([]);
  });

  test('nobody who is quoted waited for the next day', () => {
    expect(textsIn(reviews).filter((review) => nextDay.test(review))).toEqual([]);
  });

  test('a place to pay is named only where it can be chosen', () => {
    const { channels } = JSON.parse(shippedFile(`${id}/sandbox.json`));
    const chosen = JSON.stringify([repayment, channels]);
    const isMissing = (text: string) =>
      (text.match(places) ?? []).some((place) => !chosen.includes(place)) ||
      (paying.test(text) && bank.test(text) && !features.virtualAccount);
    expect(textsIn([claims, banners, reviews]).filter(isMissing)).toEqual([]);
  });

  test('domain §1.4: the yearly rate with fees that the site says is the highest of all offers, and the fees are theirs', () => {
    const tenant = shippedTenant(id);
    const { products = [] } = v.parse(
      scenarioSchema,
      JSON.parse(shippedFile(`${id}/sandbox.json`)),
    );
    const withFees = products.filter(({ fees }) => fees.length > 0);
    expect(withFees.length).toBeGreaterThan(0);
    const highest = Number(annualRates(tenant.calculator)?.highWithFees);
    for (const product of withFees) {
      const { principal, net, apr } = loanTerms(product, tenant);
      const percent = (100 * Number(principal - net)) / Number(principal);
      expect(percent, product.id).toBeCloseTo(Number(tenant.calculator.feesPercent), 4);
      expect(Number(apr), product.id).toBeLessThanOrEqual(highest);
    }
  });
});
