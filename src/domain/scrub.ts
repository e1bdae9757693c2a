/** What stands where something was taken out. */
const gone = '…';

/** Texts shorter than this are no secret: a flag, a version, a platform. */
const shortestSecret = 3;

/** How a value may have been written into a text: as it is, in an address, in JSON. */
function spellings(value: string): string[] {
  const json = JSON.stringify(value).slice(1, -1);
  let encoded = value;
  try {
    encoded = encodeURIComponent(value);
  } catch {
    // Half a character; then no address holds it either.
  }
  return [value, encoded, encoded.replace(/%20/g, '+'), json, encodeURI(json)];
}

/**
 * A text for people who run the app, without what may be a person's: each of `secrets`, however it is spelled, then
 * whatever stands in quotes, addresses behind their path, e-mail addresses, anything with a digit in it, and every
 * word too long to be one. At most 200 characters.
 */
export function scrub(text: string, secrets: readonly string[]): string {
  const remembered = secrets.filter((secret) => secret.length >= shortestSecret).flatMap(spellings);
  let left = text;
  for (const secret of remembered.sort((a, b) => b.length - a.length))
    left = left.replaceAll(secret, gone);
  return left
    .replace(/(["'“”‘’`«»])[^]*?(?:\1|$)/g, gone)
    .replace(/[a-z][a-z\d+.-]*:\/\/\S+/gi, gone)
    .replace(/\S+@\S+/g, gone)
    .replace(/\S*[\d?&=%+/\\]\S*/g, gone)
    .replace(/\S{25,}/g, gone)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}

/** Where in our own files something happened: `assets/abc.js:1:2345`, the innermost five; other addresses are left out. */
export function ownFrames(stack: string): readonly string[] {
  const frames = [...stack.matchAll(/\/(assets\/[\w-]{1,40}\.js):(\d{1,6}):(\d{1,7})/g)];
  return frames.slice(0, 5).map(([, file, line, column]) => `${file}:${line}:${column}`);
}
