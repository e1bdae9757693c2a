import { mergePatch, scheduledDays, scheduledFile } from '../../src/tenant/merge-patch.ts';
import { checkFolder } from './check-folder.ts';
import { textsAt, valueAt } from './config-values.ts';
import { type Finding, finish, type Found } from './finding.ts';
import { type JsonTree, placeOf, readJsonTree } from './json-tree.ts';
import { nearMiss } from './near-miss.ts';
import type { Surroundings } from './rule-input.ts';
import type { TenantFolder } from './tenant-folder.ts';

/** A file that is laid over `tenant.json`, and the day from which on it holds; an environment's holds at once. */
interface Layer {
  file: string;
  day: string | undefined;
}

const configFile = 'tenant.json';

/** What is wrong with the list of planned changes itself. */
function scheduleFaults({ files, isPartial }: TenantFolder, config: unknown): Found[] {
  const days = textsAt(config, 'scheduled');
  const there = [...files.keys()].flatMap(
    (file) => /^scheduled\/(\d{4}-\d\d-\d\d)\.json$/.exec(file)?.[1] ?? [],
  );
  const absent = isPartial ? [] : days.filter((day) => !there.includes(day));
  return [
    ...absent.map((day): Found => {
      const meant = nearMiss(
        day,
        there.filter((one) => !days.includes(one)),
      );
      return {
        code: 'scheduled-file',
        at: { path: ['scheduled', days.indexOf(day)] },
        message: `there is no ${scheduledFile(day)}, so from that day on the lender could not be opened`,
        remedy: meant ? `write "${meant}"` : 'write that file, or take the day out',
      };
    }),
    ...there
      .filter((day) => !days.includes(day))
      .map((day): Found => ({
        code: 'scheduled-file',
        at: { file: scheduledFile(day) },
        message: 'is not in `scheduled` of tenant.json, so it never holds',
        remedy: `add "${day}" to scheduled`,
        fix: { op: 'write', path: ['scheduled'], value: [...days, day].sort() },
      })),
    ...(valueAt(config, 'environment') === undefined
      ? []
      : [
          {
            code: 'environment-written' as const,
            at: { path: ['environment'] },
            message: 'makes every page say that it is for practice',
            remedy: 'take it out; building or publishing with --environment writes it',
            fix: { op: 'remove' as const, path: ['environment'] },
          },
        ]),
  ];
}

const keyOf = ({ code, file, field, message }: Finding) => `${code} ${file} ${field} ${message}`;

/** The deepest part of a field that a file itself holds. */
function placeIn(tree: JsonTree, field: string): { path: (string | number)[] } | undefined {
  const steps = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let length = steps.length; length > 0; length -= 1) {
    const path = steps.slice(0, length);
    if (valueAt(tree.value, path) !== undefined) return { path };
  }
  return undefined;
}

/**
 * Every fault of a folder on every day and in every environment that it plans: what `checkFolder` says of it as it is,
 * and what only comes up with a file laid over it, where that file says it. Caps of markets hold by the day.
 */
export function checkLayers(folder: TenantFolder, around: Surroundings): Finding[] {
  const found = checkFolder(folder, around);
  const text = folder.files.get(configFile);
  const base = text === undefined ? undefined : readJsonTree(text);
  if (!base?.root || base.faults.length > 0) return found;
  const trees = new Map([[configFile, base]]);
  const own = scheduleFaults(folder, base.value);
  const layers: Layer[] = [
    ...[...folder.files.keys()]
      .filter((file) => /^tenant\.[a-z]+\.json$/.test(file))
      .map((file) => ({ file, day: undefined })),
    ...scheduledDays(base.value).map((day) => ({ file: scheduledFile(day), day })),
  ];
  const seen = new Set(found.map(keyOf));
  let planned: unknown = base.value;
  const later = layers.flatMap(({ file, day }): Finding[] => {
    const tree = readJsonTree(folder.files.get(file) ?? '');
    if (!tree.root || tree.faults.length > 0) return []; // said of the file itself
    const config = mergePatch(day === undefined ? base.value : planned, tree.value);
    if (day !== undefined) planned = config;
    const files = new Map(folder.files).set(configFile, JSON.stringify(config));
    const when = day === undefined ? 'there' : `from ${day} on`;
    return checkFolder({ ...folder, files }, day === undefined ? around : { ...around, today: day })
      .filter((one) => one.file === configFile && one.code !== 'date-old' && !seen.has(keyOf(one)))
      .map((one) => {
        seen.add(keyOf(one));
        const place = placeIn(tree, one.field);
        const offset = place ? placeOf(tree.root, place.path, 'value') : 0;
        const before = (folder.files.get(file) ?? '').slice(0, offset).split('\n');
        const { fix: _fix, ...rest } = one;
        return {
          ...rest,
          file,
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          message: `${one.message} (${when})`,
        };
      });
  });
  const { files } = folder;
  return [...found, ...finish(own, { folder: folder.id, files, trees }), ...later];
}
