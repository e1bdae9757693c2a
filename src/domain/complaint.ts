import type { DetailLine } from './loan-offer.ts';

/** A kind of complaint, or a sub-kind of complaints about collection. */
export interface ComplaintCategory {
  /** Goes back to the lender as it came. */
  code: string;
  title: string;
}

/** The kind of complaints about how a debt is collected: the only one with sub-kinds (screens §5). */
export const collectionCategory = '1';

/** A loan that a complaint can be about, as its card shows it. */
export interface ComplaintOrder {
  loanId: string;
  productName: string;
  productLogo: string;
  /** In the lender's words. */
  status: string;
  rows: readonly DetailLine[];
  /** False: complaints about collection cannot be sent for this loan. */
  takesCollectionComplaints: boolean;
}

/** What a complaint begins with (spec §3, problem init result). */
export interface ComplaintStart {
  categories: readonly ComplaintCategory[];
  /** Of `collectionCategory` only. */
  subCategories: readonly ComplaintCategory[];
  /** The loan asked for, or the current one; absent when there is none. */
  order?: ComplaintOrder;
  /** All loans to choose from, in the lender's order. */
  orders: readonly ComplaintOrder[];
  /** A line for the card of the loan, in the lender's words; '' when there is none. */
  status: string;
}

/** A complaint as it is sent; what is absent is not sent. */
export interface NewComplaint {
  category: string;
  subCategory?: string | undefined;
  /** No longer than the tenant's form allows, in code points: see `cutTo`. */
  text: string;
  /** Addresses of uploaded photos, as the lender gave them. */
  photos?: readonly string[] | undefined;
  loanId?: string | undefined;
}

/** One complaint in a list. */
export interface ComplaintListItem {
  id: string;
  /** As it came: see `readDay`. */
  time: string;
  category: string;
  content: string;
}

/** The complaints of one kind of state, under the lender's own name for it. */
export interface ComplaintTab {
  title: string;
  complaints: readonly ComplaintListItem[];
}

/** A complaint that was sent, with what the lender did about it. */
export interface ComplaintRecord {
  category: string;
  subCategory: string;
  content: string;
  /** Addresses as they came: each must pass the safe-address rule before it is shown. */
  photos: readonly string[];
  /** What the lender did; '' while it has not answered. */
  resolution: string;
  resolutionPhotos: readonly string[];
  canBeRated: boolean;
}

/** How much of a complaint's text is shown before somebody asks for more, in code points (screens §8, "Indicators"). */
export const shownCharacters = 200;

/** The code of the refusal when a photo was too large for the lender, or for a proxy before it (HD-13). */
export const photoTooLargeCode = '413';

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
