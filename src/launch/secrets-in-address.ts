import { plainAmpersands } from '../domain/query.ts';
import { secretParams } from '../domain/session-params.ts';

// Part of the page's first script: nothing here may need a browser that is newer than ES5.

const names = secretParams.join('|');

/** A secret's name with something said of it, wherever it stands: `sessionId=…`, `{"token":…}`; not `pushToken=…`. */
const saysSecret = new RegExp(`(^|[^\\w-])(?:${names})["'\\]\\s]*[=:]`, 'i');
const isSecretName = new RegExp(`^(?:${names})$`, 'i');

/** Addresses are packed into addresses, and so encoded again and again. */
const mostLayers = 4;

function unpacked(text: string): string {
  let plain = text;
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const next = plain.replace(/(?:%[\da-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run);
      } catch {
        // Not every byte is a letter; those that are may spell a name all the same.
        return run.replace(/%([\da-f]{2})/gi, (_whole, code: string) =>
          String.fromCharCode(parseInt(code, 16)),
        );
      }
    });
    if (next === plain) break;
    plain = next;
  }
  return plain;
}

/** Whether a parameter, or an address packed into its value, says who somebody is. */
export function namesSecret(parameter: string): boolean {
  const plain = unpacked(parameter.replace(/\+/g, ' ')).trim();
  return saysSecret.test(plain) || isSecretName.test(plain);
}

/** The parameters of a query that say nothing of anybody, each as it was written. */
const harmless = (query: string): string =>
  query
    .split('&')
    .filter((part) => !namesSecret(part))
    .join('&');

/** A path up to where somebody wrote a parameter into it: `/About&sessionId=…` is `/About`. */
function harmlessPath(path: string): string {
  const parts = path.split(/([/&;,])/);
  for (let at = 0; at < parts.length; at += 1) {
    if (namesSecret(parts[at] ?? '')) return parts.slice(0, Math.max(at - 1, 0)).join('') || '/';
  }
  return path;
}

/** `path?query`, or one of the two. */
function harmlessRoute(route: string): string {
  const at = route.indexOf('?');
  if (at < 0) return harmlessPath(route);
  const left = harmless(route.slice(at + 1));
  return harmlessPath(route.slice(0, at)) + (left && `?${left}`);
}

/**
 * An address without the parameters that say who somebody is (`secretParams`), wherever they stand and however they
 * are spelled; all else stays letter by letter. An address without any is returned as it is.
 */
export function withoutSecrets(address: string): string {
  const meant = plainAmpersands(address);
  const [, origin = '', route = '', fragment] =
    /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^#]*)(?:#([^]*))?$/i.exec(meant) ?? [];
  const cleanRoute = harmlessRoute(route);
  const cleanFragment =
    fragment === undefined
      ? undefined
      : /^[/?]/.test(fragment)
        ? harmlessRoute(fragment)
        : harmless(fragment);
  if (cleanRoute === route && cleanFragment === fragment) return address;
  return origin + cleanRoute + (cleanFragment ? `#${cleanFragment}` : '');
}
