import { useLocation } from 'react-router-dom';

/** What another screen handed over under a name (`EntryState`); undefined when it did not. Of any shape: parse it. */
export function useHandedOver(name: string): unknown {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? Object(state)[name] : undefined;
}
