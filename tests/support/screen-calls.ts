import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(file, 'utf8');

/** What a module imports when it runs: the file, and the names it takes; a dynamic import takes all. */
function importsOf(file: string): { from: string; names: readonly string[] }[] {
  const text = read(file);
  const found: { from: string; names: readonly string[] }[] = [];
  for (const [, isType, names = '', from = ''] of text.matchAll(
    /(?:import|export)\s+(type\s+)?\{([^}]*)\}\s+from\s+'(\.[^']+)'/g,
  )) {
    const taken = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0] ?? name);
    if (!isType && taken.length > 0)
      found.push({ from: path.join(path.dirname(file), from), names: taken });
  }
  for (const [, from = ''] of text.matchAll(/import\('(\.[^']+)'\)/g))
    found.push({ from: path.join(path.dirname(file), from), names: [] });
  return found;
}

/** The layers in which a screen's own calls are made. */
const walked = /^src\/(?:features|payments|lending-ui)\//;
const subject = /^src\/lender-api\/.*\.api\.ts$/;

/** The key of the call behind each hook of one subject of the lender API, by the hook's or the function's name. */
function hooksOf(file: string): ReadonlyMap<string, string> {
  const text = read(file);
  const builders = importsOf(file)
    .map(({ from }) => from)
    .filter((from) => /\.(?:calls|queries)\.ts$/.test(from))
    .flatMap((from) => [from, from.replace('.queries.ts', '.calls.ts')])
    .map(read)
    .join('\n');
  /** Of the call that is named here, or by what builds it: `loanOfferQuery` is made of `loanConfirmCall`. */
  const keyIn = (block: string): string | undefined => {
    const direct = /\w+Paths\.(\w+)/.exec(block)?.[1];
    if (direct) return direct;
    const name = /\b(\w+(?:Call|Query))\b/.exec(block.replace(/\bLenderQuery\b/g, ''))?.[1];
    const built = name && builders.split(`export const ${name} =`)[1]?.split(/^export /m)[0];
    return built === undefined ? undefined : keyIn(built);
  };
  const hooks = new Map<string, string>();
  for (const [, name = '', kind = '', block = ''] of text.matchAll(
    /^ {4}(\w+): build\.(query|mutation)([\s\S]*?)^ {4}\}\),$/gm,
  )) {
    const key = keyIn(block);
    if (!key) throw new Error(`${file}: which call is ${name}?`);
    const whole = name[0]?.toUpperCase() + name.slice(1);
    for (const use of ['use', 'useLazy'])
      hooks.set(`${use}${whole}${kind === 'query' ? 'Query' : 'Mutation'}`, key);
    hooks.set(name, key);
  }
  // What sends a call by a function of its own, such as a photo.
  for (const [, name = '', block = ''] of text.matchAll(
    /^export function (use\w+)([\s\S]*?)^\}/gm,
  )) {
    const key =
      keyIn(block) ??
      keyIn(
        text.slice(
          text.indexOf(
            `function ${name.replace(/^use(\w)/, (_all, first: string) => first.toLowerCase())}`,
          ),
        ),
      );
    if (key) hooks.set(name, key);
  }
  return hooks;
}

/** A module, and what it imports of the layers in which screens are made. */
export function modulesFrom(entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { from } of importsOf(file))
      if (walked.test(from) && /\.tsx?$/.test(from)) waiting.push(from);
  }
  return seen;
}

/** The calls that a module can make, itself or by what it imports. */
export function callsFrom(entry: string): ReadonlySet<string> {
  const calls = new Set<string>();
  for (const file of modulesFrom(entry))
    for (const { from, names } of importsOf(file)) {
      if (!subject.test(from)) continue;
      const hooks = hooksOf(from);
      for (const name of names) {
        const key = hooks.get(name);
        if (key) calls.add(key);
      }
    }
  return calls;
}

/** The modules of every screen, as the tables of `src/app/` name them; more than one where a borrower gets another. */
export function screenModules(): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, readonly string[]>();
  for (const name of ['loan', 'help', 'public']) {
    const text = read(`src/app/${name}-screens.ts`);
    const constants = [...text.matchAll(/^const (\w+)(?::[^=]*)? =([\s\S]*?);$/gm)];
    const table = text.slice(text.indexOf('Screens = {'));
    for (const [, key = '', value = ''] of table.matchAll(
      /^ {2}(\w+)(?:: ([\s\S]*?))?,$(?=\n {2}\w|\n\})/gm,
    )) {
      const entry = constants.reduce(
        (all, [, constant = '', body = '']) =>
          all.replace(new RegExp(`(?<![\\w'/-])${constant}(?![\\w'/-])`, 'g'), () => body),
        value || key,
      );
      const paths = [...entry.matchAll(/import\('([^']+)'\)/g)];
      modules.set(
        key,
        paths.map(([, from = '']) => path.join('src/app', from)),
      );
    }
  }
  return modules;
}
