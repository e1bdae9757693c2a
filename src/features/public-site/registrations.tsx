import { useTranslation } from 'react-i18next';
import { useTenant } from '../../tenant/tenant-context.tsx';

/** Licences and numbers of the company that lends, each with its name. */
export function Registrations() {
  const { lender } = useTenant();
  const { i18n } = useTranslation();
  return (
    <dl>
      {lender.registrations.map(({ label, value }) => (
        <div key={value}>
          <dt>{label[i18n.language]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
