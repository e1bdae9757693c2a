import { createHash } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The file that the path of an address means inside `folder`; nothing when there is none, or when the
 * path leads out of the folder, to a hidden file, or is not well written. Never follows a link outside.
 */
export function fileInFolder(folder: string, addressPath: string): string | undefined {
  const parts = decoded(addressPath)?.split('/').filter(Boolean);
  if (!parts || parts.some((part) => part.startsWith('.') || /[\\\0]/.test(part))) return undefined;
  try {
    const root = realpathSync(folder);
    const file = realpathSync(path.join(root, ...parts));
    const isInside = file.startsWith(root + path.sep);
    return isInside && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

function decoded(addressPath: string): string | undefined {
  try {
    return decodeURIComponent(addressPath);
  } catch {
    return undefined;
  }
}

/** An entity tag of the content: the same bytes always have the same one. */
export function entityTag(content: Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
