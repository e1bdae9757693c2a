import { useEffect, useState } from 'react';
import { idsInIndex, readTenantIndex } from '../../../src/tenant/choose-tenant.ts';
import { fetchTenantFile } from '../../../src/tenant/load-tenant.ts';
import { tenantIdPattern } from '../../../src/tenant/tenant-id.ts';

/** The lenders that `tenants/index.json` names; none while it is not there. */
export function useTenantIds(): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    fetchTenantFile('/tenants/index.json')
      .then((answer) => answer.json())
      .then((raw: unknown) => {
        const named = [...idsInIndex(readTenantIndex(raw))];
        if (isWanted) setIds(named.filter((id) => tenantIdPattern.test(id)).sort());
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return ids;
}
