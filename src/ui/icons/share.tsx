import { Icon } from './icon.tsx';

/** Hand it over to somebody. */
export const ShareIcon = () => <Icon d="M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1" />;
