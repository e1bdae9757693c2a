import { Icon } from './icon.tsx';

/** A call. */
export const PhoneIcon = () => (
  <Icon d="M8.4 4H5.6C4.7 4 4 4.7 4.1 5.6 4.7 13.3 10.7 19.3 18.4 19.9c.9.1 1.6-.6 1.6-1.5v-2.7l-4.3-1.6-1.9 1.9a12.4 12.4 0 0 1-5.8-5.8l1.9-1.9z" />
);
