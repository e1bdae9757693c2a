import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder of tenants made of one older version, so that it can be served like any. */
export function folderWith(id: string, olderVersion: string, tenants: string): string {
  const file = path.join(olderVersion, 'tenant.json');
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const config: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const isSame =
    typeof config === 'object' && config !== null && 'id' in config && config.id === id;
  if (!isSame)
    throw new Error(
      `${file} is no version of "${id}": its id differs. tenant:diff compares lenders.`,
    );
  const root = mkdtempSync(path.join(tmpdir(), 'loanfront-before-'));
  cpSync(olderVersion, path.join(root, id), { recursive: true });
  cpSync(path.join(tenants, 'index.json'), path.join(root, 'index.json'));
  return root;
}
