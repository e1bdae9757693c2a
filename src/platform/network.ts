/** True when the device itself knows that it has no network; a false says nothing. */
export const isSurelyOffline = (): boolean => navigator.onLine === false;
