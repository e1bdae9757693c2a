import { useTranslation } from 'react-i18next';
import { identifierGrouping, phoneGrouping } from '../../domain/grouped-typing.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import type { TenantField } from '../../tenant/tenant-schema.ts';
import { Field, SelectField } from '../../ui/field.tsx';
import type { FormFieldProps } from '../../ui/form.tsx';
import { GroupedField } from '../../ui/grouped-field.tsx';
import { nameOf } from './card-linking-form.ts';

/** Props of `CardField`. */
export interface CardFieldProps extends FormFieldProps {
  field: TenantField;
}

/** One field as the tenant describes it. */
export function CardField({ field, ...control }: CardFieldProps) {
  const { t, i18n } = useTranslation('card-linking');
  const { kind, groups } = field;
  const { phone } = useTenant().forms.registration;
  const own = (texts: Readonly<Record<string, string>> | undefined) => texts?.[i18n.language];
  const common = {
    ...control,
    label: own(field.label) ?? field.name,
    // Whoever listens hears the name as soon as the value says it.
    hint: field.named ? (
      <span aria-live="polite">{nameOf(field, control.value, phone) ?? own(field.hint)}</span>
    ) : (
      own(field.hint)
    ),
    isRequired: field.required,
  };
  if (kind === 'select') {
    const options = (field.options ?? []).map(({ value, label }) => ({
      value,
      label: typeof label === 'string' ? label : (own(label) ?? value),
    }));
    return <SelectField {...common} options={options} placeholder={t('choose')} />;
  }
  const typing = {
    ...common,
    // HTML knows a national number in a field of text only; the keyboard is the input mode's matter.
    inputMode: kind === 'text' ? 'text' : 'numeric',
    autoComplete: kind === 'phone' ? 'tel-national' : 'off',
    autoCapitalize: field.upperCase ? 'characters' : undefined,
  } as const;
  if (kind === 'phone')
    return (
      <GroupedField
        {...typing}
        grouping={phoneGrouping(phone)}
        start={phone.trunkPrefix === '' ? phone.countryCode : undefined}
      />
    );
  return groups ? (
    <GroupedField {...typing} grouping={identifierGrouping(groups)} />
  ) : (
    <Field {...typing} />
  );
}
