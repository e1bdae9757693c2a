import { useMemo, useState } from 'react';
import { checkTenant } from '../../../tenant/check-tenant.ts';
import type { Tenant } from '../../../tenant/tenant-schema.ts';
import { readJsonTree } from '../../../tenant-check/json-tree.ts';
import type { LinkedDraft } from './draft-link.ts';
import { configFile, isConfig, languagesOf, neededFiles, withDraft } from './folder-files.ts';
import { fixIn, removeFrom, writeInto } from '../../../tenant-check/json-edit.ts';
import { changesBetween } from './tenant-diff.ts';
import type { BrokenJson, StudioState } from './studio-context.tsx';
import { useDraft } from './use-draft.ts';
import { useFindings } from './use-findings.ts';
import { usePublishedFolder } from './use-published-folder.ts';
import { useSurroundings } from './use-surroundings.ts';

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
  const checked = useFindings(id, files, folder.isWaiting ? undefined : around);
  const tenant = useMemo(
    () => (read.broken ? undefined : tenantOf(config, id)),
    [read.broken, config, id],
  );
  const publishedTenant = useMemo(() => tenantOf(publishedConfig, id), [publishedConfig, id]);
  const changes = useMemo(
    () => (config === undefined ? [] : changesBetween(publishedConfig, config)),
    [publishedConfig, config],
  );
  const setText = (next: string, place: string) =>
    draft.write({ [configFile]: next === textIn(published) ? undefined : next }, place);
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
    findings: checked.findings,
    isChecking: checked.isChecking,
    isKept: draft.isKept,
    held: draft.held,
    writeFile: (file, content) =>
      draft.write({ [file]: content === published.get(file) ? undefined : content }, file),
    write: (way, value) => setText(writeInto(text, way, value), way.join('.')),
    remove: (way) => setText(removeFrom(text, way), `- ${way.join('.')}`),
    fix: (fix) => setText(fixIn(text, fix), `fix ${fix.path.join('.')}`),
    canUndo: draft.history.past.length > 0,
    canRedo: draft.history.future.length > 0,
    undo: draft.undo,
    redo: draft.redo,
    discard: draft.discard,
  };
  return { state, folder: folder.state };
}
