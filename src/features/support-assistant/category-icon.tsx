import { Icon } from '../../ui/icons/icon.tsx';

/** A paper, a purse, a phone, a person: what categories are about, in the order in which lenders list them. */
const drawings = [
  'M7 3.5h7l4 4v13H7zM14 3.5v4h4M10 12h5M10 16h5',
  'M4 7.5h13.5a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17zM4 7.5A2.5 2.5 0 0 1 6.5 5H16M16 13.5v.1',
  'M6 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15 15 0 0 1 4 5.5a2 2 0 0 1 2-2z',
  'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
];
const anyOther =
  'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-7l-5 4v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5z';

/** The icon of a category by its place, counted from 0; the lender sends words only. */
export const CategoryIcon = ({ place }: { place: number }) => (
  <Icon d={drawings[place] ?? anyOther} />
);
