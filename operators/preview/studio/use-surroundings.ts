import { useEffect, useState } from 'react';
import { actionNames, extraActions } from '../../../src/bridge/native-actions.ts';
import type { Namespace } from '../../../src/i18n/message-keys.ts';
import { sharedWording, writtenLanguages } from '../../../src/i18n/wording-files.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { textAt } from '../../check/config-values.ts';
import { checkLayers } from '../../check/check-layers.ts';
import type { Finding } from '../../check/finding.ts';
import { type Surroundings, surroundingsOf } from '../../check/rule-input.ts';
import type { SharedWording, TenantFolder } from '../../check/tenant-folder.ts';
import { fetchTenantFile, tenantFile } from '../../../src/tenant/load-tenant.ts';
import { checkedFolder, configFile, type FolderFiles } from './folder-files.ts';

const parts: Readonly<Record<Namespace, true>> = {
  app: true,
  assistant: true,
  'card-linking': true,
  calculator: true,
  'card-repayment': true,
  complaints: true,
  contacts: true,
  extension: true,
  instalments: true,
  legal: true,
  'loan-confirm': true,
  'loan-details': true,
  'login-failure': true,
  marketplace: true,
  'pay-method': true,
  payment: true,
  'number-repayment': true,
  preview: true,
  registration: true,
  'public-site': true,
  'wallet-repayment': true,
};

/** Every part of the wording; the type keeps the list complete. */
export const wordingParts = Object.keys(parts) as Namespace[]; // the table's own keys

/** The day of the device, as `YYYY-MM-DD` in UTC. */
const today = () => new Date(systemClock.now()).toISOString().slice(0, 10);

async function textOf(path: string): Promise<string | undefined> {
  try {
    const answer = await fetchTenantFile(path);
    const text = answer.ok ? await answer.text() : '<';
    return text.trimStart().startsWith('<') ? undefined : text;
  } catch {
    return undefined;
  }
}

async function headOf(id: string): Promise<TenantFolder> {
  const config = (await textOf(tenantFile(id, configFile))) ?? '{}';
  return { id, files: new Map([[configFile, config]]), isPartial: true };
}

async function wordingOf(languages: readonly string[]): Promise<SharedWording> {
  const read = await Promise.all(
    languages.map(async (language) => {
      const parts = await Promise.all(
        wordingParts.map(async (part): Promise<[Namespace, Readonly<Record<string, string>>]> => [
          part,
          await sharedWording(language, part).catch(() => ({})),
        ]),
      );
      return [language, new Map<string, Readonly<Record<string, string>>>(parts)] as const;
    }),
  );
  return new Map(read);
}

/** What a lender calls itself; undefined where its folder says nothing. */
function nameIn(folder: TenantFolder): string | undefined {
  try {
    return textAt(JSON.parse(folder.files.get(configFile) ?? ''), 'brand.name');
  } catch {
    return undefined;
  }
}

/** What is known beside the folder that is worked on. */
export interface Around {
  surroundings: Surroundings;
  /** Names of lenders by the id of their folder. */
  names: ReadonlyMap<string, string>;
}

/** Everything around a folder that can be known without it. */
async function look(
  ids: readonly string[],
  languages: readonly string[],
  calls: readonly string[],
): Promise<Around> {
  const written = languages.filter((language) => writtenLanguages.includes(language));
  const [index, markets, folders, wording] = await Promise.all([
    textOf('/tenants/index.json'),
    textOf('/tenants/markets.json'),
    Promise.all(ids.map(headOf)),
    wordingOf([...new Set(['en', ...written])]),
  ]);
  const named = folders.flatMap((folder): [string, string][] => {
    const name = nameIn(folder);
    return name ? [[folder.id, name]] : [];
  });
  return {
    names: new Map(named),
    surroundings: surroundingsOf({
      today: today(),
      folders,
      wording,
      index,
      markets,
      calls,
      actions: [...actionNames, ...extraActions],
    }),
  };
}

/** What the checker must know beside the folder; undefined until it has been read. */
export function useSurroundings(
  ids: readonly string[],
  languages: readonly string[],
  calls: readonly string[],
): Around | undefined {
  const [around, setAround] = useState<Around>();
  const asked = `${ids.join()} ${languages.join()} ${calls.length}`;
  useEffect(() => {
    let isWanted = true;
    void look(ids, languages, calls).then((found) => {
      if (isWanted) setAround(found);
    });
    return () => {
      isWanted = false;
    };
    // Lists that say the same are the same.
    // oxlint-disable-next-line react/exhaustive-deps -- asked stands for the three lists
  }, [asked]);
  return around;
}

/** A pause in typing after which the folder is checked, in milliseconds. */
export const restBeforeCheck = 300;

/** What the checker says about the folder, a moment after its last change. */
export function useFindings(
  id: string,
  files: FolderFiles,
  around: Surroundings | undefined,
): { findings: readonly Finding[]; isChecking: boolean } {
  const [done, setDone] = useState<{ files: FolderFiles; findings: readonly Finding[] }>();
  useEffect(() => {
    if (!around) return undefined;
    return systemClock.after(restBeforeCheck, () =>
      setDone({ files, findings: checkLayers(checkedFolder(id, files), around) }),
    );
  }, [id, files, around]);
  return { findings: done?.findings ?? [], isChecking: done?.files !== files };
}
