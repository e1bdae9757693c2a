import type { ExtensionOffer } from '../../domain/loan-extension.ts';
import { lenderApi } from '../lender-api.ts';
import type { LoanRef } from '../loan/loan.calls.ts';
import type { LenderQuery } from '../read-answer.ts';
import {
  dateOf,
  majorOf,
  textOf,
  type TextValueWire,
  toDetailLines,
  wireFields,
} from '../read-fields.ts';
import { extensionOfferCall } from './extension.calls.ts';

/** The `data` of `extension` (lender-api §2). Amounts in major units. */
interface ExtensionWire {
  productName?: string | null;
  productLogo?: string | null;
  delayShouldPayAmount: number | string;
  delayExpiryTime?: string | number | null;
  orderDetail?: { detail?: TextValueWire[] | null } | null;
  telephone?: string | null;
}

/** The offer out of `extension`; a fee that is no amount stays undefined and cannot be paid. */
function toExtensionOffer(data: unknown): ExtensionOffer {
  const wire = wireFields<ExtensionWire>(data);
  const { detail } = wireFields<{ detail: unknown }>(wire.orderDetail);
  return {
    productName: textOf(wire.productName),
    productLogo: textOf(wire.productLogo),
    fee: majorOf(wire.delayShouldPayAmount),
    newDueDate: dateOf(wire.delayExpiryTime),
    details: toDetailLines(detail, 'data.orderDetail.detail'),
    telephone: textOf(wire.telephone),
  };
}

/** Paying a loan later (lender-api §2, Repayment). */
export const extensionEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getExtensionOffer: build.query<ExtensionOffer, LoanRef>({
      query: (loan): LenderQuery<ExtensionOffer> => ({
        ...extensionOfferCall(loan),
        read: toExtensionOffer,
      }),
      providesTags: ['shown'],
    }),
  }),
});

export const { useGetExtensionOfferQuery } = extensionEndpoints;
