import { lenderApi } from '../lender-api.ts';
import type { LenderQuery } from '../read-answer.ts';
import { fieldsOf, idOf } from '../read-fields.ts';
import { cardLinkingPaths } from './card-linking.calls.ts';

/** A card to be linked: where from, and the tenant's own fields by name. */
export interface CardToLink {
  loanId: string;
  productId: string;
  couponId: string | undefined;
  couponMoney: string | undefined;
  amountDue: string | undefined;
  fields: Readonly<Record<string, string>>;
}

/** Linking a card (lender-api §2). Answers the new card's id, if the lender told it. */
export const cardLinkingEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    linkCard: build.mutation<string | null, CardToLink>({
      query: ({
        loanId,
        productId,
        couponId,
        couponMoney,
        amountDue,
        fields,
      }): LenderQuery<string | null> => ({
        endpoint: cardLinkingPaths.bindCard,
        payload: {
          ...fields,
          orderId: loanId,
          productId,
          couponId: couponId ?? null,
          couponMoney,
          withholdingAmount: amountDue,
        },
        read: (data) => idOf(fieldsOf(data).id) ?? null,
      }),
    }),
  }),
});

export const { useLinkCardMutation } = cardLinkingEndpoints;
