import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupNumber } from '../../domain/card-number.ts';
import type { TenantField } from '../../tenant/tenant-schema.ts';
import { Field, SelectField } from '../../ui/field.tsx';
import type { FieldFault } from './card-linking-form.ts';

/** Props of `CardField`. */
export interface CardFieldProps {
  field: TenantField;
  value: string;
  fault: FieldFault | undefined;
  onChange: (typed: string) => void;
  onBlur: () => void;
}

/** One field as the tenant describes it. Digits are grouped for reading while nobody types in them. */
export function CardField({ field, value, fault, onChange, onBlur }: CardFieldProps) {
  const { t, i18n } = useTranslation('bind-card');
  const [isTyping, setTyping] = useState(false);
  const own = (texts: Readonly<Record<string, string>> | undefined) => texts?.[i18n.language];
  const label = own(field.label) ?? field.name;
  const error =
    fault &&
    (fault === 'required'
      ? t('required', { field: label })
      : (own(field.error) ?? t('wrong', { field: label })));
  const common = {
    name: field.name,
    label,
    error,
    hint: own(field.hint),
    isRequired: field.required,
    onChange,
  };
  if (field.kind === 'select') {
    const options = (field.options ?? []).map((option) => ({
      value: option.value,
      label: typeof option.label === 'string' ? option.label : (own(option.label) ?? option.value),
    }));
    return (
      <SelectField
        {...common}
        value={value}
        onBlur={onBlur}
        options={options}
        placeholder={t('choose')}
      />
    );
  }
  const isNumber = field.kind !== 'text';
  const shown =
    field.groups && !isTyping && /^\d+$/.test(value) ? groupNumber(value, field.groups) : value;
  return (
    <div onFocus={() => setTyping(true)} onBlur={() => setTyping(false)}>
      <Field
        {...common}
        value={shown}
        onBlur={onBlur}
        type={field.kind === 'phone' ? 'tel' : 'text'}
        inputMode={isNumber ? 'numeric' : 'text'}
        autoComplete={field.kind === 'phone' ? 'tel-national' : 'off'}
        autoCapitalize={field.upperCase ? 'characters' : undefined}
      />
    </div>
  );
}
