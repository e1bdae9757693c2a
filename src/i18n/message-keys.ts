import type app from '../../locales/en/app.json';
import type bindCard from '../../locales/en/bind-card.json';
import type cardRepayment from '../../locales/en/card-repayment.json';
import type loanConfirm from '../../locales/en/loan-confirm.json';
import type loanDetails from '../../locales/en/loan-details.json';
import type preview from '../../locales/en/preview.json';

/** The wording files with their keys; English is where the keys come from. */
export interface MessageKeys {
  app: typeof app;
  'bind-card': typeof bindCard;
  'card-repayment': typeof cardRepayment;
  'loan-confirm': typeof loanConfirm;
  'loan-details': typeof loanDetails;
  preview: typeof preview;
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
