import { useEffect, useState } from 'react';
import { idsInIndex, readTenantIndex } from '../../../src/tenant/choose-tenant.ts';
import { fetchTenantFile } from '../../../src/tenant/load-tenant.ts';
import { tenantIdPattern } from '../../../src/tenant/tenant-id.ts';

/** The folders that the studio of a page may open. */
export interface OpenFolders {
  ids: readonly string[];
  /** The installation shows each lender its own folder alone. */
  isOwnOnly: boolean;
}

async function askIndex(own: string): Promise<OpenFolders> {
  try {
    const answer = await fetchTenantFile('/tenants/index.json');
    const index = readTenantIndex(await answer.json());
    if (index.studio === 'own') return { ids: [own], isOwnOnly: true };
    const named = [...idsInIndex(index)].filter((id) => tenantIdPattern.test(id));
    return { ids: [...new Set([...named, own])].sort(), isOwnOnly: false };
  } catch {
    return { ids: [own], isOwnOnly: false };
  }
}

/**
 * The lenders whose folders the studio of a page of `own` may open: those that `tenants/index.json` names, or
 * `own` alone where the index wants that or is not there. Undefined until it has been asked.
 */
export function useTenantIds(own: string): OpenFolders | undefined {
  const [ids, setIds] = useState<OpenFolders>();
  useEffect(() => {
    let isWanted = true;
    void askIndex(own).then((named) => {
      if (isWanted) setIds(named);
    });
    return () => {
      isWanted = false;
    };
  }, [own]);
  return ids;
}
