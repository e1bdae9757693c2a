import type { StudioState } from './studio-context.tsx';
import { configFile } from './folder-files.ts';
import { longestLink, packDraft } from './draft-link.ts';

/** The part behind `#` that shows somebody else this draft; undefined when it would be too long to be handed on. */
export function linkPart({
  id,
  changes,
  draft,
}: Pick<StudioState, 'id' | 'changes' | 'draft'>): string | undefined {
  const files = Object.fromEntries(Object.entries(draft).filter(([file]) => file !== configFile));
  const part = packDraft({ id, changes: changes.map(({ path, now }) => ({ path, now })), files });
  return part.length > longestLink ? undefined : `#draft=${part}`;
}
