/** Decodes what can be decoded; a stray per cent sign or broken UTF-8 stays as it was typed (HD-23). */
const decode = (text: string) =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });

const spaced = (text: string) => text.replaceAll('+', ' ');

// Without the letters that only newer browsers read in a pattern: the page's first script is read by all of them.
const pairOrHalf = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g;

/** `encodeURIComponent` throws on half a surrogate pair; such a half becomes the replacement character. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(pairOrHalf, (part) => (part.length === 2 ? part : '\ufffd')));

/** An address as it was meant before a mail or a page wrote its `&` as `&amp;` or `&#38;` (HD-79). */
export const plainAmpersands = (address: string): string =>
  address.replace(/&(?:(?:amp|#38|#x26);)+/gi, '&');

/**
 * Reads a query, with or without its `?`. Never throws; the first of a repeated key wins (HD-21); `+` is a
 * space, except in the values of `keepPlus`, where base64 and phone numbers keep it (HD-19, HD-20).
 */
export function readQuery(query: string, keepPlus?: ReadonlySet<string>): Map<string, string> {
  const values = new Map<string, string>();
  const keeps = new Set(Array.from(keepPlus ?? [], (name) => name.toLowerCase()));
  const parts = query.replace(/^\?/, '').split('&');
  parts.forEach((part) => {
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    const value = at < 0 ? '' : part.slice(at + 1);
    const key = decode(spaced(name));
    if (part && !values.has(key)) {
      values.set(key, decode(keeps.has(key.toLowerCase()) ? value : spaced(value)));
    }
  });
  return values;
}

/** A parameter's value, by a name whose letters may be of either case; the exact spelling goes before others. */
export function valueOf(values: ReadonlyMap<string, string>, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const written = Array.from(values.keys()).find((key) => key.toLowerCase() === wanted);
  return values.get(name) ?? (written === undefined ? undefined : values.get(written));
}

/** Writes a query without its `?`; what is undefined is left out, so nothing at all gives ''. */
export function writeQuery(params: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(params)
    .flatMap(([key, value]) => (value === undefined ? [] : `${encode(key)}=${encode(value)}`))
    .join('&');
}

/** A longer value of an address or a launch is no value of ours and counts as absent (screens §8). */
export const longestValue = 512;
