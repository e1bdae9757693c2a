import type { VisitReport } from '../../lender-api/registration/registration.api.ts';
import { deviceSystem } from '../../platform/device-system.ts';
import type { RegistrationVisit } from '../../session/registration-visit.ts';

/** What the reports of a visit say; a desktop counts as the system that most phones have. */
export const visitReport = ({ tracking }: RegistrationVisit, pageId: string): VisitReport => ({
  pageId,
  system: deviceSystem() === 'ios' ? 'ios' : 'android',
  tracking,
});
