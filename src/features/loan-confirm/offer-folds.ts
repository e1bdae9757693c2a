import { shortNumber } from '../../domain/card-number.ts';
import { termText } from './offer-facts.ts';
import { textFor, type Fold, type OfferInputs } from './offer-model.ts';

/** What need not be seen to decide: each line opens, and says its answer already where there is a short one. */
export function foldsOf(inputs: OfferInputs): Fold[] {
  const { offer, tenant, say, format } = inputs;
  const { coolingOffDays = 0 } = tenant.disclosures;
  const late = textFor(inputs, tenant.disclosures.lateCharges);
  const folds: (Fold | '' | undefined | false)[] = [
    saysMore(inputs) && {
      id: 'plan',
      title: say('loan-confirm:plan'),
      aside: offer.plan.length > 1 ? termText(offer, say) || undefined : undefined,
      body: {
        is: 'plan',
        rows: offer.plan.map((row) => ({
          date: format.day(row.dueDate) || row.title,
          note: [row.dueDate && row.title, row.description]
            .filter((text) => text && text !== format.money(row.amount))
            .join(' · '),
          amount: format.money(row.amount),
        })),
        note: offer.note,
      },
    },
    late && {
      id: 'late',
      title: say('loan-confirm:ifLate'),
      aside: textFor(inputs, tenant.disclosures.lateChargesInShort) || undefined,
      body: { is: 'text', text: late },
    },
    coolingOffDays > 0 && {
      id: 'change',
      title: say('loan-confirm:changeMind'),
      aside: say('loan-confirm:days', { count: coolingOffDays }),
      body: { is: 'text', text: say('loan-confirm:coolingOff', { count: coolingOffDays }) },
    },
    payoutOf(inputs),
  ];
  return folds.filter((fold): fold is Fold => typeof fold === 'object');
}

/** A plan that says more than its total and its day, which stand above: of several payments, or with the lender's words. */
function saysMore({ offer: { plan, firstDueDate } }: OfferInputs): boolean {
  const [only] = plan;
  if (!only || plan.length > 1) return plan.length > 0;
  return !only.amount || !(firstDueDate || only.dueDate);
}

function payoutOf({ offer, say, format }: OfferInputs): Fold | undefined {
  const { payoutAccount: account, payoutDate } = offer;
  if (!account && !payoutDate) return undefined;
  const short =
    account && [account.bankName, shortNumber(account.number)].filter(Boolean).join(' ');
  return {
    id: 'payout',
    title: say('loan-confirm:paidInto'),
    aside: short || format.shortDay(payoutDate),
    body: {
      is: 'rows',
      rows: [
        ...(account?.bankName
          ? [{ label: say('loan-confirm:bank'), value: account.bankName }]
          : []),
        ...(account ? [{ label: say('loan-confirm:account'), value: account.number }] : []),
        ...(payoutDate
          ? [{ label: say('loan-confirm:paidOut'), value: format.day(payoutDate) }]
          : []),
      ],
    },
  };
}
