import type { Namespace } from '../../../i18n/message-keys.ts';

const parts: Readonly<Record<Namespace, true>> = {
  app: true,
  assistant: true,
  'card-linking': true,
  calculator: true,
  'card-repayment': true,
  complaints: true,
  contacts: true,
  extension: true,
  instalments: true,
  legal: true,
  'loan-confirm': true,
  'loan-details': true,
  'login-failure': true,
  marketplace: true,
  'pay-method': true,
  payment: true,
  'number-repayment': true,
  preview: true,
  registration: true,
  'public-site': true,
  'wallet-repayment': true,
};

/** Every part of the wording; the type keeps the list complete. */
export const wordingParts = Object.keys(parts) as Namespace[]; // the table's own keys
