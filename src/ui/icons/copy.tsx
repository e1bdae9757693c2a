import { Icon } from './icon.tsx';

/** Onto the clipboard. */
export const CopyIcon = () => (
  <Icon d="M9 9h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM5 15V5a1 1 0 0 1 1-1h9" />
);
