import { shortNumber } from '../../domain/card-number.ts';
import { termText } from './offer-facts.ts';
import { textFor, type Fold, type OfferInputs } from './offer-model.ts';

/** What need not be seen to decide: each line opens, and says its answer already where there is a short one. */
export function foldsOf(inputs: OfferInputs): Fold[] {
  const { offer, tenant, t, format } = inputs;
  const { coolingOffDays = 0 } = tenant.disclosures;
  const late = textFor(inputs, tenant.disclosures.lateCharges);
  const folds: (Fold | '' | undefined | false)[] = [
    offer.plan.length > 0 && {
      id: 'plan',
      title: t('plan'),
      aside: offer.plan.length > 1 ? termText(offer, t) || undefined : undefined,
      body: {
        is: 'plan',
        rows: offer.plan.map((row) => ({
          date: format.day(row.dueDate) || row.title,
          note: [row.dueDate && row.title, row.description]
            .filter((text) => text && text !== format.money(row.amount))
            .join(' · '),
          amount: format.money(row.amount),
        })),
      },
    },
    late && { id: 'late', title: t('ifLate'), body: { is: 'text', text: late } },
    coolingOffDays > 0 && {
      id: 'change',
      title: t('changeMind'),
      aside: t('days', { count: coolingOffDays }),
      body: { is: 'text', text: t('coolingOff', { count: coolingOffDays }) },
    },
    payoutOf(inputs),
    lenderOf(inputs),
    (offer.details.length > 0 || offer.productName) && {
      id: 'details',
      title: t('details'),
      aside: offer.productName || undefined,
      body: {
        is: 'rows',
        rows: offer.details.length > 0 ? offer.details : [{ label: t('product'), value: offer.productName }],
      },
    },
  ];
  return folds.filter((fold): fold is Fold => typeof fold === 'object');
}

function payoutOf({ offer, t, format }: OfferInputs): Fold | undefined {
  const { payoutAccount: account, payoutDate } = offer;
  if (!account && !payoutDate) return undefined;
  const short = account && [account.bankName, shortNumber(account.number)].filter(Boolean).join(' ');
  return {
    id: 'payout',
    title: t('paidInto'),
    aside: short || format.shortDay(payoutDate),
    body: {
      is: 'rows',
      rows: [
        ...(account?.bankName ? [{ label: t('bank'), value: account.bankName }] : []),
        ...(account ? [{ label: t('account'), value: account.number }] : []),
        ...(payoutDate ? [{ label: t('paidOut'), value: format.day(payoutDate) }] : []),
      ],
    },
  };
}

function lenderOf(inputs: OfferInputs): Fold {
  const { tenant, t } = inputs;
  const { lender } = tenant;
  return {
    id: 'lender',
    title: t('lender'),
    aside: lender.name,
    body: {
      is: 'rows',
      rows: lender.registrations.map(({ label, value }) => ({
        label: textFor(inputs, label),
        value,
      })),
      text: lender.address,
    },
  };
}
