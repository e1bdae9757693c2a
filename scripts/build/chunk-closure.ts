import type { Rolldown } from 'vite';

/** The script file of a build that holds a module, named relative to the root. Throws when none does. */
export function chunkHolding(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${module}`)))
      return file;
  }
  throw new Error(`no file of the build holds ${module}`);
}

/** The chunk and everything that it imports statically, each behind what it needs. */
export function closure(
  start: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(start)) return found;
  for (const name of start.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') closure(next, bundle, found);
  }
  return found.add(start);
}
