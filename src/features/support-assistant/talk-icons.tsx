import { Icon } from '../../ui/icons/icon.tsx';

/** A person with a headset. */
export const PersonIcon = () => (
  <Icon d="M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h2a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-.5a1.5 1.5 0 0 1-1.5-1.5zM19.5 13.5h-2a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h1.5v.5a2 2 0 0 1-2 2H13" />
);

/** Sends what is typed. */
export const SendIcon = () => <Icon d="M5 12L4 4.5l16.5 7.5L4 19.5 5 12h7" />;

/** The assistant. */
export const AssistantIcon = () => (
  <Icon d="M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-7l-5 4v-4H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5zM9 9.5v1.5M15 9.5v1.5" />
);
