/** The names that a lender's pictures of its own screens have in `marketing.screens`, in the order of a loan. */
export const screenPictures = ['offer', 'loan', 'paid'] as const;

/** One of them. */
export type ScreenPicture = (typeof screenPictures)[number];

/** Room for one on the page, in CSS pixels: the head of a phone's screen, above an offer's yearly rate. */
export const screenPictureSize = { width: 360, height: 352 };
