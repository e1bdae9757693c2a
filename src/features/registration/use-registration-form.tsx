import { useCallback, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTenant } from '../../tenant/tenant-context.tsx';
import type { findFaults, FormikKeeperProps, KeptForm } from './formik-keeper.tsx';
import {
  registrationFields,
  typedValue,
  type RegistrationFaults,
  type RegistrationField,
  type RegistrationValues,
} from './registration-values.ts';

/** What is fetched when the form is touched. */
interface LateForm {
  FormikKeeper: ComponentType<FormikKeeperProps>;
  findFaults: typeof findFaults;
}

/** Sends what was typed. */
export type Send = (values: RegistrationValues) => Promise<void>;

/** What the screen and its fields do with the form. */
export interface RegistrationForm {
  values: RegistrationValues;
  faults: RegistrationFaults;
  /** To be drawn somewhere in the page; nothing of it is seen. */
  keeper: ReactNode;
  /** Fetches Formik and yup; called when the form is touched. */
  touch: () => void;
  change: (field: RegistrationField, typed: string) => void;
  /** Says that a field is wrong and puts the focus there. */
  refuse: (field: RegistrationField) => void;
  /** Judges some fields, shows what is wrong, and gives the values when nothing is. Rejects when the judge cannot be had. */
  rightValues: (fields: readonly RegistrationField[]) => Promise<RegistrationValues | undefined>;
  /** Sends the form when all of it is right. Rejects like `rightValues`. */
  submit: (send: Send) => Promise<void>;
}

/** Puts the focus into a field, and the field where nothing said in passing at the page's end lies over it. */
export function focusField(field: RegistrationField): void {
  const [place] = document.getElementsByName(field);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'center' });
}

/**
 * The registration form on Formik and yup (design §4), which are fetched at the first touch and not before: until they
 * are there the values are kept here, then there. The fields themselves stay the same and lose neither text nor focus.
 */
export function useRegistrationForm(start: RegistrationValues): RegistrationForm {
  const rules = useTenant().forms.registration;
  const [early, setEarly] = useState(start);
  const [kept, setKept] = useState<KeptForm>();
  const [late, setLate] = useState<LateForm>();
  const asked = useRef<Promise<LateForm>>(undefined);
  const latest = useRef<KeptForm>(undefined);
  const whenKept = useRef(() => {});
  const latestSend = useRef<Send>(undefined);

  const onKept = useCallback((form: KeptForm) => {
    latest.current = form;
    whenKept.current();
    setKept(form);
  }, []);
  const onSubmit = useCallback<Send>(async (values) => latestSend.current?.(values), []);
  const arrive = async () => {
    const { FormikKeeper, findFaults: judge } = await import('./formik-keeper.tsx');
    const chunk = { FormikKeeper, findFaults: judge };
    await new Promise<void>((resolve) => {
      whenKept.current = resolve;
      setLate(chunk);
    });
    return chunk;
  };
  const load = () => {
    asked.current ??= arrive();
    // A failure is forgotten, so that the next press asks again.
    asked.current.catch(() => {
      asked.current = undefined;
    });
    return asked.current;
  };

  const rightValues = async (fields: readonly RegistrationField[]) => {
    const { findFaults } = await load();
    const form = latest.current;
    if (!form) return undefined;
    const faults = await findFaults(form.values, rules, fields);
    form.setErrors(faults);
    const first = registrationFields.find((field) => faults[field]);
    if (first === undefined) return form.values;
    focusField(first);
    return undefined;
  };

  return {
    values: kept?.values ?? early,
    faults: kept?.errors ?? {},
    keeper: late && <late.FormikKeeper start={early} onKept={onKept} onSubmit={onSubmit} />,
    touch: () => void load().catch(() => undefined),
    change(field, typed) {
      const form = latest.current;
      const before = (form?.values ?? early)[field];
      const value = typedValue(field, before, typed, rules);
      if (!form) setEarly((values) => ({ ...values, [field]: value }));
      else {
        void form.setFieldValue(field, value, false);
        if (form.errors[field]) form.setErrors({ ...form.errors, [field]: undefined });
      }
    },
    refuse(field) {
      focusField(field);
      load().then(
        () => latest.current?.setErrors({ [field]: 'wrong' }),
        () => undefined,
      );
    },
    rightValues,
    async submit(send) {
      latestSend.current = send;
      if (await rightValues(registrationFields)) await latest.current?.submitForm();
    },
  };
}
