import { describe, expect, test, vi } from 'vitest';
import { createBridge, type ShellWindow } from '../../../src/bridge/create-bridge.ts';
import type { NativeAction, NativeBridge } from '../../../src/bridge/native-actions.ts';
import {
  actionNames,
  androidShell,
  iosShell,
  rememberedFallback,
  samplePayloads,
} from '../../support/app-shells.ts';
import { recordingBridge } from '../../support/recording-bridge.ts';

const spec =
  'openServiceChat promptScore dismissRepaymentDialog closeWebview startPage goToProduct goToHome goToMine goToRating ' +
  'callPhone offToLogin confirmTrackingPoint startBank endBank';

const names = {
  android: { object: 'LoanApp', methods: { goToHome: 'openHome', callPhone: 'dialNumber' } },
  ios: { handlers: { goToHome: 'loanOpenHome', startPage: 'loanStart' } },
};

const androidName = (action: NativeAction): string =>
  ({ goToHome: 'openHome', callPhone: 'dialNumber' })[action as string] ?? action;
const iosName = (action: NativeAction): string =>
  ({ goToHome: 'loanOpenHome', startPage: 'loanStart' })[action as string] ?? action;

/** Calls an action with its sample payload. */
const call = <A extends NativeAction>(bridge: NativeBridge, action: A) =>
  bridge.call(action, samplePayloads[action]);

function open(shell: ShellWindow, of: Parameters<typeof createBridge>[1] = names) {
  const { way, asked } = rememberedFallback();
  return { bridge: createBridge(shell, of, way), byBrowser: asked };
}

test('design §7: there are just the 14 actions of the specification', () => {
  expect([...actionNames].sort()).toEqual(spec.split(' ').sort());
});

describe.each(actionNames)('%s', (action) => {
  test('design §7: an Android app gets one text of JSON, by the name that the tenant gave or its own', () => {
    const { shell, injected, asked } = androidShell('LoanApp', actionNames.map(androidName));
    const { bridge, byBrowser } = open(shell);
    call(bridge, action);
    expect(asked.map(({ name }) => name)).toEqual([androidName(action)]);
    const [text, ...more] = asked[0]?.given ?? [];
    expect(more).toEqual([]);
    expect(JSON.parse(String(text))).toEqual(samplePayloads[action]);
    expect(typeof text).toBe('string');
    expect(asked[0]?.on).toBe(injected);
    expect(byBrowser).toEqual([]);
  });

  test('design §7: an iOS app gets the payload itself, by the name that the tenant gave or its own', () => {
    const { shell, messageHandlers, asked } = iosShell(actionNames.map(iosName));
    const { bridge, byBrowser } = open(shell);
    call(bridge, action);
    expect(asked).toEqual([
      {
        name: iosName(action),
        given: [samplePayloads[action]],
        on: messageHandlers[iosName(action)],
      },
    ]);
    expect(byBrowser).toEqual([]);
  });

  test('HD-63: a plain browser has its own way, once', () => {
    const { bridge, byBrowser } = open({});
    call(bridge, action);
    expect(byBrowser).toEqual([{ name: action, given: [samplePayloads[action]] }]);
  });

  test('design §7: a method or handler that is missing falls back to the browser', () => {
    for (const shell of [
      androidShell('LoanApp', []).shell,
      androidShell('OtherApp', actionNames).shell,
      iosShell([]).shell,
    ]) {
      const { bridge, byBrowser } = open(shell);
      call(bridge, action);
      expect(byBrowser).toHaveLength(1);
    }
  });

  test('design §7: a method or handler that throws falls back to the browser, once', () => {
    const angry = vi.fn(() => {
      throw new Error('the app failed');
    });
    for (const shell of [
      { LoanApp: { [androidName(action)]: angry } },
      { webkit: { messageHandlers: { [iosName(action)]: { postMessage: angry } } } },
    ]) {
      angry.mockClear();
      const { bridge, byBrowser } = open(shell);
      expect(() => call(bridge, action)).not.toThrow();
      expect(angry).toHaveBeenCalledTimes(1);
      expect(byBrowser).toHaveLength(1);
    }
  });

  test("design §7: a tenant that names nothing is met by the actions' own names on iOS, and by the browser elsewhere", () => {
    const ios = iosShell(actionNames);
    const onIos = open(ios.shell, {});
    call(onIos.bridge, action);
    expect(ios.asked.map(({ name }) => name)).toEqual([action]);
    const android = androidShell('LoanApp', actionNames);
    const onAndroid = open(android.shell, {});
    call(onAndroid.bridge, action);
    expect(android.asked).toEqual([]);
    expect(onAndroid.byBrowser).toHaveLength(1);
  });
});

describe('design §7: which shell it is', () => {
  test('iOS when it has handlers, else Android when it has the object of the tenant, else a browser', () => {
    expect(open(iosShell([]).shell).bridge.shell).toBe('ios');
    expect(open(androidShell('LoanApp', []).shell).bridge.shell).toBe('android');
    expect(open(androidShell('OtherApp', []).shell).bridge.shell).toBe('browser');
    expect(open({ ...iosShell([]).shell, ...androidShell('LoanApp', []).shell }).bridge.shell).toBe(
      'ios',
    );
    expect(open({}).bridge.shell).toBe('browser');
  });

  test('iOS comes first for an action that both have; an action that only Android has goes there', () => {
    const ios = iosShell(['promptScore']);
    const android = androidShell('LoanApp', ['promptScore', 'startBank']);
    const { bridge, byBrowser } = open({ ...ios.shell, ...android.shell });
    bridge.call('promptScore', {});
    bridge.call('startBank', {});
    expect(ios.asked.map(({ name }) => name)).toEqual(['promptScore']);
    expect(android.asked.map(({ name }) => name)).toEqual(['startBank']);
    expect(byBrowser).toEqual([]);
  });

  test('an app that arrives late is found: nothing is remembered but the names', () => {
    const shell: Record<string, unknown> = {};
    const { bridge, byBrowser } = open(shell);
    bridge.call('goToMine', {});
    expect(byBrowser).toHaveLength(1);
    const android = androidShell('LoanApp', ['goToMine']);
    Object.assign(shell, android.shell);
    bridge.call('goToMine', {});
    expect(android.asked).toHaveLength(1);
    expect(byBrowser).toHaveLength(1);
  });
});

