import { keyFacts } from '../../domain/key-facts.ts';
import { moneyBar } from '../../domain/money-bar.ts';
import { subtractMinor } from '../../domain/money-sums.ts';
import type { Tenant } from '../../tenant/tenant-schema.ts';
import { termText } from './offer-facts.ts';
import { textFor, type Figure, type OfferInputs } from './offer-model.ts';

/** Somebody at the lender, and how to reach them. */
export interface OfficerModel {
  title: string;
  name: string;
  phone: string;
  email: string;
  hours: string;
}

/** What the sheet of key facts says (screens §3): the cost, lateness, how to leave, and who decides complaints. */
export interface KeyFactsModel {
  title: string;
  costs: { title: string; rows: readonly Figure[]; sum: Figure | undefined };
  terms: { title: string; rows: readonly Figure[] };
  texts: readonly { title: string; text: string }[];
  officer: OfficerModel | undefined;
  back: string;
}

/** The key facts of an offer, as one document; what the answer does not hold is said to be in the agreement. */
export function decideKeyFacts(
  inputs: OfferInputs & { tenant: Pick<Tenant, 'lender'> },
): KeyFactsModel {
  const { offer, tenant, say, format } = inputs;
  const { received, total, apr } = keyFacts(offer);
  const { coolingOffDays = 0, lateCharges } = tenant.disclosures;
  const slices = moneyBar(offer) ?? [];
  const interest = slices.find(({ part }) => part === 'interest')?.amount;
  const cost = received && total && subtractMinor(total, received);
  const inAgreement = { value: say('loan-confirm:seeAgreement'), isMuted: true };
  const late = textFor(inputs, lateCharges);
  const term = termText(offer, say);
  const officer = tenant.lender.grievanceOfficer;
  return {
    title: say('loan-confirm:keyFacts'),
    costs: {
      title: say('loan-confirm:whatItCosts'),
      rows: [
        { label: say('loan-confirm:loanAmount'), value: format.money(offer.amount) },
        ...offer.fees.map(({ label, amount }) => ({ label, value: format.money(amount) })),
        ...(offer.fees.length === 0 ? [{ label: say('loan-confirm:fees'), ...inAgreement }] : []),
        {
          label: say('loan-confirm:youReceive'),
          ...(received ? { value: format.money(received) } : inAgreement),
        },
        ...(interest
          ? [{ label: say('loan-confirm:interest'), value: format.money(interest) }]
          : []),
        {
          label: say('loan-confirm:totalToRepay'),
          ...(total ? { value: format.money(total) } : inAgreement),
        },
      ],
      sum: cost && { label: say('loan-confirm:wholeCost'), value: format.money(cost) },
    },
    terms: {
      title: say('loan-confirm:terms'),
      rows: [
        ...(apr
          ? [
              {
                label: apr.isWithoutFees
                  ? say('loan-confirm:aprWithoutFees')
                  : say('loan-confirm:apr'),
                value: format.percent(apr.text),
              },
            ]
          : []),
        ...(offer.rate ? [{ label: say('loan-confirm:rate'), value: offer.rate }] : []),
        ...(term ? [{ label: say('loan-confirm:term'), value: term }] : []),
        ...(offer.plan.length > 0
          ? [
              {
                label: say('loan-confirm:payments'),
                value: say('loan-confirm:paymentCount', { count: offer.plan.length }),
              },
            ]
          : []),
        { label: say('loan-confirm:lender'), value: tenant.lender.name },
      ],
    },
    texts: [
      ...(late ? [{ title: say('loan-confirm:ifLate'), text: late }] : []),
      ...(coolingOffDays > 0
        ? [
            {
              title: say('loan-confirm:changeMind'),
              text: say('loan-confirm:coolingOff', { count: coolingOffDays }),
            },
          ]
        : []),
    ],
    officer: officer && {
      title: say('loan-confirm:officer'),
      name: officer.name,
      phone: officer.phone,
      email: officer.email,
      hours: textFor(inputs, officer.hours),
    },
    back: say('loan-confirm:backToOffer'),
  };
}
