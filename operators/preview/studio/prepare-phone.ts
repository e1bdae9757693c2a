import type { CallFault } from '../../../src/domain/call-fault.ts';
import { sendFromHere } from '../../../src/lender-api/sandbox-control.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { memoryStorage, type PageWindow } from '../../../src/platform/page-frame.ts';
import { moneyRecordKey, ownerOf } from '../../../src/payments/money-trace.ts';
import { paintTheme, type ThemedTenant } from '../../../src/tenant/apply-theme.ts';
import { configFile } from './folder-files.ts';
import { createPhoneLog, type PhoneLog } from './phone-log.ts';
import { phoneFetch, type PhoneShell, simulatedApp } from './phone-network.ts';
import {
  configForPhone,
  dateOfDay,
  type DeviceScheme,
  draftText,
  fileInAddress,
  kindOf,
  makePhone,
  type PhoneParts,
} from './phone-window.ts';
import type { StudioState } from './studio-context.tsx';

/** A page in a frame that is to live on the draft, and what it keeps and tells. */
export interface FramedPhone extends Pick<PhoneParts, 'scheme' | 'stores'> {
  origin: string;
  /** The studio as it is when the page asks. */
  studio: () => StudioState;
  shell: PhoneShell;
  /** The day that it lives on, like 2027-01-01; '' for today. */
  day: string;
  log: PhoneLog;
  faults: { current: readonly CallFault[] };
  onFault: (faults: readonly CallFault[]) => void;
}

/** Gives a framed page the draft, a simulated app and a network of its own; called before anything of it runs. */
export function preparePhone(page: PageWindow, phone: FramedPhone): void {
  const { origin, studio, shell, day, log, faults, onFault, scheme, stores } = phone;
  const { id, tenant, publishedTenant } = studio();
  makePhone(page, {
    id,
    log,
    clock: systemClock,
    draft: () => studio().draft,
    scheme,
    stores,
    app: simulatedApp(shell, (tenant ?? publishedTenant)?.bridge ?? {}, log),
    fetch: phoneFetch({
      origin,
      log,
      send: sendFromHere,
      clock: systemClock,
      faults,
      onFault,
      fileText(path) {
        const now = studio();
        const file = fileInAddress(now.id, path);
        const config = configForPhone(now.text, now.publishedTenant?.api);
        const text = file === undefined ? undefined : draftText(file, now.draft, config);
        return text === undefined
          ? undefined
          : { text, kind: kindOf(file ?? configFile), date: dateOfDay(day) };
      },
    }),
  });
}

/**
 * A phone of the board: new each time, and nobody reads its log. One that is to show the paid moment remembers a payment
 * of the loan that its launch names.
 */
export function freshPhone(
  page: PageWindow,
  scheme: DeviceScheme,
  tenantId: string,
): Pick<FramedPhone, 'scheme' | 'stores' | 'log' | 'faults' | 'onFault'> {
  const local = memoryStorage();
  // The launch as the board has it: in the page's own address it does not name the borrower any more.
  const launch = page.frameElement?.getAttribute('data-paid');
  if (launch) {
    const launched = Object.fromEntries(new URL(launch, page.location.href).searchParams);
    const subject = { tenantId, kind: 'loan', id: launched['orderId'] ?? '' } as const;
    const now = systemClock.now();
    const record = {
      attempt: 'board',
      owner: ownerOf({ tenantId, values: launched }),
      channel: 'card',
      step: 'accepted',
      startedAt: now,
      stepAt: now,
    };
    local.setItem(moneyRecordKey(subject), JSON.stringify([record]));
  }
  return {
    scheme,
    stores: { local, session: memoryStorage() },
    log: createPhoneLog(systemClock),
    faults: { current: [] },
    onFault: () => undefined,
  };
}

/** The scheme of a frame of the board; undefined for the one phone that is used. */
export function boardScheme(page: PageWindow): 'light' | 'dark' | undefined {
  const scheme = page.frameElement?.getAttribute('data-board');
  return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
}

/** Puts a tenant's colours on a framed page while it stays open. */
export function paintPhone(root: HTMLElement, tenant: ThemedTenant): void {
  const wantsDark =
    root.ownerDocument.defaultView?.matchMedia('(prefers-color-scheme: dark)').matches ?? false;
  paintTheme(root, tenant, tenant.theme.dark && wantsDark ? 'dark' : 'light');
}
