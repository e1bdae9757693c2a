import { useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import type {
  FormEngine,
  FormEngineHostProps,
  FormFaults,
  FormOwner,
  FormTexts,
} from './form-engine.tsx';

/** A form's texts and faults, before and after Formik is there. */
export interface LateFormEngine {
  values: FormTexts;
  faults: FormFaults;
  change(part: FormTexts): void;
  reset(values: FormTexts): void;
  /** Fetches Formik and yup: again after a failure, once otherwise. Rejects when they cannot be had. */
  load(): Promise<FormEngine>;
  /** To be drawn inside the form. */
  host: ReactNode;
}

/**
 * Hands what is typed to Formik and yup as soon as they are there. What the fields show is kept here all the same: a
 * field that is drawn once with its text of before, and then with the new one, puts its caret at the end.
 */
export function useFormEngine(start: FormTexts, owner: RefObject<FormOwner>): LateFormEngine {
  const [values, setValues] = useState(start);
  const [engine, setEngine] = useState<FormEngine>();
  const [Host, setHost] = useState<ComponentType<FormEngineHostProps>>();
  const latest = useRef<FormEngine>(undefined);
  const asked = useRef<Promise<void>>(undefined);
  const arrived = useRef(() => {});
  const [report] = useState(() => (next: FormEngine) => {
    latest.current = next;
    setEngine(next);
    arrived.current();
  });
  const fetchHost = async () => {
    const { FormEngineHost } = await import('./form-engine.tsx');
    await new Promise<void>((resolve) => {
      arrived.current = resolve;
      setHost(() => FormEngineHost);
    });
  };
  return {
    values,
    faults: engine?.faults ?? {},
    change(part) {
      setValues((before) => ({ ...before, ...part }));
      latest.current?.change(part);
    },
    reset(next) {
      setValues(next);
      latest.current?.reset(next);
    },
    async load() {
      asked.current ??= fetchHost();
      try {
        await asked.current;
      } catch (error) {
        asked.current = undefined; // the next press asks again
        throw error;
      }
      if (!latest.current) throw new Error('the form is gone');
      return latest.current;
    },
    host: Host && <Host start={values} owner={owner} report={report} />,
  };
}
