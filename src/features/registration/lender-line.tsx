import { useTranslation } from 'react-i18next';
import { useTenant } from '../../tenant/tenant-context.tsx';
import css from './registration.module.css';

/** Who the lender is and who watches over it: a visitor of a campaign may never have heard of it. */
export function LenderLine() {
  const { i18n } = useTranslation();
  const { lender } = useTenant();
  return (
    <p className={css.consent}>
      {lender.regulatorStatement?.[i18n.language] ?? `${lender.name}, ${lender.address}`}
    </p>
  );
}
