import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { VisitReport } from '../../lender-api/registration/registration.api.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { deviceSystem } from '../../platform/device-system.ts';
import { registrationVisit, type RegistrationVisit } from '../../session/registration-visit.ts';
import { useSession } from '../../session/session-context.tsx';

/** The visit that this page's address belongs to. */
export function useVisit(): RegistrationVisit {
  const session = useSession();
  const { search } = useLocation();
  return useMemo(() => registrationVisit(session, search), [session, search]);
}

/** What the reports of a visit say; a desktop counts as the system that most phones have. */
export const visitReport = ({ tracking }: RegistrationVisit, pageId: string): VisitReport => ({
  pageId,
  system: deviceSystem() === 'ios' ? 'ios' : 'android',
  tracking,
});

/** Why somebody comes to the download page. */
export type Arrival = 'registered' | 'returning';

/** The pages of a visit; each link carries the visit's parameters on, unchanged (spec §2). */
export interface VisitLinks {
  agreementHref: string;
  /** The form, with the template that the visit began with. */
  formHref: string;
  /** Goes to the download page, which is told why by the entry of the history and not by the address. */
  toDownload: (arrival: Arrival) => void;
  toAgreement: () => void;
  toForm: () => void;
}

/** See `VisitLinks`. */
export function useVisitLinks({ carried, tracking }: RegistrationVisit): VisitLinks {
  const goTo = useGoTo();
  return useMemo(() => {
    const toForm = { ...tracking };
    return {
      agreementHref: goTo.href('landingAgreement', {}, carried),
      toAgreement: () => goTo.go('landingAgreement', {}, { carry: carried }),
      formHref: goTo.href('promotion', {}, toForm),
      toForm: () => goTo.go('promotion', {}, { carry: toForm }),
      toDownload: (arrival) =>
        goTo.go(
          'download',
          {},
          // Whoever is registered has no use for the form behind this page.
          { carry: carried, replace: arrival === 'registered', state: { arrival } },
        ),
    };
  }, [carried, tracking, goTo]);
}

/** What the history's entry says about the arrival; anything odd counts as nothing. */
export function arrivalOf(state: unknown): Arrival | undefined {
  const arrival: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'arrival') : undefined;
  return arrival === 'registered' || arrival === 'returning' ? arrival : undefined;
}
