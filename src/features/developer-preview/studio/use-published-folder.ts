import { useEffect, useRef, useState } from 'react';
import { fetchTenantFile, tenantFile } from '../../../tenant/load-tenant.ts';
import { configFile, isPicture, type FolderFiles } from './folder-files.ts';

/** The folder as the server has it, as far as it was asked for. */
export interface PublishedFolder {
  files: FolderFiles;
  /** `there` once `tenant.json` has come; `missing` when there is no such folder, or no network. */
  state: 'loading' | 'there' | 'missing';
  /** Files that were asked for and have not come yet. */
  isWaiting: boolean;
}

/** Servers that answer every unknown path with a page of their own mean "not found" by it. */
const isForeignPage = (text: string) => /^\s*<(?:!doctype html|html)/i.test(text);

async function readFile(id: string, file: string): Promise<string | Uint8Array | undefined> {
  try {
    const answer = await fetchTenantFile(tenantFile(id, file));
    if (!answer.ok) return undefined;
    if (isPicture(file)) return new Uint8Array(await answer.arrayBuffer());
    const text = await answer.text();
    return isForeignPage(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Reads a lender's folder from the server, file by file as they are needed. */
export function usePublishedFolder(id: string, needed: readonly string[]): PublishedFolder {
  const [folder, setFolder] = useState<PublishedFolder>({
    files: new Map(),
    state: 'loading',
    isWaiting: true,
  });
  const asked = useRef(new Set<string>());
  const waiting = useRef(0);
  useEffect(() => {
    const wanted = [configFile, ...needed].filter((file) => !asked.current.has(file));
    if (wanted.length === 0) return;
    for (const file of wanted) asked.current.add(file);
    waiting.current += 1;
    void Promise.all(wanted.map(async (file) => [file, await readFile(id, file)] as const)).then(
      (read) => {
        waiting.current -= 1;
        setFolder(({ files }) => {
          const next = new Map(files);
          for (const [file, content] of read) if (content !== undefined) next.set(file, content);
          const state = next.has(configFile) ? 'there' : 'missing';
          return { files: next, state, isWaiting: waiting.current > 0 };
        });
      },
    );
  }, [id, needed]);
  return folder;
}
