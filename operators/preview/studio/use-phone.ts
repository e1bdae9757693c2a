import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFault } from '../../../src/domain/call-fault.ts';
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
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';
import type { DraftFiles } from './draft-history.ts';
import { configFile } from './folder-files.ts';
import { createPhoneLog, type PhoneLog } from './phone-log.ts';
import type { PhoneShell } from './phone-network.ts';
import type { DeviceScheme } from './phone-window.ts';
import type { StudioState } from './studio-context.tsx';
import { type Change, changesBetween } from '../../check/json-diff.ts';
import { boardScheme, freshPhone, paintPhone, preparePhone } from './prepare-phone.ts';
import { restBeforeCheck } from './use-surroundings.ts';

/** What the phone has to do after a change. */
export type PhoneStep = 'nothing' | 'paint' | 'reload';

/** Groups that no screen reads while it is open. */
const unseen: ReadonlySet<string | number> = new Set(['$schema', 'site', 'schemaVersion']);

/** What of a theme is only painted; anything else is built into a page. */
const painted: ReadonlySet<string | number> = new Set([
  'brand',
  'brand2',
  'gradient',
  'fontColours',
  'radius',
  'dark',
]);

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
  const seen = changesBetween(before.tenant, after.tenant).filter(
    ({ path: [top = ''] }) => !unseen.has(top),
  );
  if (seen.length === 0) return 'nothing';
  const isColour = ({ path: [top = '', key = ''] }: Change) => top === 'theme' && painted.has(key);
  return seen.every(isColour) ? 'paint' : 'reload';
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

/** What the phone is, beside the folder that it shows. */
export interface PhoneChoice {
  shell: PhoneShell;
  scheme: DeviceScheme;
  /** The day that it lives on, by which planned changes hold; '' for today. */
  day: string;
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
        const small = boardScheme(page);
        const { draft, tenant } = latest.current.studio;
        if (!small) shown.current = { files: draft, tenant };
        preparePhone(page, {
          origin,
          studio: () => latest.current.studio,
          shell: latest.current.choice.shell,
          day: small ? '' : latest.current.choice.day,
          ...(small
            ? freshPhone(page, small, latest.current.studio.id)
            : {
                scheme: latest.current.choice.scheme,
                stores: stores.current,
                log,
                faults: waiting.current,
                onFault: setFaults,
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
