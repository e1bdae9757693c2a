import { useCallback, useState, type ReactNode } from 'react';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { TalkEvent } from '../../domain/advance-talk.ts';
import { talkAsText, type Talk } from '../../domain/assistant-talk.ts';
import { useComplaintParams, useGoToComplaint } from '../../navigation/complaint-params.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { PersonSheet } from './person-sheet.tsx';

/** Where a talk that is for a person goes on (spec §4). */
const complaintScreen = 'complaintForm';

/** The ways from a talk to a person. */
export interface PersonWays {
  /** Whether complaints are taken here. */
  canComplain: boolean;
  /** The app's service chat; in a browser the contact details. */
  reach: () => void;
  /** The complaint form, which carries what was said so far. */
  complain: () => void;
  /** Where the assistant itself leads to a person: the form, and where there is none, whoever can be reached. */
  handOver: (talk: Talk | undefined) => void;
  /** The contact details, while they are open. */
  sheet: ReactNode;
}

/** See `PersonWays`. */
export function usePerson(talk: Talk | undefined, tell: (event: TalkEvent) => boolean): PersonWays {
  const bridge = useBridge();
  const goTo = useGoToComplaint();
  const { forms } = useTenant();
  const { loanId } = useComplaintParams();
  const [isSheetOpen, setSheetOpen] = useState(false);

  const reach = useCallback(() => {
    if (bridge.shell === 'browser') {
      setSheetOpen(true);
      return;
    }
    bridge.call('openServiceChat', {});
    tell({ type: 'openedChat' });
  }, [bridge, tell]);
  const canComplain = goTo.isOpen(complaintScreen);
  const complainAbout = (said: Talk | undefined) => {
    const text = said ? talkAsText(said, forms.complaint.textMaxLength) : '';
    goTo.go(complaintScreen, loanId === undefined ? {} : { loanId }, {
      prefill: text ? { kind: 'text', text } : undefined,
      letsChoose: true,
    });
  };
  return {
    canComplain,
    reach,
    complain: () => complainAbout(talk),
    handOver: (said) => (canComplain ? complainAbout(said) : reach()),
    sheet: isSheetOpen && (
      <PersonSheet
        onClose={() => setSheetOpen(false)}
        onComplaint={canComplain ? () => complainAbout(talk) : undefined}
      />
    ),
  };
}
