import type { Fix } from './finding.ts';
import type { JsonPath } from './json-tree.ts';

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A copy of `group` in which one value is changed; groups that are missing on the way are made. */
function changed(
  group: unknown,
  path: JsonPath,
  change: (old: unknown, key: string) => [string, unknown] | undefined,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return group;
  const key = String(step);
  const old: unknown = isGroup(group) ? Reflect.get(group, key) : undefined;
  const next: [string, unknown] | undefined =
    rest.length > 0 ? [key, changed(old, rest, change)] : change(old, key);
  if (Array.isArray(group)) {
    const items: unknown[] = group;
    return next
      ? items.map((item, at) => (at === Number(key) ? next[1] : item))
      : items.filter((_, at) => at !== Number(key));
  }
  const entries = isGroup(group) ? Object.entries(group) : [];
  const at = entries.findIndex(([name]) => name === key);
  const before = at < 0 ? entries : entries.slice(0, at);
  const after = at < 0 ? [] : entries.slice(at + 1);
  return Object.fromEntries([...before, ...(next ? [next] : []), ...after]);
}

/** The config with a finding's fix in it: a new value, the old one stays as it is. */
export function applyFix(config: unknown, fix: Fix): unknown {
  return changed(config, fix.path, (old, key) => {
    if (fix.op === 'remove') return undefined;
    return fix.op === 'rename' ? [fix.to, old] : [key, fix.value];
  });
}
