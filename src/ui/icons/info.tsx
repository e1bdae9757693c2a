import { Icon } from './icon.tsx';

/** A remark. */
export const InfoIcon = () => <Icon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11.2v5M12 7.9v.1" />;
