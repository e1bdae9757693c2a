import { useTranslation } from 'react-i18next';
import { keyFacts } from '../../domain/key-facts.ts';
import type { LoanOffer } from '../../domain/loan-offer.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { FactsGrid } from '../../ui/facts-grid.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { useTermText } from './use-term-text.ts';

/** The figure that matters most: what arrives, else what is borrowed. */
export function OfferHero({ offer }: { offer: LoanOffer }) {
  const { t } = useTranslation('loan-confirm');
  const format = useFormat();
  const { received } = keyFacts(offer);
  return (
    <Hero
      label={received ? t('youReceive') : t('loanAmount')}
      amount={format.money(received ?? offer.amount)}
      text={
        offer.payoutDate
          ? t('paidOutOn', { date: format.day(offer.payoutDate) })
          : offer.productName
      }
    />
  );
}

/**
 * Key facts before consent (screens §3): each figure only when the answer holds it; what it does not hold is
 * said to be in the agreement. Nothing is read out of free text.
 */
export function KeyFactsPanel({ offer }: { offer: LoanOffer }) {
  const { t } = useTranslation('loan-confirm');
  const format = useFormat();
  const tenant = useTenant();
  const term = useTermText()(offer);
  const { total, apr, received } = keyFacts(offer);
  const firstDue = offer.firstDueDate || offer.plan[0]?.dueDate;
  const facts = [
    total && { label: t('totalToRepay'), value: format.money(total) },
    apr && {
      label: apr.isWithoutFees ? t('aprWithoutFees') : t('apr'),
      value: format.percent(apr.text),
    },
    term && { label: t('term'), value: term },
    firstDue && {
      label: t('firstPayment'),
      value: format.day(firstDue),
      ...(/^\d{1,3}$/.test(offer.daysToFirstPayment) && {
        note: t('firstPeriod', { count: Number(offer.daysToFirstPayment) }),
      }),
    },
    offer.rate && { label: t('rate'), value: offer.rate },
    offer.plan.length > 0 && {
      label: t('payments'),
      value: t('paymentCount', { count: offer.plan.length }),
    },
  ].filter((fact) => typeof fact === 'object');
  return (
    <>
      <FactsGrid facts={facts} />
      <Rows title={t('whatItCosts')}>
        <Row label={t('loanAmount')} value={format.money(offer.amount)} />
        {offer.fees.map((fee) => (
          <Row
            key={fee.label}
            label={t('takenNow', { fee: fee.label })}
            value={
              // In an element of its own, so that the minus stays in front where lines run from the right.
              fee.amount ? <span>{`−${format.money(fee.amount)}`}</span> : format.money(undefined)
            }
          />
        ))}
        {offer.fees.length === 0 && <Row label={t('fees')} value={t('seeAgreement')} isMuted />}
        <Row
          label={t('youReceive')}
          value={received ? format.money(received) : t('seeAgreement')}
          isMuted={!received}
        />
        <Row
          label={t('totalToRepay')}
          value={total ? format.money(total) : t('seeAgreement')}
          isStrong={total !== undefined}
          isMuted={!total}
        />
        <Row label={t('lender')} value={tenant.lender.name} />
      </Rows>
    </>
  );
}
