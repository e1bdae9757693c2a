import { Icon } from './icon.tsx';

/** An e-mail. */
export const MailIcon = () => <Icon d="M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5" />;
