import { useLocation, useNavigate } from 'react-router-dom';

/** What registering asks for, one after the other: the number (and that a person types it), and the code sent to it. */
export const registrationSteps = ['number', 'code'] as const;

/** See `registrationSteps`. */
export type RegistrationStep = (typeof registrationSteps)[number];

/** The step that an entry of the history is at; undefined for one that says nothing. */
function stepOf(state: unknown): RegistrationStep | undefined {
  const step: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'step') : undefined;
  return registrationSteps.find((one) => one === step);
}

/**
 * The step that is open. Each is an entry of the history of its own, so that Back leads to the number and not out of
 * the form. Without a code on its way there is nothing to type it for; a page that was thrown away while its reader
 * looked for the message opens where it was left.
 */
export function useStep(hasCode: boolean): {
  step: RegistrationStep;
  toStep: (step: RegistrationStep) => void;
} {
  const location = useLocation();
  const navigate = useNavigate();
  const asked = stepOf(location.state);
  const step = hasCode ? (asked ?? 'code') : 'number';
  return {
    step,
    toStep(next) {
      if (next === step) return;
      if (next === 'number' && asked === 'code') {
        void navigate(-1);
        return;
      }
      // Whoever comes back to this entry comes back to the number.
      void navigate(location, { replace: true, state: { step: 'number' } });
      if (next === 'code') void navigate(location, { state: { step: 'code' } });
    },
  };
}
