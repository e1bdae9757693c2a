import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { NativeAction, NativeActions, NativeBridge } from '../../bridge/native-actions.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';

type Payloads = { readonly [Action in NativeAction]: NativeActions[Action] };

/** What each action is told when it is tried. */
const payloadsFor = (productId: string, phone: string): Payloads => ({
  openServiceChat: {},
  promptScore: {},
  dismissRepaymentDialog: {},
  closeWebview: {},
  startPage: { url: '/' },
  goToProduct: { productId },
  goToHome: {},
  goToMine: {},
  goToRating: {},
  callPhone: { phone },
  offToLogin: {},
  confirmTrackingPoint: { productId },
  startBank: {},
  endBank: {},
});

function send<Action extends NativeAction>(
  bridge: NativeBridge,
  action: Action,
  payloads: Payloads,
): string {
  bridge.call(action, payloads[action]);
  return `${action} ${JSON.stringify(payloads[action])}`;
}

/** Tries the lender's app that the page runs in, and writes down what it was asked. */
export function AppActions({ productId }: { productId: string }) {
  const { t } = useTranslation('preview');
  const bridge = useBridge();
  const { servicePhone } = useTenant();
  const payloads = payloadsFor(productId, servicePhone);
  const names = Object.keys(payloads) as NativeAction[]; // the table's own keys
  const [action, setAction] = useState<NativeAction>('goToHome');
  const [log, setLog] = useState<readonly string[]>([]);
  const shells = {
    android: t('shellAndroid'),
    ios: t('shellIos'),
    browser: t('shellBrowser'),
  } as const;
  return (
    <section className="pv-card">
      <h2>{t('appActions')}</h2>
      <p className="pv-why">{t('runsIn', { shell: shells[bridge.shell] })}</p>
      <select
        className="st-input"
        aria-label={t('appActions')}
        value={action}
        onChange={({ target }) =>
          setAction(names.find((name) => name === target.value) ?? 'goToHome')
        }
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <Button
        kind="secondary"
        onPress={() => setLog([send(bridge, action, payloads), ...log].slice(0, 20))}
      >
        {t('askApp')}
      </Button>
      {log.length > 0 && (
        <ol className="pv-facts">
          {log.map((line, at) => (
            <li key={log.length - at}>
              <code>{line}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
