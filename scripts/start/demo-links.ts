import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SandboxTenant } from '../../sandbox/sandbox-tenant.ts';
import type { Scenario } from '../../sandbox/scenario-schema.ts';
import { loanStatusRule } from '../../src/domain/loan-status.ts';
import { featureOf, screenPaths, type ScreenKey } from '../../src/tenant/screen-paths.ts';
import { sandboxTenantsOf } from '../http/open-sandbox.ts';

/** One address to open, below the server's own. */
export interface DemoLink {
  title: string;
  screen: ScreenKey;
  /** Path and query. */
  path: string;
}

/** What a tenant's folder offers to look at, or why it offers nothing. */
export type DemoTenant =
  | { id: string; name: string; smsCode: string; links: DemoLink[] }
  | { id: string; problem: string };

type ScenarioLink = Scenario['links'][number];

/** For whoever sets a tenant up; it needs nobody's session. */
const previewLink: ScenarioLink = { title: 'All screens', screen: 'preview', query: {} };

/** The links of every tenant in `folder`, sorted by id. A faulty tenant becomes a problem, not a failure. */
export async function demoTenants(folder: string): Promise<DemoTenant[]> {
  const lenderOf = sandboxTenantsOf(folder);
  const ids = readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'tenant.json')))
    .sort();
  const tenants = ids.map(async (id): Promise<DemoTenant> => {
    try {
      const lender = await lenderOf(id);
      return lender ? offer(lender) : { id, problem: 'its tenant.json cannot be read' };
    } catch (error) {
      return { id, problem: error instanceof Error ? error.message : String(error) };
    }
  });
  return Promise.all(tenants);
}

function offer({ tenant, scenario }: SandboxTenant): DemoTenant {
  const shown = [...scenario.links, ...cardLink(tenant, scenario)];
  return {
    id: tenant.id,
    name: tenant.brand.name,
    smsCode: scenario.smsCode,
    links: [
      ...shown.flatMap((link) => linkTo(tenant, link, link.isPublic ? {} : scenario.session)),
      ...linkTo(tenant, previewLink, {}),
    ],
  };
}

/** The card screen of the first loan that is to be paid, unless the sandbox data offer one themselves. */
function cardLink({ loanStatuses }: SandboxTenant['tenant'], scenario: Scenario): ScenarioLink[] {
  const unpaid = scenario.orders.find(
    ({ status }) => loanStatusRule(status, loanStatuses).state === 'unpaid',
  );
  if (!unpaid || scenario.links.some(({ screen }) => screen === 'cardRepayment')) return [];
  const query = { orderId: unpaid.id, productId: unpaid.productId };
  return [{ title: 'Repay by card', screen: 'cardRepayment', query }];
}

/** The link at the tenant's own path; none when the tenant has switched the screen off. */
function linkTo(
  { id, routes, features }: SandboxTenant['tenant'],
  { title, screen, query }: ScenarioLink,
  session: Record<string, string>,
): DemoLink[] {
  const feature = featureOf(screen);
  const route = routes[screen] ?? screenPaths[screen];
  if (!route || (feature && !features[feature])) return [];
  const parameters = new URLSearchParams({ tenant: id, ...query, ...session });
  return [{ title, screen, path: `${route}?${parameters}` }];
}
