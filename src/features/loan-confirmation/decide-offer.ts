import { keyFacts, type KeyFacts } from '../../domain/key-facts.ts';
import { moneyBar, slicePlaces, type MoneyPart, type MoneySlice } from '../../domain/money-bar.ts';
import { sameAmount } from '../../domain/money-sums.ts';
import { foldsOf } from './offer-folds.ts';
import { factsOf } from './offer-facts.ts';
import {
  textFor,
  type ConsentPart,
  type CostLine,
  type Figure,
  type OfferInputs,
  type OfferModel,
} from './offer-model.ts';

/** What is said of an offer: each figure only when the answer holds it (screens §3), and none of them twice. */
export function decideOffer(inputs: OfferInputs): OfferModel {
  const { offer, t, format } = inputs;
  const facts = keyFacts(offer);
  const slices = moneyBar(offer) ?? [];
  const places = slicePlaces(slices);
  const remarks = [textFor(inputs, inputs.tenant.disclosures.riskWarning), offer.note];
  return {
    head: headOf(inputs, facts),
    slices: slices.map(({ part }, at) => ({ part, from: 0, size: 0, ...places[at] })),
    costs: costsOf(inputs, facts, slices),
    facts: factsOf(inputs, facts),
    folds: foldsOf(inputs),
    remarks: remarks.filter((text) => text !== ''),
    keyFacts: t('keyFacts'),
    consent: consentOf(inputs),
    action: facts.received
      ? t('getAmount', { amount: format.shortMoney(facts.received) })
      : offer.amount
        ? t('borrowAmount', { amount: format.shortMoney(offer.amount) })
        : t('confirm'),
    busyAction: t('confirming'),
  };
}

function headOf({ offer, t, format }: OfferInputs, { received, total }: KeyFacts): Figure[] {
  const amount = format.shortMoney(offer.amount);
  const isLess = received && offer.amount && !sameAmount(received, offer.amount);
  return [
    received
      ? {
          label: t('youReceive'),
          value: format.shortMoney(received),
          note: isLess ? t('ofBorrowed', { amount }) : undefined,
        }
      : { label: t('loanAmount'), value: amount },
    total
      ? { label: t('totalToRepay'), value: format.shortMoney(total) }
      : { label: t('totalToRepay'), value: t('seeAgreement'), isMuted: true },
  ];
}

function costsOf(
  { offer, t, format }: OfferInputs,
  { received }: KeyFacts,
  slices: readonly MoneySlice[],
): CostLine[] {
  const slice = (part: MoneyPart) => slices.find((one) => one.part === part);
  const names = { interest: t('interest'), cost: t('costOnTop') } as const;
  const rest = slice('interest') ?? slice('cost');
  return [
    ...offer.fees.map(({ label, amount }) => ({
      label,
      value: format.money(amount),
      part: slice('fees')?.part,
    })),
    ...(offer.fees.length === 0
      ? [{ label: t('fees'), value: t('seeAgreement'), isMuted: true }]
      : []),
    ...(received ? [] : [{ label: t('youReceive'), value: t('seeAgreement'), isMuted: true }]),
    ...(rest && (rest.part === 'interest' || rest.part === 'cost')
      ? [
          {
            label: names[rest.part],
            note: offer.rate || undefined,
            value: format.money(rest.amount),
            part: rest.part,
          },
        ]
      : offer.rate
        ? [{ label: t('rate'), value: offer.rate }]
        : []),
  ];
}

/** Stands for the documents while the sentence around them is written. */
const documentsMark = '%documents%';

function consentOf({ agreements = [], t, language }: OfferInputs): ConsentPart[] {
  if (agreements.length === 0) return [{ text: t('consentToOffer') }];
  const [before = '', after = ''] = t('consentTo', { documents: documentsMark }).split(documentsMark);
  let position = 0;
  // Named as the lender names them, joined as the language shown joins a list.
  const list = new Intl.ListFormat(language).formatToParts(agreements);
  const parts = list.map(({ type, value }) =>
    type === 'element' ? { title: value, position: position++ } : { text: value },
  );
  return [{ text: before }, ...parts, ...(after ? [{ text: after }] : [])];
}
