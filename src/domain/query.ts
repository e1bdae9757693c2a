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

/** `encodeURIComponent` throws on half a surrogate pair; such a half becomes the replacement character. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

/**
 * Reads a query, with or without its `?`. Never throws; the first of a repeated key wins (HD-21); `+` is a
 * space, except in the values of `keepPlus`, where base64 and phone numbers keep it (HD-19, HD-20).
 */
export function readQuery(query: string, keepPlus?: ReadonlySet<string>): Map<string, string> {
  const values = new Map<string, string>();
  for (const part of query.replace(/^\?/, '').split('&')) {
    const [, name = '', value = ''] = /^([^=]*)=?([^]*)$/.exec(part) ?? [];
    const key = decode(spaced(name));
    if (part && !values.has(key)) {
      values.set(key, decode(keepPlus?.has(key) ? value : spaced(value)));
    }
  }
  return values;
}

/** Writes a query without its `?`; what is undefined is left out, so nothing at all gives ''. */
export function writeQuery(params: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(params)
    .flatMap(([key, value]) => (value === undefined ? [] : `${encode(key)}=${encode(value)}`))
    .join('&');
}

/** A longer value of an address or a launch is no value of ours and counts as absent (screens §8). */
export const longestValue = 512;
