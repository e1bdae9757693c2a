import { useFormik } from 'formik';
import { memo, useLayoutEffect } from 'react';
import type {
  RegistrationFaults,
  RegistrationField,
  RegistrationValues,
} from './registration-values.ts';

// The judge comes with the keeper: both are wanted when the form is touched.
export { findFaults } from './registration-schema.ts';

/** The form as Formik keeps it. */
export interface KeptForm {
  values: RegistrationValues;
  errors: RegistrationFaults;
  isSubmitting: boolean;
  setFieldValue(field: RegistrationField, value: string, isJudged: boolean): unknown;
  setErrors(faults: RegistrationFaults): void;
  submitForm(): Promise<unknown>;
}

/** Props of `FormikKeeper`. */
export interface FormikKeeperProps {
  /** What was typed before Formik was there. */
  start: RegistrationValues;
  /** The same function each time. */
  onKept: (form: KeptForm) => void;
  /** The same function each time. */
  onSubmit: (values: RegistrationValues) => Promise<void>;
}

/**
 * Keeps the form's values, faults and sending with Formik, and draws nothing: the fields are drawn already when it
 * arrives, and lose neither text nor focus.
 */
export const FormikKeeper = memo(function FormikKeeper({
  start,
  onKept,
  onSubmit,
}: FormikKeeperProps) {
  const form = useFormik({
    initialValues: start,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit,
  });
  // Before the browser draws, so that a field never shows an older text than was typed.
  useLayoutEffect(() => onKept(form), [form, onKept]);
  return null;
});
