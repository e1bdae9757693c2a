import { useFormik } from 'formik';
import { memo, useLayoutEffect, type RefObject } from 'react';
import { object, string, ValidationError, type Schema } from 'yup';
import { hasVisibleText } from '../domain/visible-text.ts';

/** What is typed, by the name of the field. */
export type FormTexts = Readonly<Record<string, string>>;

/** What is wrong, by the name of the field: a key of a message, turned into a sentence when it is shown (HD-36). */
export type FormFaults = Readonly<Record<string, string | undefined>>;

/** The parts of yup that a schema is built of. */
export interface SchemaParts {
  object: typeof object;
  string: typeof string;
  /** A text that has to say something: blanks and marks that nobody sees are nothing (HD-74). */
  filled: typeof filled;
}

const filled = (message: string) =>
  string().test('filled', message, (text) => hasVisibleText(text ?? ''));

/** The owner's side of a form, as it is at the moment. */
export interface FormOwner {
  /** The schema, built from the tenant's rules; its messages are keys. */
  schema: (yup: SchemaParts) => Schema;
  onSubmit: (values: FormTexts) => Promise<void>;
}

/** A form as Formik has it. */
export interface FormEngine {
  values: FormTexts;
  faults: FormFaults;
  change(part: FormTexts): void;
  showFaults(faults: FormFaults): void;
  /** What is wrong with all of the form; nothing is shown of it. */
  validate(): Promise<FormFaults>;
  /** Validates, shows what is wrong, and submits when nothing is; gives what was wrong. */
  submit(): Promise<FormFaults>;
  reset(values: FormTexts): void;
}

/** Props of `FormEngineHost`. */
export interface FormEngineHostProps {
  /** What was typed before Formik was there. */
  start: FormTexts;
  owner: RefObject<FormOwner>;
  /** The same function each time; called before the next paint with every change. */
  report: (engine: FormEngine) => void;
}

/** The first fault of each field; rejects when the schema itself fails. */
export async function formFaults(
  schema: FormOwner['schema'],
  values: FormTexts,
): Promise<Record<string, string>> {
  try {
    await schema({ object, string, filled }).validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, string> = {};
    for (const { path, message } of error.inner) if (path) found[path] ??= message;
    return found;
  }
}

/**
 * Formik and yup behind a form. It draws nothing: the fields stay the same elements when it arrives, so neither a
 * letter nor the focus is lost.
 */
export const FormEngineHost = memo(Host, () => true); // `start` counts once, the other two never change

function Host({ start, owner, report }: FormEngineHostProps) {
  const validate = (values: FormTexts) => formFaults(owner.current.schema, values);
  const { values, errors, ...formik } = useFormik<FormTexts>({
    initialValues: start,
    validate,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (submitted) => owner.current.onSubmit(submitted),
  });
  useLayoutEffect(() =>
    report({
      values,
      faults: errors,
      change(part) {
        for (const [name, text] of Object.entries(part)) {
          void formik.setFieldValue(name, text, false);
          formik.setFieldError(name, undefined);
        }
      },
      showFaults: formik.setErrors,
      validate: () => validate(values),
      async submit() {
        const found = await formik.validateForm();
        if (Object.keys(found).length === 0) await formik.submitForm();
        return found;
      },
      reset: (next) => formik.resetForm({ values: next }),
    }),
  );
  return null;
}
