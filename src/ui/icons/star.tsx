import { Icon } from './icon.tsx';

/** A star; filled by the style sheet. */
export const StarIcon = () => (
  <Icon d="M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
);
