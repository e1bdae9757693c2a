import { useTranslation } from 'react-i18next';
import { readQuery, writeQuery } from '../../../src/domain/query.ts';
import { withoutSecrets } from '../../../src/launch/secrets-in-address.ts';
import { pathOf } from '../../../src/navigation/route-table.ts';
import { writeScreenParams } from '../../../src/navigation/screen-params.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';

/** What a lender's app would hand over about who opens a page (spec §2, "/testPreview"). */
export const deviceNames = [
  'appVersion',
  'deviceName',
  'deviceId',
  'osVersion',
  'sessionId',
  'gid',
] as const;

/** The inputs of the preview page. */
export type LaunchValues = Readonly<
  Record<(typeof deviceNames)[number] | 'productId' | 'loanId' | 'amountDue' | 'more', string>
>;

/** A launch by nobody in particular. */
export const invented: LaunchValues = {
  appVersion: '1.0.0',
  deviceName: 'Preview phone',
  deviceId: 'preview-device',
  osVersion: '14',
  sessionId: 'preview-1',
  gid: '',
  productId: '',
  loanId: '',
  amountDue: '',
  more: '',
};

/**
 * The same about the loan, but by nobody in particular: whoever opens somebody's draft does not lend it their own
 * session (screens §9).
 */
export const asInvented = ({ productId, loanId, amountDue, more }: LaunchValues): LaunchValues => ({
  ...invented,
  productId,
  loanId,
  amountDue,
  more: withoutSecrets(`?${more.trim().replace(/^\?/, '')}`).slice(1),
});

/** The address of a screen as a lender's app opens it. Empty values are left out; `more` is taken as it is written. */
export function launchAddress(
  tenant: Tenant,
  screen: ScreenKey,
  values: LaunchValues,
  language?: string,
): string {
  const { productId, loanId, amountDue, more, ...device } = values;
  const filled = (pairs: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(Object.entries(pairs).filter(([, value]) => value));
  const query = [
    writeScreenParams(filled({ productId, loanId, amountDue }), tenant.id),
    writeQuery(filled({ lang: language, userId: device.sessionId && 'preview-user', ...device })),
    writeQuery(Object.fromEntries(readQuery(more.trim()))),
  ];
  return `${pathOf(tenant, screen)}?${query.filter(Boolean).join('&')}`;
}

/** The launch of the page itself, with invented values where it says nothing. */
export const launchFrom = (
  session: Readonly<Partial<Record<string, string>>>,
  params: { productId?: string; loanId?: string; amountDue?: string },
): LaunchValues => ({
  ...invented,
  ...Object.fromEntries(
    deviceNames.flatMap((name) => (session[name] === undefined ? [] : [[name, session[name]]])),
  ),
  productId: params.productId ?? '',
  loanId: params.loanId ?? '',
  amountDue: params.amountDue ?? '',
});

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
