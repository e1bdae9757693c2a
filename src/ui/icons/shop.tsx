import { Icon } from './icon.tsx';

/** A shop. */
export const ShopIcon = () => (
  <Icon d="M4.5 11.5v8h15v-8M3.5 9L5 4.5h14L20.5 9a2.8 2.8 0 0 1-5.6 0 2.9 2.9 0 0 1-5.8 0A2.8 2.8 0 0 1 3.5 9zM10 19.5v-4.5h4v4.5" />
);
