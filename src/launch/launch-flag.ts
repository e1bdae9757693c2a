import { hashRoute } from '../domain/hash-route.ts';
import { longestValue, readQuery } from '../domain/query.ts';

/** The launch flag: which lender is meant. The hash's query wins over the page's (design §3). */
export function launchFlag(address: URL): string | undefined {
  const inHash = readQuery(hashRoute(address.hash)?.query ?? '').get('tenant');
  const flag = inHash ?? readQuery(address.search).get('tenant');
  return flag && flag.length <= longestValue ? flag : undefined;
}
