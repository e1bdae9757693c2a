import type { Session } from '../../session/session.ts';
import type { RegistrationValues } from './registration-values.ts';

/** In memory only: it outlives reading the agreement, not the page. */
const typed = new WeakMap<Session, RegistrationValues>();

/** What this visitor had typed when the form was left for another page of the app. */
export const typedBefore = (session: Session): RegistrationValues | undefined => typed.get(session);

/** Remembers what is typed; undefined forgets it. */
export function rememberTyped(session: Session, values: RegistrationValues | undefined): void {
  if (values) typed.set(session, values);
  else typed.delete(session);
}
