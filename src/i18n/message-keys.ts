import type app from '../../locales/en/app.json';
import type assistant from '../../locales/en/assistant.json';
import type cardLinking from '../../locales/en/card-linking.json';
import type calculator from '../../locales/en/calculator.json';
import type cardRepayment from '../../locales/en/card-repayment.json';
import type complaints from '../../locales/en/complaints.json';
import type contacts from '../../locales/en/contacts.json';
import type extension from '../../locales/en/extension.json';
import type instalments from '../../locales/en/instalments.json';
import type legal from '../../locales/en/legal.json';
import type loanConfirm from '../../locales/en/loan-confirm.json';
import type loanDetails from '../../locales/en/loan-details.json';
import type loginFailure from '../../locales/en/login-failure.json';
import type marketplace from '../../locales/en/marketplace.json';
import type numberRepayment from '../../locales/en/number-repayment.json';
import type payMethod from '../../locales/en/pay-method.json';
import type payment from '../../locales/en/payment.json';
import type preview from '../../locales/en/preview.json';
import type registration from '../../locales/en/registration.json';
import type publicSite from '../../locales/en/public-site.json';
import type walletRepayment from '../../locales/en/wallet-repayment.json';

/** The wording files with their keys; English is where the keys come from. */
export interface MessageKeys {
  app: typeof app;
  assistant: typeof assistant;
  'card-linking': typeof cardLinking;
  calculator: typeof calculator;
  'card-repayment': typeof cardRepayment;
  complaints: typeof complaints;
  contacts: typeof contacts;
  extension: typeof extension;
  instalments: typeof instalments;
  legal: typeof legal;
  'loan-confirm': typeof loanConfirm;
  'loan-details': typeof loanDetails;
  'login-failure': typeof loginFailure;
  marketplace: typeof marketplace;
  'pay-method': typeof payMethod;
  payment: typeof payment;
  'number-repayment': typeof numberRepayment;
  preview: typeof preview;
  registration: typeof registration;
  'public-site': typeof publicSite;
  'wallet-repayment': typeof walletRepayment;
}

/** One wording file: `app` holds what every screen needs, each feature has its own. */
export type Namespace = keyof MessageKeys;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: MessageKeys;
    enableSelector: false;
  }
}
