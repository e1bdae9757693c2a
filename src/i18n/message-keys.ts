import type app from '../../locales/en/app.json';
import type bindCard from '../../locales/en/bind-card.json';
import type cardRepayment from '../../locales/en/card-repayment.json';
import type extension from '../../locales/en/extension.json';
import type instalments from '../../locales/en/instalments.json';
import type loanConfirm from '../../locales/en/loan-confirm.json';
import type loanDetails from '../../locales/en/loan-details.json';
import type paymentGuide from '../../locales/en/payment-guide.json';
import type payMethod from '../../locales/en/pay-method.json';
import type preview from '../../locales/en/preview.json';
import type virtualAccount from '../../locales/en/virtual-account.json';
import type walletRepayment from '../../locales/en/wallet-repayment.json';

/** The wording files with their keys; English is where the keys come from. */
export interface MessageKeys {
  app: typeof app;
  'bind-card': typeof bindCard;
  'card-repayment': typeof cardRepayment;
  extension: typeof extension;
  instalments: typeof instalments;
  'loan-confirm': typeof loanConfirm;
  'loan-details': typeof loanDetails;
  'pay-method': typeof payMethod;
  'payment-guide': typeof paymentGuide;
  preview: typeof preview;
  'virtual-account': typeof virtualAccount;
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
