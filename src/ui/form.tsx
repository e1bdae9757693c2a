import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import type { FormFaults, FormOwner, FormTexts } from './form-engine.tsx';
import { useMissingFile } from './use-missing-file.ts';
import { useFormEngine } from './use-form-engine.tsx';

/** What a form is made of. */
export interface FormOptions<Values, Fault> {
  /** What the fields hold at first. */
  start: Values;
  /** Builds the schema from the tenant's rules; its messages are the faults. */
  schema: FormOwner['schema'];
  /** The sentence of a fault, in the language that is shown. */
  faultText: (fault: Fault, field: keyof Values & string) => string;
  /**
   * Called with right values, one call at a time. 'done' when the form empties or another screen follows: then nothing
   * is submitted again until something is typed.
   */
  onSubmit: (
    values: Values,
    form: Pick<Form<Values, Fault>, 'fail' | 'reset'>,
  ) => Promise<'done' | 'open'>;
  /** Called when something is wrong with what is submitted, for a form that also says so in passing. */
  onFaults?: (() => void) | undefined;
}

/** What every field control takes. */
export interface FormFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** A form: what is typed, what is wrong with it, and what can be done. */
export interface Form<Values, Fault> {
  values: Values;
  faults: Readonly<Partial<Record<keyof Values, Fault>>>;
  field(name: keyof Values & string): FormFieldProps;
  change(part: Partial<Values>): void;
  /** Says that a field is wrong, in the lender's own words where there are some, and puts the focus there. */
  fail(field: keyof Values & string, fault: Fault, said?: string): void;
  /** Validates some fields only, shows what is wrong with them, and gives the values when nothing is. */
  check(fields: readonly (keyof Values & string)[]): Promise<Values | undefined>;
  submit(): Promise<void>;
  reset(values: Values): void;
  /** A submit is on its way. */
  isBusy: boolean;
  /** What was submitted is done, and nothing has been typed since. */
  isDone: boolean;
  /** For `FormElement` alone. */
  parts: { element: RefObject<HTMLFormElement | null>; host: ReactNode; load: () => void };
}

/** The focus goes to the first wrong field in the order of the page, and nothing at the page's end lies over it. */
function focusFirst(form: HTMLFormElement | null, faults: FormFaults): void {
  for (const control of form?.elements ?? []) {
    if (!(control instanceof HTMLElement) || !faults[control.getAttribute('name') ?? '']) continue;
    control.focus({ preventScroll: true });
    control.scrollIntoView({ block: 'center' });
    return;
  }
}

/**
 * The one form hook, on Formik and yup, which are fetched once, when the form is touched. Draw the fields inside
 * `FormElement`.
 */
export function useForm<Values extends { [Field in keyof Values]: string }, Fault extends string>(
  options: FormOptions<Values, Fault>,
): Form<Values, Fault> {
  const answerMissingFile = useMissingFile();
  // Formik knows texts by name, which `Values` are, and only faults of the owner are ever set.
  const asValues = (texts: FormTexts) => texts as unknown as Values;
  const asTexts = (values: Partial<Values>) => values as unknown as FormTexts;
  const owner = useRef<FormOwner>({ schema: options.schema, onSubmit: async () => {} });
  const engine = useFormEngine(asTexts(options.start), owner);
  const faults = engine.faults as Form<Values, Fault>['faults']; // as above
  const [said, setSaid] = useState<FormFaults>({});
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  // No state: two taps in one tick meet before anything is drawn.
  const lock = useRef<'free' | 'busy' | 'done'>('free');

  /** The form's engine; undefined when its code cannot be had, which is answered as everywhere. */
  const ready = () =>
    engine.load().catch(() => {
      answerMissingFile();
      return undefined;
    });
  const change = (part: Partial<Values>) => {
    if (lock.current === 'done') lock.current = 'free';
    setDone(false);
    setSaid({});
    engine.change(asTexts(part));
  };
  const fail: Form<Values, Fault>['fail'] = (name, fault, words) => {
    focusFirst(element.current, { [name]: fault });
    void ready().then((form) => {
      form?.showFaults({ [name]: fault });
      setSaid({ [name]: words });
    });
  };
  const reset = (values: Values) => engine.reset(asTexts(values));
  const outcome = useRef<'done' | 'open'>('open');
  const ended = () => outcome.current === 'done';
  useEffect(() => {
    owner.current = {
      schema: options.schema,
      async onSubmit(values) {
        outcome.current = await options.onSubmit(asValues(values), { fail, reset });
      },
    };
  });

  const submit = async () => {
    if (lock.current !== 'free') return;
    lock.current = 'busy';
    outcome.current = 'open';
    setBusy(true);
    try {
      const form = await ready();
      setSaid({});
      const found = (await form?.submit()) ?? {};
      focusFirst(element.current, found);
      if (Object.keys(found).length > 0) options.onFaults?.();
    } finally {
      const isOver = ended();
      lock.current = isOver ? 'done' : 'free';
      setDone(isOver);
      setBusy(false);
    }
  };
  return {
    values: asValues(engine.values),
    faults,
    field(name) {
      const fault = faults[name];
      return {
        name,
        value: asValues(engine.values)[name],
        error: fault && (said[name] ?? options.faultText(fault, name)),
        onChange: (text) => change({ [name]: text } as Partial<Values>), // `name` is one of its keys
      };
    },
    change,
    fail,
    async check(fields) {
      const form = await ready();
      if (!form) return undefined;
      const all = await form.validate();
      const found: Record<string, string | undefined> = {};
      for (const name of fields) if (all[name]) found[name] = all[name];
      setSaid({});
      form.showFaults(found);
      focusFirst(element.current, found);
      return Object.keys(found).length === 0 ? asValues(form.values) : undefined;
    },
    submit,
    reset,
    isBusy,
    isDone,
    parts: { element, host: engine.host, load: () => void engine.load().catch(() => undefined) },
  };
}

/** Props of `FormElement`. */
export interface FormElementProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> {
  form: Pick<Form<never, never>, 'submit' | 'parts'>;
}

/** The element of a form of `useForm`, with its fields inside; its button may stand elsewhere, by the form's id. */
export function FormElement({ form, children, ...attributes }: FormElementProps) {
  const { element, host, load } = form.parts;
  return (
    <form
      {...attributes}
      ref={element}
      noValidate
      onFocus={load}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
      {host}
    </form>
  );
}
