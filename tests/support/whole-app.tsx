import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { setImmediate as realTurn } from 'node:timers';
import { vi } from 'vitest';
import { callAt, type CallName } from '../../sandbox/received-call.ts';
import { createSandboxLender } from '../../sandbox/sandbox-lender.ts';
import { sandboxTenants } from '../../sandbox/sandbox-tenant.ts';
import { diskFetch } from '../../scripts/publish/disk-fetch.ts';
import { App } from '../../src/app/app.tsx';
import { createI18n } from '../../src/i18n/create-i18n.ts';
import { pathOf } from '../../src/navigation/route-table.ts';
import { browserAddress } from '../../src/platform/page-address.ts';
import type { Session } from '../../src/session/session.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { tenantText } from '../unit/sandbox/open-lender.ts';
import { wordsOf } from '../unit/i18n/wording-on-disk.ts';
import { shippedTenant } from '../unit/tenant/shipped-folder.ts';
import { stubNetwork, type SentRequest } from './network.ts';

/** Something that happens to a request on its way to the sandbox lender, in place of the lender's answer. */
export type OnTheWay = (
  call: CallName,
  request: SentRequest,
  lender: () => Promise<Response>,
) => Promise<Response> | Response | undefined;

/** What a visit of the whole app begins with. */
export interface Visit {
  tenant: Tenant;
  screen: ScreenKey;
  query?: string;
  /** Nobody is signed in. */
  isStranger?: boolean;
  onTheWay?: OnTheWay;
}

const turn = () => new Promise<void>((resolve) => realTurn(resolve));

/** Lets the page's clock run on, and everything that waits for it. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await turn();
    await vi.dynamicImportSettled();
  });
}

/** Lets time pass until something is there, without waiting for any; undefined when it never comes. */
export async function until<T>(find: () => T | null | undefined | false, within_ = 30_000) {
  for (let passed = 0; passed < within_; passed += 50) {
    const found = find();
    if (found) return found;
    await passTime(50);
  }
  return find() || undefined;
}

const tenants = sandboxTenants(
  (file) => tenantText(file).catch(() => undefined),
  () => Date.now(),
);
const files = diskFetch({ dist: '.', tenants: 'tenants' });
const checked = new Map<string, Tenant>();

/** A shipped tenant, checked once. */
export function tenantOf(id: string): Tenant {
  const tenant = checked.get(id) ?? shippedTenant(id);
  checked.set(id, tenant);
  return tenant;
}

/**
 * Opens the whole app of a tenant at a screen: the real router, screens, store and bridge, against the sandbox lender
 * with nothing but MSW between them. Time is a fake clock, which `until` and `passTime` move.
 */
