import path from 'node:path';

const places = new Map<string, string>();

/**
 * The name of a class of a CSS module in the build: a number in the order in which the build meets them, for
 * what is met often is short. A long name would travel twice, in the style and in the script.
 */
export function shortClassName(name: string, file: string): string {
  const place = `${path.relative(process.cwd(), file.split('?')[0] ?? file)} ${name}`;
  const short = places.get(place) ?? `_${places.size.toString(36)}`;
  places.set(place, short);
  return short;
}
