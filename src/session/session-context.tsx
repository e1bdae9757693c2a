import { createContext, useContext } from 'react';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | undefined>(undefined);

/** Hands the session to the screens. */
export const SessionProvider = SessionContext.Provider;

/** Who asks; throws outside the provider, which is a mistake in the code. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs SessionProvider above it');
  return session;
}
