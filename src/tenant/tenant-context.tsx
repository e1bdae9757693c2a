import { createContext, useContext } from 'react';
import type { Tenant } from './tenant-schema.ts';

const TenantContext = createContext<Tenant | undefined>(undefined);

/** Hands the tenant to the screens. */
export const TenantProvider = TenantContext.Provider;

/** The lender whose brand this is; throws outside the provider, which is a mistake in the code. */
export function useTenant(): Tenant {
  const tenant = useContext(TenantContext);
  if (!tenant) throw new Error('useTenant needs TenantProvider above it');
  return tenant;
}
