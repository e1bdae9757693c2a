import type { TextStore } from '../platform/browser-storage.ts';

/** The remembered payment channel: the spec's own keys (spec §4). */
export const channelKeys = ['payType', 'payCode', 'specificNum', 'isDefault'] as const;

const lastTenantKey = 'loanfront.tenant';

/** Forgets what another tenant left on this origin, so that no choice of one lender reaches the next (HD-30). */
export function forgetOtherTenant(tenantId: string, device: TextStore): void {
  if (device.read(lastTenantKey) === tenantId) return;
  for (const key of channelKeys) device.remove(key);
  device.write(lastTenantKey, tenantId);
}
