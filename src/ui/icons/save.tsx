import { Icon } from './icon.tsx';

/** Keep it on this phone. */
export const SaveIcon = () => <Icon d="M12 4v11M8 11.5l4 4 4-4M5 20h14" />;
