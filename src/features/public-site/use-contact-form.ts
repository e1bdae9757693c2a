import { useRef, useState, type ComponentType } from 'react';
import type { ContactEngineProps } from './contact-engine.tsx';
import {
  emptyMessage,
  type ContactField,
  type ContactMessage,
  type EngagedForm,
} from './contact-message.ts';

/** A form whose rules arrive when somebody touches it. */
export interface ContactForm {
  values: ContactMessage;
  faults: EngagedForm['faults'];
  change: EngagedForm['change'];
  /** Fetches the engine; again after a failure, once otherwise. Rejects when it cannot be had. */
  engage(): Promise<EngagedForm>;
  /** To be drawn beside the fields once it is there. */
  Engine: ComponentType<ContactEngineProps> | undefined;
  start: ContactMessage;
  report: ContactEngineProps['report'];
}

/** Keeps what is typed by itself until the engine takes over with all of it. */
export function useContactForm(): ContactForm {
  const [typed, setTyped] = useState(emptyMessage);
  const [Engine, setEngine] = useState<ComponentType<ContactEngineProps>>();
  const [form, setForm] = useState<EngagedForm>();
  const coming = useRef<Promise<EngagedForm>>(undefined);
  const came = useRef<(form: EngagedForm) => void>(undefined);
  const latest = useRef<EngagedForm>(undefined);
  const [report] = useState(() => (next: EngagedForm) => {
    latest.current = next;
    setForm(next);
    came.current?.(next);
  });
  const fetchEngine = async (): Promise<EngagedForm> => {
    const { ContactEngine } = await import('./contact-engine.tsx');
    return new Promise((resolve) => {
      came.current = resolve;
      setEngine(() => ContactEngine);
    });
  };
  return {
    values: form?.values ?? typed,
    faults: form?.faults ?? {},
    change(field: ContactField, text: string) {
      if (form) form.change(field, text);
      else setTyped((before) => ({ ...before, [field]: text }));
    },
    engage() {
      if (latest.current) return Promise.resolve(latest.current);
      coming.current ??= fetchEngine();
      coming.current.catch(() => {
        coming.current = undefined;
      });
      return coming.current;
    },
    Engine,
    start: typed,
    report,
  };
}
