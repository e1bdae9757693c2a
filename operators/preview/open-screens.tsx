import { useTranslation } from 'react-i18next';
import { useNavigationAccess } from '../../src/navigation/navigation-context.tsx';
import { pathOf } from '../../src/navigation/route-table.ts';
import { useGoTo } from '../../src/navigation/use-go-to.ts';
import { screenKeys } from '../../src/tenant/screen-paths.ts';
import { useTenant } from '../../src/tenant/tenant-context.tsx';
import { AppActions, DeviceParts } from './device-parts.tsx';
import {
  launchAddress,
  LaunchFields,
  type LaunchFieldsProps,
  type LaunchValues,
} from './studio/launch-fields.tsx';

/** Props of `OpenScreens`. */
export interface OpenScreensProps {
  values: LaunchValues;
  setValues: LaunchFieldsProps['onChange'];
}

/** The spec's own preview page: what an app hands over, a link to each screen, and what a device can do. */
export function OpenScreens({ values, setValues }: OpenScreensProps) {
  const { t } = useTranslation('preview');
  const tenant = useTenant();
  const { builtScreens } = useNavigationAccess();
  const { isOpen } = useGoTo();
  const screens = screenKeys.filter(
    (key) => builtScreens.has(key) && isOpen(key) && key !== 'preview',
  );
  return (
    <div className="pv-page">
      <p className="pv-why">{t('why')}</p>
      <section className="pv-card">
        <h2>{t('session')}</h2>
        <LaunchFields values={values} onChange={setValues} />
      </section>
      <section className="pv-card">
        <h2>{t('links')}</h2>
        <ul className="pv-links">
          {screens.map((key) => (
            <li key={key}>
              {/* A whole load, as an app does it: the launch is read from the address. */}
              <a href={launchAddress(tenant, key, values)}>
                {key} <code>{pathOf(tenant, key)}</code>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <DeviceParts />
      <AppActions productId={values.productId} />
    </div>
  );
}
