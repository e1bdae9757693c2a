import { keyFacts, type KeyFacts } from '../../domain/key-facts.ts';
import { moneyBar, slicePlaces, type MoneyPart, type MoneySlice } from '../../domain/money-bar.ts';
import { sameAmount } from '../../domain/money-sums.ts';
import { decideSupport } from '../../lending-ui/decide-support.ts';
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
  const { offer, say, format } = inputs;
  const facts = keyFacts(offer);
  const slices = moneyBar(offer) ?? [];
  const places = slicePlaces(slices);
  const folds = foldsOf(inputs);
  // What the lender remarks stands with the plan, where there is one to open.
  const note = folds.some(({ body }) => body.is === 'plan') ? '' : offer.note;
  const remarks = [textFor(inputs, inputs.tenant.disclosures.riskWarning), note];
  return {
    head: headOf(inputs, facts),
    slices: slices.map(({ part }, at) => ({ part, from: 0, size: 0, ...places[at] })),
    costs: costsOf(inputs, facts, slices),
    facts: factsOf(inputs, facts),
    folds,
    remarks: remarks.filter((text) => text !== ''),
    // When somebody is there stands where the "?" leads; here it would be one more line before the decision.
    support: { ...decideSupport(undefined, inputs.tenant, inputs.language, say), hours: undefined },
    keyFacts: {
      title: say('loan-confirm:keyFacts'),
      lender: say('loan-confirm:lentBy', { lender: inputs.tenant.lender.name }),
    },
    consent: consentOf(inputs),
    action: facts.received
      ? say('loan-confirm:getAmount', { amount: format.shortMoney(facts.received) })
      : offer.amount
        ? say('loan-confirm:borrowAmount', { amount: format.shortMoney(offer.amount) })
        : say('loan-confirm:confirm'),
    busyAction: say('loan-confirm:confirming'),
  };
}

function headOf({ offer, say, format }: OfferInputs, { received, total }: KeyFacts): Figure[] {
  const amount = format.shortMoney(offer.amount);
  const isLess = received && offer.amount && !sameAmount(received, offer.amount);
  return [
    received
      ? {
          label: say('loan-confirm:youReceive'),
          value: format.shortMoney(received),
          note: isLess ? say('loan-confirm:ofBorrowed', { amount }) : undefined,
        }
      : { label: say('loan-confirm:loanAmount'), value: amount },
    total
      ? { label: say('loan-confirm:totalToRepay'), value: format.shortMoney(total) }
      : {
          label: say('loan-confirm:totalToRepay'),
          value: say('loan-confirm:seeAgreement'),
          isMuted: true,
        },
  ];
}

function costsOf(
  { offer, say, format }: OfferInputs,
  { received }: KeyFacts,
  slices: readonly MoneySlice[],
): CostLine[] {
  const slice = (part: MoneyPart) => slices.find((one) => one.part === part);
  const names = {
    interest: say('loan-confirm:interest'),
    cost: say('loan-confirm:costOnTop'),
  } as const;
  const rest = slice('interest') ?? slice('cost');
  return [
    ...offer.fees.map(({ label, amount }) => ({
      label,
      value: format.money(amount),
      part: slice('fees')?.part,
    })),
    ...(offer.fees.length === 0
      ? [
          {
            label: say('loan-confirm:fees'),
            value: say('loan-confirm:seeAgreement'),
            isMuted: true,
          },
        ]
      : []),
    ...(received
      ? []
      : [
          {
            label: say('loan-confirm:youReceive'),
            value: say('loan-confirm:seeAgreement'),
            isMuted: true,
          },
        ]),
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
        ? [{ label: say('loan-confirm:rate'), value: offer.rate }]
        : []),
  ];
}

/** Stands for the documents while the sentence around them is written. */
const documentsMark = '%documents%';

function consentOf({ agreements = [], say, language }: OfferInputs): ConsentPart[] {
  if (agreements.length === 0) return [{ text: say('loan-confirm:consentToOffer') }];
  const [before = '', after = ''] = say('loan-confirm:consentTo', {
    documents: documentsMark,
  }).split(documentsMark);
  let position = 0;
  // Named as the lender names them, joined as the language shown joins a list.
  const list = new Intl.ListFormat(language).formatToParts(agreements);
  const parts = list.map(({ type, value }) =>
    type === 'element' ? { title: value, position: position++ } : { text: value },
  );
  return [{ text: before }, ...parts, ...(after ? [{ text: after }] : [])];
}
