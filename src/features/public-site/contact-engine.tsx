import { useFormik } from 'formik';
import { memo, useLayoutEffect } from 'react';
import { object, string } from 'yup';
import { countCharacters } from '../../domain/character-count.ts';
import { mailHref } from '../../domain/safe-address.ts';
import {
  contactFields,
  emptyMessage,
  type ContactFault,
  type ContactMessage,
  type EngagedForm,
} from './contact-message.ts';

/** The rules of the form as words; the longest message is the tenant's. */
const rulesFor = (messageMaxLength: number) => {
  const needed = () => string().trim().required('missing');
  return object({
    name: needed(),
    email: needed().test('email', 'email', (text) => !text || mailHref(text) !== undefined),
    message: needed().test('long', 'long', (text) => countCharacters(text) <= messageMaxLength),
  } satisfies Record<keyof ContactMessage, unknown>);
};

/** Props of `ContactEngine`. */
export interface ContactEngineProps {
  /** What was typed before the engine was there. */
  start: ContactMessage;
  messageMaxLength: number;
  /** Called before the next paint with every change. */
  report: (form: EngagedForm) => void;
}

/**
 * Formik and yup behind the contact form. They draw nothing: the fields stay the same elements when the engine
 * comes, so neither a letter nor the focus is lost.
 */
export const ContactEngine = memo(function ContactEngine({
  start,
  messageMaxLength,
  report,
}: ContactEngineProps) {
  const { values, errors, ...form } = useFormik<ContactMessage>({
    initialValues: start,
    validationSchema: rulesFor(messageMaxLength),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  const { setFieldValue, setFieldError, validateForm, resetForm } = form;
  useLayoutEffect(() => {
    report({
      values,
      faults: errors as Readonly<Partial<Record<keyof ContactMessage, ContactFault>>>, // the words that the rules above give
      change(field, text) {
        void setFieldValue(field, text, false);
        if (errors[field]) setFieldError(field, undefined);
      },
      async check() {
        const found = await validateForm();
        const first = contactFields.find((field) => found[field]);
        if (!first) resetForm({ values: emptyMessage });
        return first;
      },
    });
  }, [values, errors, report, setFieldValue, setFieldError, validateForm, resetForm]);
  return null;
});
