import { textAt } from '../../operators/check/config-values.ts';
import type { LiveItem } from './live-list.ts';

const patience = 10_000;

/** What a server says to one address; a reason when it says nothing. */
type Answer = { response: Response } | { why: string };

/** Asks an address; tests bring their own. */
export type Ask = (url: string) => Promise<Response>;

const overTheNetwork: Ask = (url) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) });

const tryAsking = async (ask: Ask, url: string): Promise<Answer> => {
  try {
    return { response: await ask(url) };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
};

/** The servers' part of the list, without having asked them. */
export const unaskedItems: readonly LiveItem[] = [
  'the site answers with the headers of tenant:headers',
  'the lender’s server answers below the prefix',
].map((what) => ({ what, state: 'unasked', detail: ['add --ask'] }));

/** Sources of a policy's rule that another policy has not. */
function sourcesOnlyIn(policy: string, other: string): string[] {
  const rules = (text: string) =>
    text.split(';').flatMap((rule) => {
      const [name, ...sources] = rule.trim().split(/\s+/);
      return sources.map((source) => `${name} ${source}`);
    });
  const others = new Set(rules(other));
  return rules(policy).filter((rule) => !others.has(rule));
}

/**
 * Asks the lender's site and server. `wanted` are the headers that `tenant:headers` prints for this lender. A server
 * that answers anything but "not found" or a fault of its own below the prefix counts as there.
 */
export async function askLive(
  config: unknown,
  wanted: Readonly<Record<string, string>>,
  ask: Ask = overTheNetwork,
): Promise<LiveItem[]> {
  const site = textAt(config, 'site.baseUrl') ?? '';
  const server = textAt(config, 'api.baseUrl') || site;
  const prefix = textAt(config, 'api.prefix') ?? '';
  const [page, gateway] = await Promise.all([
    tryAsking(ask, `${site}/`),
    tryAsking(ask, `${server}${prefix}/`),
  ]);
  const policyName = 'Content-Security-Policy';
  const headerFaults =
    'why' in page
      ? [`${site}/: ${page.why}`]
      : [
          ...(page.response.ok ? [] : [`${site}/ answers ${page.response.status}`]),
          ...sourcesOnlyIn(
            wanted[policyName] ?? '',
            page.response.headers.get(policyName) ?? '',
          ).map((rule) => `${policyName} lacks ${rule}`),
          ...Object.entries(wanted)
            .filter(([name]) => name !== policyName)
            .filter(([name]) => page.response.headers.get(name) === null)
            .map(([name]) => `${name} is not sent`),
        ];
  const isHtml =
    'response' in gateway && /text\/html/.test(gateway.response.headers.get('content-type') ?? '');
  const serverFaults =
    'why' in gateway
      ? [`${server}${prefix}/: ${gateway.why}`]
      : gateway.response.status >= 500 || (gateway.response.ok && isHtml)
        ? [`${server}${prefix}/ answers ${gateway.response.status}${isHtml ? ' with a page' : ''}`]
        : [];
  const [headersItem, serverItem] = unaskedItems;
  return [
    {
      what: headersItem?.what ?? '',
      state: headerFaults.length ? 'missing' : 'done',
      detail: headerFaults,
    },
    {
      what: serverItem?.what ?? '',
      state: serverFaults.length ? 'missing' : 'done',
      detail: serverFaults,
    },
  ];
}
