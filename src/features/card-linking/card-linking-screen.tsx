import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { identifierGrouping, phoneGrouping } from '../../domain/grouped-typing.ts';
import { useLinkCardMutation } from '../../lender-api/card-linking/card-linking.api.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { pagesBelow } from '../../navigation/pages-below.ts';
import { useGoTo, useNeededParams, useScreenParams } from '../../navigation/use-go-to.ts';
import { carryChosen, useChosenPayment } from '../../payments/use-amount-to-pay.ts';
import { stepsBackTo } from '../../payments/use-see-loan.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import type { TenantField } from '../../tenant/tenant-schema.ts';
import { Button } from '../../ui/button.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { FormElement, type FormFieldProps, useForm } from '../../ui/form.tsx';
import { GroupedField } from '../../ui/grouped-field.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import {
  type CardFault,
  cardSchema,
  type CardValues,
  changedCard,
  cleanCard,
  emptyCard,
  isUnknown,
  nameOf,
} from './card-linking-form.ts';
import css from './card-linking-screen.module.css';

/** Linking a new card or account with the fields that the tenant asks for; then back to paying with it (screens §4). */
export function CardLinkingScreen() {
  const { t, i18n } = useTranslation('card-linking');
  const tenant = useTenant();
  const { forms } = tenant;
  const { fields } = forms.bindCard;
  const { phone } = forms.registration;
  const bridge = useBridge();
  const goTo = useGoTo();
  const toast = useToast();
  const errorText = useErrorText();
  const params = useScreenParams();
  const loanRef = useNeededParams('loanId', 'productId');
  const chosen = useChosenPayment();
  const [linkCard] = useLinkCardMutation();
  const { address } = useNavigationAccess();

  // The lender's app wants to know when a person deals with a bank account (screens §8, "Bridge callers").
  useEffect(() => {
    bridge.call('startBank', {});
    return () => bridge.call('endBank', {});
  }, [bridge]);

  const ownText = (texts: Readonly<Record<string, string>> | undefined) => texts?.[i18n.language];
  const form = useForm<CardValues, CardFault>({
    start: emptyCard(fields),
    schema: (yup) => cardSchema(yup, fields, phone),
    faultText(fault, name) {
      const field = fields.find((one) => one.name === name);
      const label = ownText(field?.label) ?? name;
      if (fault === 'required') return t('required', { field: label });
      return ownText(field?.error) ?? t('wrong', { field: label });
    },
    async onSubmit(values) {
      const result = await linkCard({
        ...loanRef,
        couponId: params.couponId,
        couponMoney: params.couponMoney,
        amountDue: params.amountDue,
        fields: cleanCard(fields, values, phone),
      });
      if ('error' in result) {
        toast(errorText(result.error, t('failed')), { tone: 'bad' });
        return 'open';
      }
      toast(t('linked'), { tone: 'good' });
      const { from: _from, ...payment } = params;
      // Where the cards stand below, they are gone back to: twice in the history, Back would lead from them to them.
      const cards = { tenant, screens: ['cardRepayment'] as const, loanId: loanRef.loanId };
      goTo.go('cardRepayment', payment, {
        replace: true,
        stepsBack: stepsBackTo(pagesBelow(address), cards),
        state: { cardId: result.data, ...carryChosen(chosen) },
      });
      return 'done';
    },
  });

  return (
    <Page
      screenKey="bindCard"
      face="ready"
      title={t('title')}
      actions={
        <Button type="submit" form="card-linking" isBusy={form.isBusy} busyLabel={t('linking')}>
          {t('submit')}
        </Button>
      }
    >
      <div data-side="summary">
        <Note tone="plain">{t('why')}</Note>
      </div>
      <div data-side="acts">
        <FormElement form={form} id="card-linking" className={css.form}>
          {fields.map((field) => (
            <CardField
              key={field.name}
              field={field}
              {...form.field(field.name)}
              onChange={(typed) =>
                form.change(changedCard(fields, form.values, field, typed, phone))
              }
            />
          ))}
        </FormElement>
        <SupportContact />
      </div>
    </Page>
  );
}

/** Props of `CardField`. */
interface CardFieldProps extends FormFieldProps {
  field: TenantField;
}

/** One field as the tenant describes it. */
function CardField({ field, ...control }: CardFieldProps) {
  const { t, i18n } = useTranslation('card-linking');
  const { kind, groups } = field;
  const { phone } = useTenant().forms.registration;
  const own = (texts: Readonly<Record<string, string>> | undefined) => texts?.[i18n.language];
  const common = {
    ...control,
    label: own(field.label) ?? field.name,
    // Whoever listens hears the name as soon as the value says it.
    hint: field.named ? (
      <span aria-live="polite">
        {nameOf(field, control.value, phone) ??
          (isUnknown(field, control.value, phone) ? t('unknownCode') : own(field.hint))}
      </span>
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
    return <GroupedField {...typing} grouping={phoneGrouping(phone)} start={phone.countryCode} />;
  return groups ? (
    <GroupedField {...typing} grouping={identifierGrouping(groups)} />
  ) : (
    <Field {...typing} />
  );
}
