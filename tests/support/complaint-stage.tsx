import type { ComponentType } from 'react';
import { sampleTenant } from './sample-tenant.ts';
import { showScreen, stageLoan, type ScreenStage } from './screen-stage.tsx';
import { withToasts } from './with-toasts.tsx';

/** A loan as a lender's answer shows it; complaints about its collection can be sent unless told otherwise. */
export const orderOf = (orderNo: string, changes: object = {}) => ({
  productLogo: '',
  productName: 'Sample Cash',
  status: 'Repaying',
  rows: [{ title: 'Loan amount', value: '₹8,000.00' }],
  orderNo,
  isShow: 1,
  ...changes,
});

/** What the lender answers when a complaint begins. */
export const startAnswer = (changes: object = {}) => ({
  code: 0,
  data: {
    problemType: [
      { title: 'Collection', value: 1 },
      { title: 'Repayment not recorded', value: 2 },
    ],
    problemSonType: [
      { title: 'Calls at odd hours', value: '11' },
      { title: 'Threats or insults', value: '12' },
    ],
    orderDetail: orderOf(stageLoan.loanId),
    orderList: [
      orderOf(stageLoan.loanId),
      orderOf('OLD-7', { productName: 'Old Cash', status: 'Settled', isShow: 0 }),
    ],
    problemStatus: 'No open complaint',
    ...changes,
  },
});

/** A tenant with complaints and an assistant, without days off but weekends. */
export const complaintTenant = sampleTenant({
  'features.complaints': true,
  'features.assistant': true,
  'calendar.holidays': [],
});

/** The complaint screens that a build has. */
export const complaintScreens = [
  'complaintStart',
  'complaintForm',
  'complaintStartNew',
  'complaintList',
  'complaintDetails',
] as const;

/** Shows a complaint screen with a lender that takes every complaint, and a place for what is said in passing. */
export const showComplaint = (
  Screen: ComponentType,
  changes: Omit<ScreenStage, 'Screen' | 'answers'> & Partial<Pick<ScreenStage, 'answers'>>,
) =>
  showScreen({
    Screen: withToasts(Screen),
    tenant: complaintTenant,
    builtScreens: complaintScreens,
    ...changes,
    answers: {
      problemInit: startAnswer(),
      problemSave: { code: 0, message: 'success' },
      contactInfo: { code: 0, data: { email: 'help@lender.example', phone: '1800-1' } },
      ...changes.answers,
    },
  });
