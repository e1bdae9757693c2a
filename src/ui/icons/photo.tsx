import { Icon } from './icon.tsx';

/** A picture. */
export const PhotoIcon = () => (
  <Icon d="M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM4.3 17l4.7-5 3.5 3.5L15.5 12l4.2 4.5M14.5 8.5v.1" />
);
