/**
 * The three characters a house can have: shape, scale, hero and progress follow from it, structure and order do not.
 * What each gives is a table of custom properties in `src/ui/tempers.css`.
 */
export const tempers = ['calm', 'bold', 'friendly'] as const;

/** See `tempers`. */
export type Temper = (typeof tempers)[number];

/** What the lender's own face is called in style sheets. */
export const ownFace = 'lender';
