import { useTranslation } from 'react-i18next';
import { deviceNames, type LaunchValues } from './launch-values.ts';

/** Props of `LaunchFields`. */
export interface LaunchFieldsProps {
  values: LaunchValues;
  onChange: (values: LaunchValues) => void;
}

/** The inputs of the preview page: who opens a screen, on which device, about which loan (spec §2). */
export function LaunchFields({ values, onChange }: LaunchFieldsProps) {
  const { t } = useTranslation('preview');
  const labels: Readonly<Record<(typeof deviceNames)[number], string>> = {
    appVersion: t('appVersion'),
    deviceName: t('deviceName'),
    deviceId: t('deviceId'),
    osVersion: t('osVersion'),
    sessionId: t('sessionId'),
    gid: t('gid'),
  };
  const field = (name: keyof LaunchValues, label: string) => (
    <label key={name} className="st-field">
      <span className="st-label">{label}</span>
      <input
        className="st-input"
        name={name}
        value={values[name]}
        inputMode={name === 'amountDue' ? 'numeric' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ ...values, [name]: target.value })}
      />
    </label>
  );
  return (
    <div className="st-launch">
      {deviceNames.map((name) => field(name, labels[name]))}
      {field('productId', t('productId'))}
      {field('loanId', t('loanId'))}
      {field('amountDue', t('amount'))}
      {field('more', t('more'))}
    </div>
  );
}
