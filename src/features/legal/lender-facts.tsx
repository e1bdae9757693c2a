import { useTranslation } from 'react-i18next';
import { MailLink, PhoneLink } from '../../lending-ui/contact-link.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Row, Rows } from '../../ui/rows.tsx';

/** Who the lender is: name, address, every registration, and what the regulator wants said (spec §1, domain §1.4). */
export function LenderFacts() {
  const { t, i18n } = useTranslation('legal');
  const { lender } = useTenant();
  const statement = lender.regulatorStatement?.[i18n.language];
  return (
    <>
      <Rows title={t('company')}>
        <Row label={t('companyName')} value={lender.name} />
        <Row label={t('address')} value={lender.address} />
        {lender.registrations.map(({ label, value }) => (
          <Row key={value} label={label[i18n.language] ?? Object.values(label)[0]} value={value} />
        ))}
        <Row label={t('phone')} value={<PhoneLink phone={lender.phone} />} />
        <Row label={t('email')} value={<MailLink email={lender.email} />} />
      </Rows>
      {statement && <p>{statement}</p>}
    </>
  );
}
