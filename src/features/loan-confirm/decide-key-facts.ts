import { keyFacts } from '../../domain/key-facts.ts';
import { moneyBar } from '../../domain/money-bar.ts';
import { subtractMinor } from '../../domain/money-sums.ts';
import type { Tenant } from '../../tenant/tenant-schema.ts';
import { paymentsOf, termText } from './offer-facts.ts';
import { textFor, type Figure, type OfferInputs } from './offer-model.ts';

/** Somebody at the lender, and how to reach them. */
export interface OfficerModel {
  title: string;
  name: string;
  phone: string;
  email: string;
  hours: string;
}

/** A table of the document. */
export interface KeyFactsTable {
  title: string;
  rows: readonly (Figure & { isStrong?: boolean })[];
}

/**
 * What the sheet of key facts says (screens §3), in the order in which such a statement is read: the loan and its
 * payments, fees and what a year costs, the total and its days; then lateness, how to leave, the lender, and who decides
 * complaints.
 */
export interface KeyFactsModel {
  title: string;
  /** Undefined where the lender does not name it. */
  product: (Figure & { logo: string }) | undefined;
  tables: readonly KeyFactsTable[];
  texts: readonly { title: string; text: string }[];
  lender: { name: string; rows: readonly Figure[]; address: string };
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
  const { offer, tenant, say } = inputs;
  const { coolingOffDays = 0, lateCharges } = tenant.disclosures;
  const late = textFor(inputs, lateCharges);
  const { lender } = tenant;
  const officer = lender.grievanceOfficer;
  const ours = [loanOf(inputs), costsOf(inputs), paymentsOfPlan(inputs)];
  // The lender's lines often repeat in its words what stands above them in ours.
  const said = new Set(ours.flatMap(({ rows }) => rows.map(({ value }) => value)));
  const details = offer.details.filter(({ value }) => !said.has(value));
  return {
    title: say('loan-confirm:keyFacts'),
    product: offer.productName
      ? { label: say('loan-confirm:product'), value: offer.productName, logo: offer.productLogo }
      : undefined,
    tables: [...ours, { title: say('loan-confirm:details'), rows: details }].filter(
      ({ rows }) => rows.length > 0,
    ),
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
      rows: [
        { label: say('loan-confirm:lender'), value: lender.name },
        ...lender.registrations.map(({ label, value }) => ({
          label: textFor(inputs, label),
          value,
        })),
      ],
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

const inAgreement = ({ say }: OfferInputs) => ({
  value: say('loan-confirm:seeAgreement'),
  isMuted: true,
});

/** How much is lent, what of it arrives and when, for how long, and in how many payments. */
function loanOf(inputs: OfferInputs): KeyFactsTable {
  const { offer, say, format } = inputs;
  const { received } = keyFacts(offer);
  const { length } = offer.plan;
  const payments = paymentsOf(inputs);
  const rows: (Figure | '' | undefined)[] = [
    { label: say('loan-confirm:loanAmount'), value: format.money(offer.amount) },
    {
      label: say('loan-confirm:youReceive'),
      ...(received ? { value: format.money(received) } : inAgreement(inputs)),
    },
    offer.payoutDate && {
      label: say('loan-confirm:paidOut'),
      value: format.day(offer.payoutDate),
    },
    { label: say('loan-confirm:term'), value: termInFull(inputs) },
    // A bare count is told in words.
    payments?.value === String(length)
      ? { ...payments, value: say('loan-confirm:paymentCount', { count: length }) }
      : payments,
  ];
  return { title: say('loan-confirm:terms'), rows: rows.filter(isSaid) };
}

/** The term, in the lender's words where one of its lines begins with ours and says more: "3 months (91 days)". */
function termInFull({ offer, say }: OfferInputs): string {
  const term = termText(offer, say);
  const own = offer.details.find(
    ({ value }) =>
      value.startsWith(term) && !/^[\p{L}\p{M}\p{N}.,]/u.test(value.slice(term.length)),
  );
  return (term && own?.value) || term;
}

/** What is taken off and put on with its sum, and what a year of it costs. */
function costsOf(inputs: OfferInputs): KeyFactsTable {
  const { offer, say, format } = inputs;
  const { received, total, apr } = keyFacts(offer);
  const { rate } = offer;
  const interest = moneyBar(offer)?.find(({ part }) => part === 'interest')?.amount;
  const cost = received && total && subtractMinor(total, received);
  const rows: (KeyFactsTable['rows'][number] | '' | undefined)[] = [
    ...offer.fees.map(({ label, amount }) => ({ label, value: format.money(amount) })),
    offer.fees.length === 0
      ? { label: say('loan-confirm:fees'), ...inAgreement(inputs) }
      : undefined,
    interest && { label: say('loan-confirm:interest'), value: format.money(interest) },
    cost && { label: say('loan-confirm:wholeCost'), value: format.money(cost), isStrong: true },
    { label: say('loan-confirm:rate'), value: rate },
    apr && {
      label: apr.isWithoutFees ? say('loan-confirm:aprWithoutFees') : say('loan-confirm:apr'),
      value: format.percent(apr.text),
    },
  ];
  return { title: say('loan-confirm:whatItCosts'), rows: rows.filter(isSaid) };
}

/** What is paid back in all, from when until when. */
function paymentsOfPlan(inputs: OfferInputs): KeyFactsTable {
  const { offer, say, format } = inputs;
  const { plan, firstDueDate, daysToFirstPayment } = offer;
  const { total } = keyFacts(offer);
  const isOne = plan.length === 1;
  const firstDue = firstDueDate || plan[0]?.dueDate;
  const lastDue = isOne ? undefined : plan.at(-1)?.dueDate;
  const rows: (Figure | '' | undefined)[] = [
    {
      label: say('loan-confirm:totalToRepay'),
      ...(total ? { value: format.money(total) } : inAgreement(inputs)),
    },
    firstDue && {
      label: isOne ? say('loan-confirm:onlyPayment') : say('loan-confirm:firstPayment'),
      value: format.day(firstDue),
    },
    // A day says more than how long it is until then.
    !firstDue && /^\d{1,3}$/.test(daysToFirstPayment)
      ? {
          label: say('loan-confirm:firstPeriod'),
          value: say('loan-confirm:days', { count: Number(daysToFirstPayment) }),
        }
      : undefined,
    lastDue && { label: say('loan-confirm:lastPayment'), value: format.day(lastDue) },
  ];
  return { title: say('loan-confirm:plan'), rows: rows.filter(isSaid) };
}

const isSaid = (row: Figure | '' | undefined): row is Figure =>
  typeof row === 'object' && row.value !== '';
