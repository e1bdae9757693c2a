import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = 'src';

/** Names in a style sheet that are its own: its classes, and its animations. */
const ownName = /(?:\.|@keyframes )([A-Za-z_][\w-]*)/g;

/** `src/ui/card.module.css title`, whatever the separator of the machine. */
const placeOf = (name: string, file: string) =>
  `${path.relative(process.cwd(), file).split(path.sep).join('/')} ${name}`;

/** A number for every class of every CSS module, in the order of their names. */
function numberClasses(): ReadonlyMap<string, string> {
  const places = readdirSync(source, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const sheet = path.join(source, file);
      const names = readFileSync(sheet, 'utf8').matchAll(ownName);
      return [...names].map(([, name = '']) => placeOf(name, sheet));
    });
  const sorted = [...new Set(places)].sort();
  return new Map(sorted.map((place, at) => [place, `_${at.toString(36)}`]));
}

let numbers: ReadonlyMap<string, string> | undefined;

/**
 * The name of a class of a CSS module in the build, as short as it gets: a long one would travel twice, in the
 * style and in the script. It depends on nothing but the style sheets, so that the app and the pages that are
 * prerendered for it agree.
 */
export function shortClassName(name: string, file: string): string {
  numbers ??= numberClasses();
  const place = placeOf(name, file.split('?')[0] ?? file);
  const short = numbers.get(place);
  if (!short)
    throw new Error(`${place} has no number: it is no class of a module below ${source}/`);
  return short;
}
