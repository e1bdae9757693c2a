import { Icon } from './icon.tsx';

/** Closes. */
export const CloseIcon = () => <Icon d="M6 6l12 12M18 6L6 18" />;
