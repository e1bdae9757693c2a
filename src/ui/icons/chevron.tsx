import { Icon } from './icon.tsx';

/** Opens below; turned when open. */
export const ChevronIcon = () => <Icon d="M6 9.5l6 6 6-6" />;
