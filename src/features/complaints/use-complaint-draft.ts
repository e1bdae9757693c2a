import { useEffect, useRef, useState } from 'react';
import type { ComplaintDraft } from '../../session/complaint-draft.ts';
import { useDrafts } from './use-drafts.ts';

/** The draft of a loan's complaint. */
export interface DraftKeeping {
  /** As it was when the screen opened. */
  found: ComplaintDraft | undefined;
  keep(loanId: string, draft: ComplaintDraft): void;
  clear(loanId: string): void;
}

/** The draft that the device keeps for a loan. When the complaint moves to another loan, its draft goes along. */
export function useComplaintDraft(loanId: string): DraftKeeping {
  const drafts = useDrafts();
  const [found] = useState(() => drafts.read(loanId));
  const before = useRef(loanId);
  useEffect(() => {
    if (before.current !== loanId) drafts.clear(before.current);
    before.current = loanId;
  }, [drafts, loanId]);
  return { found, keep: drafts.keep, clear: drafts.clear };
}
