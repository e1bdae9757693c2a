import {
  collectionCategory,
  type ComplaintOrder,
  type ComplaintStart,
} from '../../domain/complaint.ts';

/**
 * The loan that a complaint is about: the one that the address names, else the current one, which the lender answers
 * when none is named (screens §8, "Complaint start"). Ids are compared as text, so two long ones stay two (HD-10).
 */
export function chosenOrder(
  start: ComplaintStart,
  loanId: string | undefined,
): ComplaintOrder | undefined {
  const listed = start.orders.find((order) => order.loanId === loanId);
  return listed ?? start.order ?? (loanId === undefined ? start.orders[0] : undefined);
}

/** Whether a kind of complaint cannot be sent about a loan: collection, where the lender does not allow it (spec §4). */
export const isBlocked = (
  order: ComplaintOrder | undefined,
  category: string | undefined,
): boolean => category === collectionCategory && order?.takesCollectionComplaints === false;

/** Whether a kind of complaint wants a sub-kind: collection, where the lender has any (spec §4). */
export const wantsSubCategory = (
  { subCategories }: Pick<ComplaintStart, 'subCategories'>,
  category: string | undefined,
): boolean => category === collectionCategory && subCategories.length > 0;
