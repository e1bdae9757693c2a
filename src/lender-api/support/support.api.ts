import { mailHref, telephoneHref } from '../../domain/safe-address.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { lenderApi } from '../lender-api.ts';
import type { LenderQuery } from '../read-answer.ts';
import { textOf, wireFields } from '../read-fields.ts';
import { supportPaths } from './support.calls.ts';

/** Where the lender's people can be reached; '' for what it did not say: then the tenant's own stands (HD-11). */
export interface ContactInfo {
  email: string;
  phone: string;
}

/** Spec §9: the flag that asks for the contacts of the customer service. */
const customerService = 30;

function toContactInfo(data: unknown): ContactInfo {
  const wire = wireFields<ContactInfo>(data);
  return { email: textOf(wire.email), phone: textOf(wire.phone) };
}

/** The lender's own contacts (lender-api §2). */
export const supportEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getContactInfo: build.query<ContactInfo, void>({
      query: (): LenderQuery<ContactInfo> => ({
        endpoint: supportPaths.contactInfo,
        payload: { overall: customerService },
        read: toContactInfo,
      }),
      providesTags: ['shown'],
    }),
  }),
});

export const { useGetContactInfoQuery } = supportEndpoints;

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
