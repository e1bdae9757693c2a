import type {
  BankChannels,
  PaymentChannel,
  PaymentChannels,
} from '../../domain/payment-channel.ts';
import { type PayKind, payTypes, type VirtualAccount } from '../../domain/virtual-account.ts';
import type { Pressed } from '../build-request.ts';
import { lenderApi } from '../lender-api.ts';
import type { LoanRef } from '../loan/loan.calls.ts';
import type { LenderQuery } from '../read-answer.ts';
import { fieldsOf, listOf, textOf } from '../read-fields.ts';
import { wireFields } from '../read-fields.ts';
import {
  virtualAccountCall,
  virtualAccountPaths,
  type VirtualAccountRequest,
} from './virtual-account.calls.ts';

/** One channel in `payTypes`. */
interface PayMethodWire {
  name: string;
  payCode: string | number;
  specificNum?: string | number | null;
}

/** One bank in `payTypes`. */
interface BankOptionWire {
  bankName: string;
  methods?: PayMethodWire[] | null;
}

const toChannel = (value: unknown): PaymentChannel => {
  const wire = wireFields<PayMethodWire>(value);
  return {
    name: textOf(wire.name),
    code: textOf(wire.payCode),
    specificNumber: textOf(wire.specificNum),
  };
};

/** A channel without a code cannot be asked for and is left out. */
const toChannels = (value: unknown, where: string): PaymentChannel[] =>
  listOf(value, where)
    .map(toChannel)
    .filter(({ code }) => code !== '');

/** Shops out of `payTypes`; none at all leaves the choice to the tenant's own list (lender-api §2). */
const toMarkets = (data: unknown): PaymentChannel[] => toChannels(data, 'data');

/** Banks out of `payTypes`; one without a way to pay is left out. */
const toBanks = (data: unknown): BankChannels[] =>
  listOf(data, 'data')
    .map((bank) => wireFields<BankOptionWire>(fieldsOf(bank)))
    .map(({ bankName, methods }) => ({
      bankName: textOf(bankName),
      methods: toChannels(methods, 'data.methods'),
    }))
    .filter(({ methods }) => methods.length > 0);

/** Paying to a number at a bank or a shop (lender-api §2, Repayment). */
export const virtualAccountEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a number, so it is a mutation: never asked early, never asked again by itself. */
    requestVirtualAccount: build.mutation<VirtualAccount, VirtualAccountRequest & Pressed>({
      query: virtualAccountCall,
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
