import { configure, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { BridgeProvider } from '../../src/bridge/bridge-context.tsx';
import type { NativeBridge } from '../../src/bridge/native-actions.ts';
import { createI18n } from '../../src/i18n/create-i18n.ts';
import { endpoints, type EndpointKey } from '../../src/lender-api/endpoint-table.ts';
import { NavigationProvider } from '../../src/navigation/navigation-context.tsx';
import { pathOf } from '../../src/navigation/route-table.ts';
import {
  firstMissing,
  neededParams,
  readScreenParams,
} from '../../src/navigation/screen-params.ts';
import { SessionProvider } from '../../src/session/session-context.tsx';
import type { Session } from '../../src/session/session.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import { TenantProvider } from '../../src/tenant/tenant-context.tsx';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { namespaces, wordsOf } from '../unit/i18n/wording-on-disk.ts';
import { openStore } from './lender-store.ts';
import { answerWith, stubNetwork, type SentRequest } from './network.ts';
import { recordingBridge } from './recording-bridge.ts';
import { sampleSession } from './sample-session.ts';
import { sampleTenant } from './sample-tenant.ts';

// A limit against hanging, not a measure: a busy machine may be five times slower.
configure({ asyncUtilTimeout: 8000 });

/** What a lender answers to a call: a body, or whatever the function makes of the request. */
export type StageAnswer = object | ((request: SentRequest) => Promise<Response> | Response);

/** A screen, and what surrounds it. */
export interface ScreenStage {
  Screen: ComponentType;
  screen: ScreenKey;
  /** By the endpoint's key; a call without an answer is cut. */
  answers: Readonly<Partial<Record<EndpointKey, StageAnswer>>>;
  /** Files of the server by their path; one that is not here is cut. */
  files?: Readonly<Record<string, string>>;
  query?: string;
  tenant?: Tenant;
  session?: Session;
  language?: string;
  shell?: NativeBridge['shell'];
  builtScreens?: readonly ScreenKey[];
  /** Marks on this entry of the browser's history: kept by a reload, so hand the same set to a second showing. */
  marks?: Set<string>;
  /** Texts kept with this entry of the history: likewise. */
  entry?: Map<string, string>;
  /** What another screen handed over with the entry. */
  state?: unknown;
  isStrict?: boolean;
}

/** The loan that the stage's address names. */
export const stageLoan = { loanId: '9007199254740993001', productId: '700100200300400501' };

/** The key of a call by the end of its address. */
const keyOf = ({ url }: SentRequest) =>
  (Object.keys(endpoints) as EndpointKey[]).find((key) =>
    url.pathname.endsWith(endpoints[key].path),
  ); // the table's own keys

/** Shows a screen as the app does, with the shared wording of the disk and a lender that answers as told. */
export function showScreen({
  Screen,
  screen,
  answers,
  files = {},
  query = `?orderId=${stageLoan.loanId}&productId=${stageLoan.productId}`,
  tenant = sampleTenant(),
  session = sampleSession(),
  language = 'en',
  shell = 'browser',
  builtScreens = [],
  marks = new Set(),
  entry = new Map(),
  state,
  isStrict = false,
}: ScreenStage) {
  const sent = stubNetwork((request) => {
    const file = files[request.url.pathname];
    if (file !== undefined) return answerWith(file, 200, 'text/markdown');
    const key = keyOf(request);
    const answer = key && answers[key];
    if (!answer) throw new TypeError(`cut: ${request.url.pathname}`);
    return answer instanceof Function ? answer(request) : answerWith(JSON.stringify(answer));
  });
  const left: string[] = [];
  const { store } = openStore({ tenant, session, language });
  const bridge = recordingBridge(shell);
  const words = namespaces.map((name) => [name, wordsOf(language, name) ?? {}] as const);
  const at = new URL(`https://app.example${pathOf(tenant, screen)}${query}`);
  const access = {
    flag: undefined,
    builtScreens: new Set(builtScreens),
    prefetch: () => {},
    address: {
      current: () => at,
      rewrite: () => {},
      leaveFor: (address: string) => void left.push(address),
      reload: () => {},
      mark: (name: string, isOn: boolean) => void (isOn ? marks.add(name) : marks.delete(name)),
      isMarked: (name: string) => marks.has(name),
      keepInEntry: (name: string, text: string | undefined) =>
        void (text === undefined ? entry.delete(name) : entry.set(name, text)),
      readEntry: (name: string) => entry.get(name),
      isFirstEntry: () => false,
      onHashChange: () => () => {},
    },
  };
  let location: Location | undefined;
  /** As the app does: an address that lacks something shows no screen; and where the app is by now. */
  function Shown() {
    location = useLocation();
    const params = readScreenParams(location.search, screen);
    const lacks = firstMissing(screen, params, neededParams(screen));
    return lacks === undefined ? <Screen /> : null;
  }
  const page = render(
    <I18nextProvider i18n={createI18n(language, Object.fromEntries(words))}>
      <TenantProvider value={tenant}>
        <SessionProvider value={session}>
          <NavigationProvider value={access}>
            <BridgeProvider value={bridge}>
              <Provider store={store}>
                <MemoryRouter
                  initialEntries={[{ pathname: at.pathname, search: at.search, state }]}
                >
                  <Shown />
                </MemoryRouter>
              </Provider>
            </BridgeProvider>
          </NavigationProvider>
        </SessionProvider>
      </TenantProvider>
    </I18nextProvider>,
    { reactStrictMode: isStrict },
  );
  return {
    ...page,
    bridge,
    session,
    store,
    /** The addresses that the window left for. */
    left,
    /** The keys of the calls so far, in their order. */
    asked: () => sent.map(keyOf),
    /** The forms of the calls of one key, in their order. */
    forms: (key: EndpointKey) =>
      sent.filter((request) => keyOf(request) === key).map(({ form }) => Object.fromEntries(form)),
    /** Path and query that the app is at. */
    place: () => `${location?.pathname ?? ''}${location?.search ?? ''}`,
    /** What was handed over to the place that the app is at. */
    handedOver: (): unknown => location?.state,
    face: () => page.container.querySelector('main')?.dataset.face,
  };
}
