import type { TenantField } from '../tenant/tenant-schema.ts';
import { linkCard } from './linked-cards.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { orderOf } from './sandbox-world.ts';
import { rejected, succeeded, wireId } from './wire-answer.ts';

/** True when a value is what the tenant's own form asks for. */
function isAccepted(field: TenantField, value: string): boolean {
  if (value === '') return !field.required;
  const { minLength = 0, maxLength = Infinity, pattern, options } = field;
  return (
    value.length >= minLength &&
    value.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern).test(value)) &&
    (options === undefined || options.some((option) => option.value === value))
  );
}

/** What people read of a chosen option; other fields are told as they were typed. */
function shown(call: SandboxCall, { name, options }: TenantField): string {
  const value = call.field(name);
  const label = options?.find((option) => option.value === value)?.label;
  return label === undefined ? value : call.words.pick(label);
}

function bindCard(call: SandboxCall): WireAnswer {
  const order = orderOf(call.account, call.field('orderId'), call.now);
  if (!order || order.product.id !== call.field('productId'))
    return rejected(call, call.words.say('unknownOrder'));
  const { fields } = call.tenant.forms.bindCard;
  const wrong = fields.find((field) => !isAccepted(field, call.field(field.name)));
  if (wrong)
    return rejected(call, call.words.say('badField', { field: call.words.pick(wrong.label) }));
  const bank = fields.find(({ name }) => /bank/i.test(name));
  const number = fields.find(({ name, kind }) => kind === 'digits' && !/phone|mobile/i.test(name));
  const id = `9007199254740993${String(900 + call.account.next('card'))}`;
  linkCard(call, {
    id,
    bankName: (bank && shown(call, bank)) || call.tenant.brand.shortName,
    cardNo: `**** **** **** ${call.field(number?.name ?? '').slice(-4)}`,
    bankCode: bank?.options ? call.field(bank.name) : undefined,
    needsCode: true,
  });
  return succeeded(call, { id: wireId(id) });
}

/** Linking a new card. */
export const cardLinkingHandlers: SandboxHandlers = { bindCard };
