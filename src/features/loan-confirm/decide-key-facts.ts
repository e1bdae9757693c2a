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

/** What the sheet of key facts says (screens §3): the cost, lateness, how to leave, the lender, and who decides complaints. */
export interface KeyFactsModel {
  title: string;
  /** Undefined where the lender does not name it. */
  product: (Figure & { logo: string }) | undefined;
  costs: { title: string; rows: readonly Figure[]; sum: Figure | undefined };
  terms: { title: string; rows: readonly Figure[] };
  /** What the lender says besides, where it says something. */
  details: { title: string; rows: readonly Figure[] } | undefined;
  lender: { name: string; rows: readonly Figure[]; address: string };
  texts: readonly { title: string; text: string }[];
  officer: OfficerModel | undefined;
  back: string;
  save: string;
  send: string;
  notSent: string;
}

/** The key facts of an offer, as one document; what the answer does not hold is said to be in the agreement. */
export function decideKeyFacts(
  inputs: OfferInputs & { tenant: Pick<Tenant, 'lender'> },
): KeyFactsModel {
  const { offer, tenant, say, format } = inputs;
  const { received, total } = keyFacts(offer);
  const { coolingOffDays = 0, lateCharges } = tenant.disclosures;
  const cost = received && total && subtractMinor(total, received);
  const late = textFor(inputs, lateCharges);
  const { lender } = tenant;
  const officer = lender.grievanceOfficer;
  const costs = costsOf(inputs);
  const terms = termsOf(inputs);
  // The lender's lines often repeat in its words what stands above them in ours.
  const said = new Set([...costs, ...terms].map(({ value }) => value));
  const details = offer.details.filter(({ value }) => !said.has(value));
  return {
    title: say('loan-confirm:keyFacts'),
    product: offer.productName
      ? { label: say('loan-confirm:product'), value: offer.productName, logo: offer.productLogo }
      : undefined,
    costs: {
      title: say('loan-confirm:whatItCosts'),
      rows: costs,
      sum: cost && { label: say('loan-confirm:wholeCost'), value: format.money(cost) },
    },
    terms: { title: say('loan-confirm:terms'), rows: terms },
    details: details.length > 0 ? { title: say('loan-confirm:details'), rows: details } : undefined,
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
    lender: {
      name: lender.name,
      rows: lender.registrations.map(({ label, value }) => ({
        label: textFor(inputs, label),
        value,
      })),
      address: lender.address,
    },
    officer: officer && {
      title: say('loan-confirm:officer'),
      name: officer.name,
      phone: officer.phone,
      email: officer.email,
      hours: textFor(inputs, officer.hours),
    },
    back: say('loan-confirm:backToOffer'),
    save: say('loan-confirm:save'),
    send: say('loan-confirm:send'),
    notSent: say('payment:receiptNotSent'),
  };
}

/** What is lent, what is taken off and put on, and what is paid back. */
function costsOf({ offer, say, format }: OfferInputs): Figure[] {
  const { received, total } = keyFacts(offer);
  const interest = moneyBar(offer)?.find(({ part }) => part === 'interest')?.amount;
  const inAgreement = { value: say('loan-confirm:seeAgreement'), isMuted: true };
  return [
    { label: say('loan-confirm:loanAmount'), value: format.money(offer.amount) },
    ...offer.fees.map(({ label, amount }) => ({ label, value: format.money(amount) })),
    ...(offer.fees.length === 0 ? [{ label: say('loan-confirm:fees'), ...inAgreement }] : []),
    {
      label: say('loan-confirm:youReceive'),
      ...(received ? { value: format.money(received) } : inAgreement),
    },
    ...(interest ? [{ label: say('loan-confirm:interest'), value: format.money(interest) }] : []),
    {
      label: say('loan-confirm:totalToRepay'),
      ...(total ? { value: format.money(total) } : inAgreement),
    },
  ];
}

/** What is agreed besides the money: the rate, how long, how often, and from when. */
function termsOf({ offer, tenant, say, format }: OfferInputs): Figure[] {
  const { apr } = keyFacts(offer);
  const { plan, firstDueDate, daysToFirstPayment } = offer;
  const firstDue = firstDueDate || plan[0]?.dueDate;
  const rows: (Figure | undefined)[] = [
    apr && {
      label: apr.isWithoutFees ? say('loan-confirm:aprWithoutFees') : say('loan-confirm:apr'),
      value: format.percent(apr.text),
    },
    { label: say('loan-confirm:rate'), value: offer.rate },
    { label: say('loan-confirm:term'), value: termText(offer, say) },
    plan.length > 0
      ? {
          label: say('loan-confirm:payments'),
          value: say('loan-confirm:paymentCount', { count: plan.length }),
        }
      : undefined,
    {
      label: plan.length === 1 ? say('loan-confirm:onlyPayment') : say('loan-confirm:firstPayment'),
      value: firstDue ? format.day(firstDue) : '',
    },
    /^\d{1,3}$/.test(daysToFirstPayment)
      ? {
          label: say('loan-confirm:firstPeriod'),
          value: say('loan-confirm:days', { count: Number(daysToFirstPayment) }),
        }
      : undefined,
    { label: say('loan-confirm:lender'), value: tenant.lender.name },
  ];
  return rows.filter((row): row is Figure => row !== undefined && row.value !== '');
}
