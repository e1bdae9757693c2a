import type { MajorAmount } from '../../domain/money.ts';
import type { PaymentChannels } from '../../domain/payment-channel.ts';
import { payTypes, type PayKind, type VirtualAccount } from '../../domain/virtual-account.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import type { LoanRef } from '../loan/loan.calls.ts';
import {
  toBanks,
  toMarkets,
  toVirtualAccount,
  type AskedChannel,
} from './virtual-account.mapper.ts';
import { virtualAccountPaths } from './virtual-account.paths.ts';

/** What a number is asked for. `payType` is one of `payTypes`, or the tenant's own for its guide. */
export interface VirtualAccountRequest extends LoanRef, AskedChannel {
  /** Not sent when it is not known: the lender's answer says it then (screens §8). */
  amount: MajorAmount | undefined;
  /** The person has not chosen a channel yet. */
  isDefault: boolean;
  /** The page's own `display`: 1 after the channel was chosen. */
  isDisplayed: boolean;
}

/** Paying to a number at a bank or a shop (lender-api §2, Repayment). */
export const virtualAccountEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a number, so it is a mutation: never asked early, never asked again by itself. */
    requestVirtualAccount: build.mutation<VirtualAccount, VirtualAccountRequest>({
      query: ({ isDefault, isDisplayed, ...asked }): LenderQuery<VirtualAccount> => ({
        endpoint: virtualAccountPaths.generateVcode,
        payload: {
          productId: asked.productId,
          orderId: asked.loanId,
          amount: asked.amount,
          payCode: asked.code,
          pay_type: asked.payType,
          is_default: isDefault ? 1 : 0,
          is_display: isDisplayed ? 1 : 0,
          specific_num: asked.specificNumber,
        },
        read: (data) => toVirtualAccount(data, asked),
      }),
    }),
    /** Empty lists mean that the tenant's own are shown. */
    getPaymentChannels: build.query<PaymentChannels, LoanRef & { kind: PayKind }>({
      query: ({ loanId, productId, kind }): LenderQuery<PaymentChannels> => ({
        endpoint: virtualAccountPaths.payTypes,
        payload: { productId, orderId: loanId, pay_type: payTypes[kind] },
        read: (data) => (kind === 'bank' ? { banks: toBanks(data) } : { markets: toMarkets(data) }),
      }),
      providesTags: ['shown'],
    }),
  }),
});

export const { useRequestVirtualAccountMutation, useGetPaymentChannelsQuery } =
  virtualAccountEndpoints;
