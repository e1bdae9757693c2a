import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { registrationVisit, type RegistrationVisit } from '../../session/registration-visit.ts';
import { useSession } from '../../session/session-context.tsx';

/** The visit that this page's address belongs to. */
export function useVisit(): RegistrationVisit {
  const session = useSession();
  const { search } = useLocation();
  return useMemo(() => registrationVisit(session, search), [session, search]);
}
