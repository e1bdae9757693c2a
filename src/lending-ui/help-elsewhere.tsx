import { useTranslation } from 'react-i18next';
import { checkAddress } from '../domain/safe-address.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import type { Tenant } from '../tenant/tenant-schema.ts';
import { Card } from '../ui/card.tsx';
import { Row, Rows } from '../ui/rows.tsx';
import { ContactLink, MailLink, PhoneLink } from './contact-link.tsx';
import css from './help-elsewhere.module.css';

/** Whom to turn to when customer service does not settle it: the lender's officer, then those beyond the lender. */
export function HelpElsewhere() {
  const { t, i18n } = useTranslation('contacts');
  const { lender, support } = useTenant();
  const { grievanceOfficer: officer } = lender;
  const hours = officer?.hours?.[i18n.language];
  return (
    <>
      {officer && (
        <Rows title={t('officer')}>
          <Row label={t('name')} value={officer.name} />
          <Row label={t('phone')} value={<PhoneLink phone={officer.phone} />} />
          <Row label={t('email')} value={<MailLink email={officer.email} />} />
          {hours && <Row label={t('hours')} value={hours} />}
        </Rows>
      )}
      {support.escalation.length > 0 && (
        <Card title={t('notSatisfied')}>
          <ul className={css.list}>
            {support.escalation.map((place, at) => (
              <Place key={at} place={place} name={place.name[i18n.language]} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Place({
  place: { phone, address },
  name,
}: {
  place: Tenant['support']['escalation'][number];
  name: string | undefined;
}) {
  const verdict = checkAddress(address, '');
  return (
    <li className={css.place}>
      {name && <p>{name}</p>}
      <p className={css.links}>
        {phone && <PhoneLink phone={phone} />}
        {verdict.kind === 'outside' && (
          <ContactLink href={verdict.url}>{new URL(verdict.url).host}</ContactLink>
        )}
      </p>
    </li>
  );
}
