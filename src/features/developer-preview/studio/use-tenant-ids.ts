import { useEffect, useState } from 'react';
import { readTenantIndex } from '../../../tenant/choose-tenant.ts';
import { fetchTenantFile } from '../../../tenant/load-tenant.ts';
import { tenantIdPattern } from '../../../tenant/tenant-id.ts';

/** The lenders that `tenants/index.json` names; none while it is not there. */
export function useTenantIds(): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    fetchTenantFile('/tenants/index.json')
      .then((answer) => answer.json())
      .then((raw: unknown) => {
        const { default: first, aliases, hosts } = readTenantIndex(raw);
        const named = new Set([first, ...Object.values(aliases), ...Object.values(hosts)]);
        if (isWanted) setIds([...named].filter((id) => tenantIdPattern.test(id)).sort());
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return ids;
}