export function openApp({ tenant, screen: key, query = '', isStranger, onTheWay }: Visit) {
  const lender = createSandboxLender({
    tenants,
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  });
  const asked: CallName[] = [];
  const waiting = new Set<{ call: CallName }>();
  const state = { onTheWay };
  const prefix = tenant.api.prefix;
  stubNetwork(async (request) => {
    const { pathname } = request.url;
    if (!pathname.startsWith(`${prefix}/`)) return files(pathname);
    const call = callAt(pathname.slice(prefix.length), tenant);
    const answer = () => lender.handle(request.whole);
    if (!call) return answer();
    asked.push(call);
    const open = { call };
    waiting.add(open);
    try {
      return (await state.onTheWay?.(call, request, answer)) ?? (await answer());
    } finally {
      waiting.delete(open);
    }
  });
  const left: string[] = [];
  window.history.replaceState(null, '', `${pathOf(tenant, key)}${query}`);
  const language = 'en';
  const session: Session = {
    tenantId: tenant.id,
    values: {
      merchantNumber: tenant.launch.merchantNumber,
      deviceId: 'device-1',
      appName: tenant.brand.name,
      ...(!isStranger && { sessionId: 'secret-session-1', userId: '4711' }),
    },
    isBorrower: !isStranger,
    business: {},
  };
  const page = render(
    <App
      tenant={tenant}
      session={session}
      flag={undefined}
      i18n={createI18n(language, { app: wordsOf(language, 'app') ?? {} })}
      address={{
        ...browserAddress,
        leaveFor: (address) => void left.push(address),
        reload: () => void left.push('reload'),
      }}
    />,
  );
  const main = () => page.container.querySelector('main');
  return {
    ...page,
    asked,
    /** The calls that have no answer yet. */
    waiting: () => [...waiting].map(({ call }) => call),
    /** The addresses that the window left for. */
    left,
    session,
    /** From now on this happens to requests. */
    meet: (next: OnTheWay | undefined) => {
      state.onTheWay = next;
    },
    /** The lender's own answers to its calls, past whatever happens on the way. */
    lender,
    face: () => main()?.dataset.face,
    shown: () => main()?.dataset.screen,
    text: () => document.body.textContent,
    button: (name: RegExp | string) =>
      until(() => screen.queryAllByRole('button', { name }).find((one) => !isOff(one))),
    field: (name: RegExp | string) => until(() => screen.queryByRole('textbox', { name })),
    press: async (name: RegExp | string) => {
      const found = await until(() =>
        screen.queryAllByRole('button', { name }).find((one) => !isOff(one) && isReachable(one)),
      );
      if (!found) throw new Error(`there is no button ${name} on\n${describePage()}`);
      await act(async () => found.click());
    },
    tick: async (name: RegExp | string) => {
      const found = await until(() => screen.queryByRole('checkbox', { name }));
      if (!found) throw new Error(`there is no box ${name} on\n${describePage()}`);
      if (!found.matches(':checked')) await act(async () => found.click());
    },
    /** Chooses one of several by its label. */
    choose: async (name: RegExp | string) => {
      const found = await until(() => screen.queryByRole('radio', { name }));
      if (!found) throw new Error(`there is no choice ${name} on\n${describePage()}`);
      await act(async () => found.click());
    },
    /** Chooses a photo, as from the gallery of a phone. */
    pickPhoto: async () => {
      const field = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'));
      if (!field) throw new Error(`no photo can be chosen on\n${describePage()}`);
      const photo = new File([readFileSync('tests/cases/exif-orientation-6.jpg')], 'slip.jpg', {
        type: 'image/jpeg',
      });
      fireEvent.change(field, { target: { files: [photo] } });
      await passTime(50);
    },
    /** What a person reads in the picture. */
    captcha: async () => {
      const src = document.querySelector<HTMLImageElement>('img[src*="get-captcha"]')?.src ?? '';
      const picture = await lender.handle(new Request(src));
      return /<text[^>]*>(\w+)<\/text>/.exec(await picture.text())?.[1] ?? '';
    },
  };
}

/** Ends a visit: what the app says in passing, and what stays until it is closed, are of one page and not of the next. */
export async function closeApp(): Promise<void> {
  for (const close of screen.queryAllByRole('button', { name: /^(?:Close|Done)$/ }))
    await act(async () => close.click());
  cleanup();
  await passTime(20_000);
}

/** See `openApp`. */
export type OpenApp = ReturnType<typeof openApp>;

/** Whether somebody could press it: what lies behind an open dialog is inert. */
export const isReachable = (button: HTMLElement): boolean => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1);
  return open === undefined || open.contains(button);
};

/** A button that cannot be pressed now. */
export const isOff = (button: HTMLElement): boolean =>
  button.getAttribute('aria-disabled') === 'true' ||
  button.getAttribute('aria-busy') === 'true' ||
  button.hasAttribute('disabled');

/** What a person could read and press, for the message of a test that fails. */
export const describePage = (): string =>
  [
    document.querySelector('main')?.dataset.screen,
    document.querySelector('main')?.dataset.face,
    document.body.textContent,
    [...document.querySelectorAll('button, [role="button"], a[href]')]
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
      .join(' | '),
  ].join('\n');
