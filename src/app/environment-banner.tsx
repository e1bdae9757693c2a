import { useTranslation } from 'react-i18next';
import css from './environment-banner.module.css';

/** Says on every page of an environment that it is no real lender's. */
export function EnvironmentBanner({ environment }: { environment: string }) {
  const { t } = useTranslation();
  return (
    <p className={css.band} role="note" data-environment={environment}>
      {`${t('practice')} · ${environment}`}
    </p>
  );
}
