import { useTranslation } from 'react-i18next';
import { useTenant } from '../../tenant/tenant-context.tsx';

/** Licences and numbers of the company that lends, each with its name; none that the text beside them says already. */
export function Registrations({ besides = '' }: { besides?: string | undefined }) {
  const { lender } = useTenant();
  const { i18n } = useTranslation();
  const rows = lender.registrations.filter(({ value }) => !besides.includes(value));
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div key={value}>
          <dt>{label[i18n.language]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
