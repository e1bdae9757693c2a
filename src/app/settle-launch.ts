import { chooseLanguage } from '../i18n/choose-language.ts';
import type { Launch } from '../launch/read-launch.ts';
import { deviceStore, tabStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { browserAddress } from '../platform/page-address.ts';
import { endIdleSession } from '../session/idle-log-out.ts';
import { takeLaunchCode, withExchanged } from '../session/launch-code.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

/** Before a launch is opened: a session that was idle for too long ends, and a one-time code is exchanged. */
export function settleLaunch(launch: Launch, tenant: Tenant): Promise<Launch> {
  const { idleMinutes } = tenant.session;
  if (idleMinutes !== undefined && !launch.namesSomebody)
    endIdleSession(idleMinutes, systemClock.now(), { tab: tabStore, device: deviceStore });
  return withoutLaunchCode(launch, tenant);
}

/**
 * The launch, once its one-time code is exchanged for a session; most launches carry none and are returned as they are.
 * The code leaves the address bar before the call, so that neither a reload nor Back can send it a second time.
 */
async function withoutLaunchCode(launch: Launch, tenant: Tenant): Promise<Launch> {
  const coded = takeLaunchCode(launch, tenant);
  if (!coded) return launch;
  browserAddress.rewrite(coded.launch.cleanAddress);
  const { merchantNumber } = tenant.launch;
  const caller = {
    tenant,
    session: {
      tenantId: tenant.id,
      values: { merchantNumber, ...coded.launch.session },
      isBorrower: false,
      business: {},
    },
    language: chooseLanguage(launch.language, tenant, deviceStore),
  };
  const { exchangeLaunchCode } = await import('../lender-api/launch-code.ts');
  return withExchanged(coded.launch, await exchangeLaunchCode(coded.code, caller, systemClock));
}
