import { Icon } from './icon.tsx';

/** One step back. */
export const BackIcon = () => <Icon d="M15 5l-7 7 7 7" turns />;
