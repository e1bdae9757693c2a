import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/rows.tsx';
import css from './method-row.module.css';

/** Props of `MethodRow`. */
export interface MethodRowProps {
  /** How the channel is called. */
  name: string;
  /** Without it there is no way to change. */
  onChange: (() => void) | undefined;
}

/** Where the number is paid to, and the way to another channel; one of several `Rows`. */
export function MethodRow({ name, onChange }: MethodRowProps) {
  const { t } = useTranslation('virtual-account');
  const change = onChange && (
    <Button
      kind="secondary"
      size="small"
      aria-label={`${t('change')}: ${t('method')}`}
      onPress={onChange}
    >
      {t('change')}
    </Button>
  );
  return (
    <Row
      label={t('method')}
      value={
        <span className={css.value}>
          {name}
          {change}
        </span>
      }
    />
  );
}
