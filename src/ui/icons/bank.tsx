import { Icon } from './icon.tsx';

/** A bank. */
export const BankIcon = () => (
  <Icon d="M12 3.5L3.5 8.5h17zM5.5 11.5v5M10 11.5v5M14 11.5v5M18.5 11.5v5M3.5 19.5h17" />
);
