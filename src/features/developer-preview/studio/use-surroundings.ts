import { useEffect, useState } from 'react';
import { actionNames } from '../../../bridge/action-names.ts';
import type { Namespace } from '../../../i18n/message-keys.ts';
import { sharedWording, writtenLanguages } from '../../../i18n/wording-files.ts';
import { systemClock } from '../../../platform/clock.ts';
import { fetchTenantFile, tenantFile } from '../../../tenant/load-tenant.ts';
import { surroundingsOf } from '../../../tenant-check/surroundings.ts';
import type { Surroundings } from '../../../tenant-check/rule-input.ts';
import type { SharedWording, TenantFolder } from '../../../tenant-check/tenant-folder.ts';
import { configFile } from './folder-files.ts';
import { wordingParts } from './wording-parts.ts';

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

/** Everything around a folder that can be known without it. */
async function look(
  ids: readonly string[],
  languages: readonly string[],
  calls: readonly string[],
) {
  const known = languages.filter((language) => writtenLanguages.includes(language));
  const [index, markets, folders, wording] = await Promise.all([
    textOf('/tenants/index.json'),
    textOf('/tenants/markets.json'),
    Promise.all(ids.map(headOf)),
    wordingOf([...new Set(['en', ...known])]),
  ]);
  return surroundingsOf({
    today: today(),
    folders,
    wording,
    index,
    markets,
    calls,
    actions: actionNames,
  });
}

/** What the checker must know beside the folder; undefined until it has been read. */
export function useSurroundings(
  ids: readonly string[],
  languages: readonly string[],
  calls: readonly string[],
): Surroundings | undefined {
  const [around, setAround] = useState<Surroundings>();
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
