import { Icon } from './icon.tsx';

/** Somebody answers. */
export const ChatIcon = () => (
  <Icon d="M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z" />
);
