import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFault } from '../../../src/domain/call-fault.ts';
import { sendFromHere } from '../../../src/lender-api/sandbox-control.ts';
import { matchScreen, pathOf, screenOfPath } from '../../../src/navigation/route-table.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import {
  framedAddress,
  framedRoot,
  memoryStorage,
  onFramedPage,
  reloadFrame,
  showInFrame,
} from '../../../src/platform/page-frame.ts';
import { paintTheme, type ThemedTenant } from '../../../src/tenant/apply-theme.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';
import type { DraftFiles } from './draft-history.ts';
import { configFile } from './folder-files.ts';
import { createPhoneLog, type PhoneLog } from './phone-log.ts';
import { phoneFetch, type PhoneShell, simulatedApp } from './phone-network.ts';
import {
  configForPhone,
  type DeviceScheme,
  draftText,
  fileInAddress,
  kindOf,
  makePhone,
} from './phone-window.ts';
import type { StudioState } from './studio-context.tsx';
import { changesBetween } from '../../check/json-diff.ts';
import { restBeforeCheck } from './use-surroundings.ts';

/** What the phone has to do after a change. */
export type PhoneStep = 'nothing' | 'paint' | 'reload';

/** Groups that no screen reads while it is open. */
const unseen: ReadonlySet<string | number> = new Set(['$schema', 'site', 'schemaVersion']);

/** What a change asks of the phone: colours alone are painted at once, and what nobody sees changes nothing. */
export function phoneStep(
  before: { files: DraftFiles; tenant: Tenant | undefined },
  after: { files: DraftFiles; tenant: Tenant | undefined },
): PhoneStep {
  const files = new Set([...Object.keys(before.files), ...Object.keys(after.files)]);
  const changed = [...files].filter((file) => before.files[file] !== after.files[file]);
  if (changed.length === 0) return 'nothing';
  if (changed.some((file) => file !== configFile) || !before.tenant || !after.tenant)
    return 'reload';
  const tops = changesBetween(before.tenant, after.tenant).map(({ path: [top = ''] }) => top);
  const seen = tops.filter((top) => !unseen.has(top));
  if (seen.length === 0) return 'nothing';
  return seen.every((top) => top === 'theme') ? 'paint' : 'reload';
}

/**
 * Where the phone goes on after the folder has changed: on the same screen, at the path that it has now. A path that
 * is no screen stays.
 */
export function pathAfter(
  path: string,
  before: Tenant | undefined,
  after: Tenant | undefined,
): string {
  const screen = before && (matchScreen(before, path) ?? screenOfPath(before, path));
  return screen && after ? pathOf(after, screen) : path;
}

/** Puts a tenant's colours on the page of the phone while it stays open. */
export function paintPhone(root: HTMLElement, tenant: ThemedTenant): void {
  const wantsDark =
    root.ownerDocument.defaultView?.matchMedia('(prefers-color-scheme: dark)').matches ?? false;
  paintTheme(root, tenant, tenant.theme.dark && wantsDark ? 'dark' : 'light');
}

/** What the phone is, beside the folder that it shows. */
export interface PhoneChoice {
  shell: PhoneShell;
  scheme: DeviceScheme;
}

/** The phone with everything that can be done to it. */
export interface Phone {
  /** Takes the frame that shows it. */
  attach: (frame: HTMLIFrameElement | null) => void;
  log: PhoneLog;
  faults: readonly CallFault[];
  setFaults: (faults: readonly CallFault[]) => void;
  /** The screen that it is on now, as far as the tenant knows it. */
  screen: ScreenKey | undefined;
  show: (address: string) => void;
  reload: () => void;
  /** Forgets what the phone keeps, as a new one would. */
  forget: () => void;
}

const lookEvery = 700;

/** A framed page of the app that lives on the draft, talks to a simulated app, and writes down what it asks. */
export function usePhone(studio: StudioState, choice: PhoneChoice, origin: string): Phone {
  const frame = useRef<HTMLIFrameElement>(null);
  const [log] = useState(() => createPhoneLog(systemClock));
  const [faults, setFaults] = useState<readonly CallFault[]>([]);
  const [screen, setScreen] = useState<ScreenKey>();
  const stores = useRef({ local: memoryStorage(), session: memoryStorage() });
  const waiting = useRef({ current: faults });
  const latest = useRef({ studio, choice });
  const shown = useRef({ files: studio.draft, tenant: studio.tenant });
  useEffect(() => {
    latest.current = { studio, choice };
    waiting.current.current = faults;
  });
  useEffect(
    () =>
      onFramedPage((page) => {
        const { id, draft, tenant, publishedTenant } = latest.current.studio;
        shown.current = { files: draft, tenant };
        const names = (tenant ?? publishedTenant)?.bridge ?? {};
        makePhone(page, {
          id,
          log,
          clock: systemClock,
          draft: () => latest.current.studio.draft,
          scheme: latest.current.choice.scheme,
          stores: stores.current,
          app: simulatedApp(latest.current.choice.shell, names, log),
          fetch: phoneFetch({
            origin,
            log,
            send: sendFromHere,
            clock: systemClock,
            faults: waiting.current,
            onFault: setFaults,
            fileText(path) {
              const { studio: now } = latest.current;
              const file = fileInAddress(now.id, path);
              const config = configForPhone(now.text, now.publishedTenant?.api);
              const text = file === undefined ? undefined : draftText(file, now.draft, config);
              return text === undefined ? undefined : { text, kind: kindOf(file ?? configFile) };
            },
          }),
        });
      }),
    [log, origin],
  );
  const reload = useCallback(() => reloadFrame(frame.current), []);
  const { draft, tenant } = studio;
  useEffect(
    () =>
      systemClock.after(restBeforeCheck, () => {
        const before = shown.current;
        const after = { files: draft, tenant };
        const step = phoneStep(before, after);
        const at = framedAddress(frame.current);
        if (!at) return;
        shown.current = after;
        if (step === 'nothing') return;
        const root = framedRoot(frame.current);
        if (step === 'paint' && tenant && root) return paintPhone(root, tenant);
        const path = pathAfter(at.pathname, before.tenant, tenant);
        if (path === at.pathname) reload();
        else showInFrame(frame.current, `${origin}${path}${at.search}${at.hash}`);
      }),
    [draft, tenant, reload, origin],
  );
  useEffect(
    () =>
      systemClock.every(lookEvery, () => {
        const at = framedAddress(frame.current);
        const current = latest.current.studio.tenant ?? latest.current.studio.publishedTenant;
        setScreen(at && current ? screenOfPath(current, at.pathname) : undefined);
      }),
    [],
  );
  const show = useCallback(
    (address: string) => showInFrame(frame.current, `${origin}${address}`),
    [origin],
  );
  const forget = useCallback(() => {
    stores.current = { local: memoryStorage(), session: memoryStorage() };
  }, []);
  const attach = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
  }, []);
  return { attach, log, faults, setFaults, screen, show, reload, forget };
}
