import { Icon } from './icon.tsx';

/** Something needs care. */
export const AlertIcon = () => <Icon d="M12 4L2.9 19.6h18.2zM12 10v4.4M12 16.9v.1" />;
