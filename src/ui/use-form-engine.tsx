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

/** Keeps what is typed by itself until Formik and yup are there, and hands over to them with all of it. */
export function useFormEngine(start: FormTexts, owner: RefObject<FormOwner>): LateFormEngine {
  const [early, setEarly] = useState(start);
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
    values: engine?.values ?? early,
    faults: engine?.faults ?? {},
    change(part) {
      if (latest.current) latest.current.change(part);
      else setEarly((before) => ({ ...before, ...part }));
    },
    reset(values) {
      if (latest.current) latest.current.reset(values);
      else setEarly(values);
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
    host: Host && <Host start={early} owner={owner} report={report} />,
  };
}
