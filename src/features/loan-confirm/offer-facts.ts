import type { KeyFacts } from '../../domain/key-facts.ts';
import type { LoanOffer } from '../../domain/loan-offer.ts';
import { sameAmount } from '../../domain/money-sums.ts';
import type { Say } from '../../i18n/say.ts';
import type { Figure, OfferInputs } from './offer-model.ts';

/** The length of an offer in words: the unit is text, or 1 for days, 2 for months (screens §8); '' without a term. */
export function termText({ term, termUnit }: LoanOffer, say: Say): string {
  if (!term) return '';
  const count = Number(term);
  if (termUnit === '1' && Number.isSafeInteger(count)) return say('loan-confirm:days', { count });
  if (termUnit === '2' && Number.isSafeInteger(count)) return say('loan-confirm:months', { count });
  return /^[12]?$/.test(termUnit) ? term : `${term} ${termUnit}`;
}

/** The few figures that a loan is compared by: how many payments, what a year costs, the first day and the last. */
export function factsOf(inputs: OfferInputs, { apr }: KeyFacts): Figure[] {
  const { offer, say, format } = inputs;
  const { plan } = offer;
  const count = plan.length;
  const [first] = plan;
  const last = count > 1 ? plan.at(-1) : undefined;
  const term = termText(offer, say);
  const firstDue = offer.firstDueDate || first?.dueDate;
  const facts: (Figure | '' | undefined | false)[] = [
    paymentsOf(inputs),
    apr && {
      label: apr.isWithoutFees ? say('loan-confirm:aprWithoutFees') : say('loan-confirm:apr'),
      value: format.percent(apr.text),
    },
    firstDue && {
      label: count === 1 ? say('loan-confirm:onlyPayment') : say('loan-confirm:firstPayment'),
      value: format.shortDay(firstDue),
    },
    last?.dueDate
      ? { label: say('loan-confirm:lastPayment'), value: format.shortDay(last.dueDate) }
      : term && { label: say('loan-confirm:term'), value: term },
  ];
  return facts.filter((fact): fact is Figure => typeof fact === 'object');
}

/**
 * How many payments, and of how much; where they are not all alike, the largest is named as what it is. The amount of
 * an only one is the total, which stands above.
 */
export function paymentsOf({ offer: { plan }, say, format }: OfferInputs): Figure | undefined {
  const count = plan.length;
  const amounts = plan.flatMap(({ amount }) => amount ?? []);
  const [first] = amounts;
  if (count === 0) return undefined;
  if (!first || amounts.length < count || count === 1) {
    return { label: say('loan-confirm:payments'), value: String(count) };
  }
  const largest = amounts.reduce((most, amount) => (BigInt(amount) > BigInt(most) ? amount : most));
  const isEven = amounts.every((amount) => sameAmount(amount, first));
  return {
    label: isEven
      ? say('loan-confirm:paymentsOf', { count })
      : say('loan-confirm:paymentsUpTo', { count }),
    value: format.money(largest),
  };
}
