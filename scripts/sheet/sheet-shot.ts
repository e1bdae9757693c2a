/** One picture of the sheet, or a pair of them. */
export interface SheetShot {
  screen: string;
  face: string;
  title: string;
  language: string;
  /** The picture by its path beside the sheet; nothing when the screen does not have the face. */
  after?: string;
  /** The same in the older version, where one is compared. */
  before?: string;
  /** Share of the points that are not the same, 0 to 1; 1 where one of the two is missing. */
  difference?: number;
  /** The screen must have this face, and does not. */
  isMissing?: boolean;
}

/** The pairs of which people want to know. */
export const isChanged = ({ difference = 0 }: SheetShot): boolean => difference > 0;
