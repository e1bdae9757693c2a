import { useMemo } from 'react';
import { complaintDrafts, type ComplaintDrafts } from '../../session/complaint-draft.ts';
import { useSession } from '../../session/session-context.tsx';

/** The drafts of this borrower's complaints. */
export function useDrafts(): ComplaintDrafts {
  const session = useSession();
  return useMemo(() => complaintDrafts(session), [session]);
}
