import { Icon } from './icon.tsx';

/** Something is wrong and somebody is to know. */
export const FlagIcon = () => <Icon d="M5.5 21V4.5M5.5 5h12l-2.5 4 2.5 4h-12" />;
