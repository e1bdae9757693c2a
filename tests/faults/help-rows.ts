import { until, type OpenApp } from '../support/whole-app.tsx';
import { has, isAt, isReady, query, type, type FaultRow } from './fault-row.ts';

const partner = query({ productId: '700100200300400501' });
const complaint = query({ problemId: '9007199254740950000102' });
const words = 'I paid at the counter and nobody wrote it down.';
const complaintQuery = query({ orderNo: '90071992547409930174', problemType: '2' });
const campaign = query({ templateId: '88', app_from: 'web', user_from: 'social', id: '7' });
const phone = '9876543210';
const register = async (app: OpenApp) => {
  await type(app, /^Phone number/, phone);
  await until(() => document.querySelector('img[src*="get-captcha"]'));
  await type(app, /^Code in the picture/, await app.captcha());
  await app.press('Get verification code');
  await until(() => app.asked.includes('sendSms'));
};
const apply = async (app: OpenApp) => {
  await register(app);
  await until(() => app.text().includes('Verification code sent'));
  await type(app, /^SMS code/, '123456');
  await app.press(/^Apply/);
};

/** Every call of complaints, assistant, registration and offers. */
export const helpRows: readonly FaultRow[] = [
  // Help.
  {
    screen: 'complaintStart',
    call: 'problemInit',
    tenant: 'india',
    query: complaintQuery,
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'complaintStartNew',
    call: 'problemInit',
    tenant: 'india',
    query: complaintQuery,
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'complaintForm',
    call: 'problemInit',
    tenant: 'india',
    query: complaintQuery,
    role: 'aside',
    done: isReady,
  },
  ...(['complaintForm', 'complaintStartNew'] as const).flatMap((screen): FaultRow[] => [
    {
      screen,
      call: 'problemSave',
      tenant: 'india',
      query: complaintQuery,
      role: 'action',
      steps: async (app) => {
        if (screen === 'complaintStartNew') await app.choose('A payment is not recorded');
        await type(app, /^What happened\?/, words);
        await app.press('Send');
      },
      again: (app) => app.press(/^(?:Try again|Send again)$/),
      typed: [words],
      unanswered: /We don’t know whether your complaint of .* arrived/,
      done: isAt('complaintStart'),
    },
    {
      screen,
      call: 'problemImage',
      tenant: 'india',
      query: complaintQuery,
      role: 'action',
      steps: async (app) => {
        await type(app, /^What happened\?/, words);
        await app.pickPhoto();
      },
      again: (app) => app.press(/^Try again/),
      typed: [words],
      done: has(/1\/9.*uploaded/),
    },
  ]),
  { screen: 'complaintList', call: 'problemList', tenant: 'india', role: 'opening', done: isReady },
  {
    screen: 'complaintDetails',
    call: 'problemDetail',
    tenant: 'india',
    query: complaint,
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'complaintDetails',
    call: 'problemScore',
    tenant: 'india',
    query: complaint,
    role: 'action',
    steps: async (app) => {
      await until(() => app.text().includes('Please rate this service'));
      await app.choose('5 of 5');
      await app.press(/^(?:Submit|Send)$/);
    },
    again: (app) => app.press(/^(?:Submit|Send)$/),
    done: has('Successful demonstration'),
  },
  { screen: 'chatbot', call: 'qaList', tenant: 'india', role: 'opening', done: isReady },
  {
    screen: 'chatbot',
    call: 'loanDetails',
    tenant: 'india',
    query: query({ orderId: '90071992547409930174', productId: '5005' }),
    role: 'aside',
    done: isReady, // the talk begins without the loan
  },
  {
    screen: 'chatbot',
    call: 'qaRecord',
    tenant: 'india',
    role: 'action',
    steps: async (app) => {
      await type(app, 'Type your question', 'Where is my money?');
      await app.press('Send');
    },
    typed: ['Where is my money?'],
    done: (app) => !app.text().includes('was not sent'),
  },
  {
    screen: 'customerService',
    call: 'contactInfo',
    tenant: 'india',
    role: 'aside',
    done: has('1800-000-0142'),
  },
  // Registration.
  {
    screen: 'promotion',
    call: 'landing',
    tenant: 'india',
    query: campaign,
    isStranger: true,
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'promotion',
    call: 'trackVisit',
    tenant: 'india',
    query: campaign,
    isStranger: true,
    role: 'report',
    done: isReady,
  },
  {
    screen: 'promotion',
    call: 'captchaSid',
    tenant: 'india',
    query: campaign,
    isStranger: true,
    role: 'action',
    steps: (app) => type(app, /^Phone number/, phone),
    again: (app) => app.press('Tap to reload'),
    typed: ['98765 43210'],
    done: () => document.querySelector('img[src*="get-captcha"]'),
  },
  {
    screen: 'promotion',
    call: 'sendSms',
    tenant: 'india',
    query: campaign,
    isStranger: true,
    role: 'action',
    steps: register,
    again: (app) => app.press('Get verification code'),
    typed: ['98765 43210'],
    done: has('Verification code sent'),
  },
  {
    screen: 'promotion',
    call: 'trackClick',
    tenant: 'india',
    query: campaign,
    isStranger: true,
    role: 'report',
    steps: apply,
    done: isAt('download'),
  },
  {
    screen: 'promotion',
    call: 'register',
    tenant: 'india',
    query: campaign,
    isStranger: true,
    role: 'action',
    steps: apply,
    again: (app) => app.press(/^Apply/),
    typed: ['98765 43210'],
    done: isAt('download'),
  },
  // Offers of others.
  {
    screen: 'marketplace',
    call: 'marketplace',
    tenant: 'india',
    query: '?scene=banner_jingzhun',
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'marketplace',
    call: 'applyProduct',
    tenant: 'india',
    query: '?scene=banner_jingzhun',
    role: 'action',
    steps: (app) => app.press(/^Apply/),
    again: (app) => app.press(/^Apply/),
    done: (app) => app.left.length > 0 || app.shown() !== 'marketplace',
  },
  {
    screen: 'marketplace',
    call: 'pageEvent',
    tenant: 'india',
    query: '?scene=banner_jingzhun',
    role: 'report',
    steps: (app) => app.press(/^Apply/),
    done: (app) => app.left.length > 0 || app.shown() !== 'marketplace',
  },
  {
    screen: 'loginFailure',
    call: 'jointFailure',
    tenant: 'india',
    query: partner,
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'loginFailure',
    call: 'jointLink',
    tenant: 'india',
    query: partner,
    role: 'action',
    steps: (app) => app.press(/^Apply/),
    again: (app) => app.press(/^Apply/),
    done: (app) => app.left.length > 0 || app.shown() !== 'loginFailure',
  },
  {
    screen: 'loginFailure',
    call: 'jointTap',
    tenant: 'india',
    query: partner,
    role: 'report',
    steps: (app) => app.press(/^Apply/),
    done: (app) => app.left.length > 0 || app.shown() !== 'loginFailure',
  },
];
