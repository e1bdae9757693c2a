import { Icon } from './icon.tsx';

/** Done, agreed. */
export const CheckIcon = () => <Icon d="M5 12.5l4.5 4.5L19 7.5" />;
