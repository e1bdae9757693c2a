import { hashRoute } from '../domain/hash-route.ts';
import { longestValue, plainAmpersands, readQuery, valueOf } from '../domain/query.ts';

/**
 * The launch flag: which lender is meant. The hash's query wins over the page's (design §3); what a sentence around
 * the link may leave behind it (spaces, full stops, closing brackets) is no part of it. Undefined when there is none;
 * '' for one that cannot name anybody.
 */
export function launchFlag(address: URL): string | undefined {
  const { hash, search } = new URL(plainAmpersands(address.href));
  const inHash = valueOf(readQuery(hashRoute(hash)?.query ?? ''), 'tenant');
  const flag = inHash ?? valueOf(readQuery(search), 'tenant');
  if (flag === undefined) return undefined;
  return flag.length > longestValue ? '' : trimmedFlag(flag);
}

const trimmedFlag = (flag: string) => flag.replace(/[\s.)\]}>]+$/, '').trim();
