import { PagedList } from '../../ui/paged-list.tsx';
import { useTranslation } from 'react-i18next';
import type { LoanOffer } from '../../domain/loan-offer.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DetailRows } from '../../lending-ui/detail-rows.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Note } from '../../ui/note.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import css from './offer-disclosures.module.css';

/** What else must be known before consent: the plan, lateness, how to leave the contract, and whom to complain to. */
export function OfferDisclosures({ offer }: { offer: LoanOffer }) {
  const { t, i18n } = useTranslation('loan-confirm');
  const format = useFormat();
  const { disclosures, lender } = useTenant();
  const inLanguage = (texts: Readonly<Record<string, string>> | undefined) =>
    texts?.[i18n.language];
  const late = inLanguage(disclosures.lateCharges);
  const risk = inLanguage(disclosures.riskWarning);
  const officer = lender.grievanceOfficer;
  const items = [
    offer.plan.length > 0 && {
      id: 'plan',
      title: t('plan'),
      aside: t('paymentCount', { count: offer.plan.length }),
      children: (
        <PagedList items={offer.plan}>
          {(shown) => (
            <ol className={css.plan}>
              {shown.map((row, at) => (
                <li key={at} className={css.payment}>
                  <span>
                    <span className={css.title}>{row.title || format.day(row.dueDate)}</span>
                    {row.title && <span className={css.date}>{format.day(row.dueDate)}</span>}
                    {row.description && row.description !== format.money(row.amount) && (
                      <span className={css.date}>{row.description}</span>
                    )}
                  </span>
                  <span className={css.amount}>{format.money(row.amount)}</span>
                </li>
              ))}
            </ol>
          )}
        </PagedList>
      ),
    },
    late && { id: 'late', title: t('ifLate'), children: <p>{late}</p> },
    officer && {
      id: 'officer',
      title: t('officer'),
      children: (
        <p>
          {officer.name}
          <br />
          {officer.phone}
          <br />
          {officer.email}
        </p>
      ),
    },
  ].filter((item) => typeof item === 'object');
  return (
    <>
      <Accordion items={items} openFirst />
      {disclosures.coolingOffDays !== undefined && disclosures.coolingOffDays > 0 && (
        <Note tone="good">{t('coolingOff', { count: disclosures.coolingOffDays })}</Note>
      )}
      {risk && <Note tone="warn">{risk}</Note>}
      {offer.details.length > 0 && (
        <Rows title={t('details')}>
          <DetailRows lines={offer.details} />
        </Rows>
      )}
      {offer.details.length === 0 && offer.productName && (
        <Rows>
          <Row label={t('product')} value={offer.productName} />
        </Rows>
      )}
      {offer.note && <Note tone="plain">{offer.note}</Note>}
    </>
  );
}
