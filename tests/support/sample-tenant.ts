import { checkTenant } from '../../src/tenant/check-tenant.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { shippedConfig } from '../unit/tenant/shipped-folder.ts';

/** Sets one place of a config, given as `money.symbol`; `undefined` takes it out. */
export function put(config: unknown, place: string, value: unknown): void {
  const way = place.split('.');
  const last = way.pop() ?? '';
  let at: unknown = config;
  for (const name of way)
    at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined;
  if (typeof at !== 'object' || at === null) throw new Error(`${place} leads nowhere`);
  if (value === undefined) Reflect.deleteProperty(at, last);
  else Reflect.set(at, last, value);
}

/** A sound `tenant.json` of an invented lender, with some places changed. */
export function sampleConfig(changes: Readonly<Record<string, unknown>> = {}): unknown {
  const config = shippedConfig('india');
  const own = {
    id: 'sample',
    'api.prefix': '/gateway/sample',
    'launch.merchantNumber': 'SAMPLE01',
    'security.imageOrigins': [
      'https://cdn.sikkora.example',
      'https://cdn.lender.example',
      'https://cdn.sample.example',
    ],
    // A lender's real links lead to other sites, not into the sandbox.
    'links.privacyPage': 'https://docs.sikkora.example/privacy',
    'links.downloadApp': {
      android: 'https://get.sikkora.example/android',
      ios: 'https://get.sikkora.example/ios',
      other: 'https://get.sikkora.example',
    },
    'security.appSchemes': ['gojek', 'upi', 'danamisal'],
    // It has no words of its own, as a lender begins.
    'locale.ownWording': undefined,
    ...changes,
  };
  for (const [place, value] of Object.entries(own)) put(config, place, value);
  return config;
}

/** The checked tenant of `sampleConfig`; a faulty one fails the test that asks for it. */
export function sampleTenant(changes: Readonly<Record<string, unknown>> = {}): Tenant {
  const id = typeof changes['id'] === 'string' ? changes['id'] : 'sample';
  const check = checkTenant(sampleConfig(changes), id);
  if (!check.isSound) throw new Error(JSON.stringify(check.faults));
  return check.tenant;
}
