import { mailHref, telephoneHref } from '../../domain/safe-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { useGetContactInfoQuery } from './support.endpoints.ts';

/** How the lender's people can be reached. */
export interface Contacts {
  phone: string;
  email: string;
  isAsking: boolean;
}

/** Asks the lender; what its answer does not hold, or what nobody could call or write to, is the tenant's own (HD-11). */
export function useContacts(): Contacts {
  const { support, servicePhone } = useTenant();
  const { data, isFetching } = useGetContactInfoQuery();
  return {
    phone: (data && telephoneHref(data.phone) && data.phone) || servicePhone,
    email: (data && mailHref(data.email) && data.email) || support.email,
    isAsking: isFetching,
  };
}
