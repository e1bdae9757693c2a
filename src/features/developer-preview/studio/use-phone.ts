import { useCallback, useEffect, useRef, useState } from 'react';
import { sendFromHere } from '../../../lender-api/sandbox-control.ts';
import { screenOfPath } from '../../../navigation/route-table.ts';
import { systemClock } from '../../../platform/clock.ts';
import {
  framedAddress,
  framedRoot,
  memoryStorage,
  onFramedPage,
  reloadFrame,
  showInFrame,
} from '../../../platform/page-frame.ts';
import type { ScreenKey } from '../../../tenant/screen-paths.ts';
import { phoneFetch } from './phone-network.ts';
import { makePhone, type DeviceScheme } from './phone-window.ts';
import { createPhoneLog, type PhoneLog } from './phone-log.ts';
import { simulatedApp, type PhoneShell } from './simulated-app.ts';
import { configForPhone, draftText, fileInAddress, kindOf } from './frame-files.ts';
import { pathAfter, phoneStep } from './frame-change.ts';
import { configFile } from './folder-files.ts';
import { paintTheme } from './paint-theme.ts';
import type { CallFault } from '../../../domain/call-fault.ts';
import type { StudioState } from './studio-context.tsx';
import { restBeforeCheck } from './use-findings.ts';

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
        if (step === 'paint' && tenant && root) return paintTheme(root, tenant);
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
        const known = latest.current.studio.tenant ?? latest.current.studio.publishedTenant;
        setScreen(at && known ? screenOfPath(known, at.pathname) : undefined);
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
