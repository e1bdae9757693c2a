import { useEffect, useMemo, useRef, useState } from 'react';
import { fixIn, removeFrom, writeInto } from '../../check/json-edit.ts';
import { readJsonTree } from '../../check/json-tree.ts';
import { checkTenant } from '../../../src/tenant/check-tenant.ts';
import { fetchTenantFile, tenantFile } from '../../../src/tenant/load-tenant.ts';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';
import type { DraftFiles } from './draft-history.ts';
import type { LinkedDraft } from './draft-link.ts';
import {
  configFile,
  type FolderFiles,
  isConfig,
  isPicture,
  languagesOf,
  neededFiles,
  withDraft,
} from './folder-files.ts';
import { withPickedColour } from './old-colours.tsx';
import type { BrokenJson, StudioState } from './studio-context.tsx';
import { changesBetween } from '../../check/json-diff.ts';
import { useDraft } from './use-draft.ts';
import { useFindings, useSurroundings } from './use-surroundings.ts';

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

/** What a text of `tenant.json` says, or where it stops being JSON. */
function readConfig(text: string): { config: unknown; broken: BrokenJson | undefined } {
  const { faults, value } = readJsonTree(text);
  const [first] = faults;
  if (!first) return { config: value, broken: undefined };
  const before = text.slice(0, first.start).split('\n');
  return {
    config: undefined,
    broken: {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      what: `${first.what}; ${first.remedy}`,
    },
  };
}

function tenantOf(config: unknown, id: string): Tenant | undefined {
  const check = isConfig(config) ? checkTenant(config, id) : undefined;
  return check?.isSound ? check.tenant : undefined;
}

const noNames: ReadonlyMap<string, string> = new Map();

const textIn = (files: ReadonlyMap<string, string | Uint8Array>) => {
  const content = files.get(configFile);
  return typeof content === 'string' ? content : '';
};

/** The state of the studio for one folder, and whether the folder has come. */
export function useStudioState(
  id: string,
  otherIds: readonly string[],
  linked: LinkedDraft | undefined,
  calls: readonly string[],
): { state: StudioState; folder: 'loading' | 'there' | 'missing' } {
  const [needed, setNeeded] = useState<readonly string[]>([]);
  const folder = usePublishedFolder(id, needed);
  const published = folder.files;
  const draft = useDraft(id, published, linked);
  const { now } = draft.history;
  const files = useMemo(() => withDraft(published, now), [published, now]);
  const text = textIn(files);
  const read = useMemo(() => readConfig(text), [text]);
  const [good, setGood] = useState<unknown>();
  if (!read.broken && read.config !== good) setGood(read.config);
  const config = read.broken ? good : read.config;
  const wanted = useMemo(() => neededFiles(config), [config]);
  if (wanted.join() !== needed.join()) setNeeded(wanted);
  const languages = useMemo(() => languagesOf(config), [config]);
  const publishedConfig = useMemo(() => readConfig(textIn(published)).config, [published]);
  const around = useSurroundings(otherIds, languages, calls);
  const checked = useFindings(id, files, folder.isWaiting ? undefined : around?.surroundings);
  const tenant = useMemo(
    () => (read.broken ? undefined : tenantOf(config, id)),
    [read.broken, config, id],
  );
  const publishedTenant = useMemo(() => tenantOf(publishedConfig, id), [publishedConfig, id]);
  const changes = useMemo(
    () => (config === undefined ? [] : changesBetween(publishedConfig, config)),
    [publishedConfig, config],
  );
  const setText = (next: string, place: string, others: DraftFiles = {}) =>
    draft.write({ ...others, [configFile]: next === textIn(published) ? undefined : next }, place);
  const state: StudioState = {
    id,
    published,
    files,
    draft: now,
    text,
    config,
    publishedConfig,
    broken: read.broken,
    tenant,
    publishedTenant,
    languages,
    changes,
    names: around?.names ?? noNames,
    findings: checked.findings,
    isChecking: checked.isChecking,
    isKept: draft.isKept,
    held: draft.held,
    writeFile: (file, content) =>
      draft.write({ [file]: content === published.get(file) ? undefined : content }, file),
    write: (path, value, others) => setText(writeInto(text, path, value), path.join('.'), others),
    pickColour: (path, value) => setText(withPickedColour(text, path, value), path.join('.')),
    remove: (path) => setText(removeFrom(text, path), `- ${path.join('.')}`),
    fix: (fix) => setText(fixIn(text, fix), `fix ${fix.path.join('.')}`),
    canUndo: draft.history.past.length > 0,
    canRedo: draft.history.future.length > 0,
    undo: draft.undo,
    redo: draft.redo,
    discard: draft.discard,
  };
  return { state, folder: folder.state };
}
