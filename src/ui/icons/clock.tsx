import { Icon } from './icon.tsx';

/** Time, waiting. */
export const ClockIcon = () => <Icon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.4V12l3 2" />;
