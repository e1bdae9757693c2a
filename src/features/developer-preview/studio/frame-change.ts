import type { Tenant } from '../../../tenant/tenant-schema.ts';
import { matchScreen, pathOf, screenOfPath } from '../../../navigation/route-table.ts';
import { changesBetween } from './tenant-diff.ts';
import { configFile } from './folder-files.ts';
import type { DraftFiles } from './draft-history.ts';

/** What the phone has to do after a change. */
export type PhoneStep = 'nothing' | 'paint' | 'reload';

/** Groups that no screen reads while it is open. */
const unseen: ReadonlySet<string | number> = new Set(['$schema', 'site', 'schemaVersion']);

/** What a change asks of the phone: colours alone are painted at once, and what nobody sees changes nothing. */
export function phoneStep(
  before: { files: DraftFiles; tenant: Tenant | undefined },
  after: { files: DraftFiles; tenant: Tenant | undefined },
): PhoneStep {
  const files = new Set([...Object.keys(before.files), ...Object.keys(after.files)]);
  const changed = [...files].filter((file) => before.files[file] !== after.files[file]);
  if (changed.length === 0) return 'nothing';
  if (changed.some((file) => file !== configFile) || !before.tenant || !after.tenant)
    return 'reload';
  const tops = changesBetween(before.tenant, after.tenant).map(({ path: [top = ''] }) => top);
  const seen = tops.filter((top) => !unseen.has(top));
  if (seen.length === 0) return 'nothing';
  return seen.every((top) => top === 'theme') ? 'paint' : 'reload';
}

/**
 * Where the phone goes on after the folder has changed: on the same screen, at the path that it has now. A path that
 * is no screen stays.
 */
export function pathAfter(
  path: string,
  before: Tenant | undefined,
  after: Tenant | undefined,
): string {
  const screen = before && (matchScreen(before, path) ?? screenOfPath(before, path));
  return screen && after ? pathOf(after, screen) : path;
}