describe('HD-63: half-made and hostile shells', () => {
  const throwing = (name: string) =>
    Object.defineProperty({}, name, {
      get() {
        throw new Error('do not look');
      },
    });

  test.each<[string, ShellWindow]>([
    ['a webkit that throws on a look', throwing('webkit')],
    ['handlers that throw on a look', { webkit: throwing('messageHandlers') }],
    ['a handler that throws on a look', { webkit: { messageHandlers: throwing('goToHome') } }],
    [
      'a postMessage that throws on a look',
      { webkit: { messageHandlers: { loanOpenHome: throwing('postMessage') } } },
    ],
    ['an object that throws on a look', throwing('LoanApp')],
    ['a method that throws on a look', { LoanApp: throwing('openHome') }],
    ['nulls', { webkit: null, LoanApp: null }],
    ['a null handler', { webkit: { messageHandlers: { loanOpenHome: null } } }],
    ['texts', { webkit: 'x', LoanApp: 'y' }],
    ['a handler without postMessage', { webkit: { messageHandlers: { loanOpenHome: {} } } }],
    [
      'a postMessage that is no function',
      { webkit: { messageHandlers: { loanOpenHome: { postMessage: 'x' } } } },
    ],
    ['a method that is no function', { LoanApp: { openHome: 'x' } }],
    [
      'a proxy that answers everything with itself',
      new Proxy({}, { get: (_target, _name, self: object) => self }),
    ],
  ])("%s: no exception, and the browser's way", (_what, shell) => {
    const { bridge, byBrowser } = open(shell);
    expect(() => bridge.call('goToHome', {})).not.toThrow();
    expect(byBrowser).toEqual([{ name: 'goToHome', given: [{}] }]);
  });

  test('an action is never looked for among what every object has', () => {
    const { bridge, byBrowser } = open(
      { LoanApp: {} },
      { android: { object: 'LoanApp', methods: {} } },
    );
    bridge.call('goToHome', {});
    expect(byBrowser).toHaveLength(1);
  });

  test('an iOS handler that throws leaves it to the browser although Android might be there too', () => {
    const angry = {
      postMessage() {
        throw new Error('no');
      },
    };
    const { bridge, byBrowser } = open({ webkit: { messageHandlers: { loanOpenHome: angry } } });
    bridge.call('goToHome', {});
    expect(byBrowser).toHaveLength(1);
  });
});

test('HD-26: a wallet link is handed to the app once, as it came', () => {
  const { shell, asked } = androidShell('LoanApp', ['startPage']);
  const { bridge } = open(shell);
  bridge.call('startPage', { url: 'gojek://pay?x=1' });
  expect(asked.map(({ given }) => given)).toEqual([['{"url":"gojek://pay?x=1"}']]);
});

describe('the recording bridge', () => {
  test('design §7: keeps every call in its order and passes it on where there is somebody', () => {
    const { shell, asked } = androidShell('LoanApp', ['promptScore', 'dialNumber']);
    const recording = recordingBridge('android', open(shell).bridge);
    recording.call('promptScore', {});
    recording.call('callPhone', { phone: '1' });
    expect(recording.calls).toEqual([
      { action: 'promptScore', payload: {} },
      { action: 'callPhone', payload: { phone: '1' } },
    ]);
    expect(asked.map(({ name }) => name)).toEqual(['promptScore', 'dialNumber']);
    expect(recording.shell).toBe('android');
  });

  test('design §7: alone it only remembers', () => {
    const recording = recordingBridge('browser');
    for (const action of actionNames) call(recording, action);
    expect(recording.calls.map(({ action }) => action)).toEqual(actionNames);
  });
});

describe('one beat of the phone, which is no action of the specification', () => {
  const named = {
    android: { object: 'LoanApp', methods: { haptic: 'buzz' } },
    ios: { handlers: { haptic: 'loanBuzz' } },
  };

  test('an app is asked by the name that the tenant gave', () => {
    const android = androidShell('LoanApp', ['buzz']);
    expect(open(android.shell, named).bridge.beat()).toBe(true);
    expect(android.asked).toMatchObject([{ name: 'buzz', given: ['{}'] }]);
    const ios = iosShell(['loanBuzz']);
    expect(open(ios.shell, named).bridge.beat()).toBe(true);
    expect(ios.asked).toMatchObject([{ name: 'loanBuzz', given: [{}] }]);
  });

  test('without a name no app is asked, whatever it has; nor does the browser’s way stand in', () => {
    const android = androidShell('LoanApp', ['haptic', 'buzz']);
    const { bridge, byBrowser } = open(android.shell);
    expect(bridge.beat()).toBe(false);
    expect(open(iosShell(['haptic']).shell).bridge.beat()).toBe(false);
    expect(open({}, named).bridge.beat()).toBe(false);
    expect([android.asked, byBrowser]).toEqual([[], []]);
  });
});
