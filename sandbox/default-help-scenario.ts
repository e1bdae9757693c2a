import type { ScenarioComplaint } from './scenario-parts.ts';
import type { Scenario, ScenarioOrder } from './scenario-schema.ts';

/** Three complaints: one that waits, one that is answered with a picture and asks for a rating, one without any. */
export function defaultComplaints(orders: readonly ScenarioOrder[]): ScenarioComplaint[] {
  const owed = orders.find(({ status }) => status === '180') ?? orders[0];
  const repaid = orders.find(({ status }) => status === '200') ?? owed;
  if (!owed || !repaid) return [];
  return [
    {
      id: '9007199254740995001',
      orderId: owed.id,
      kind: '1',
      subKind: '11',
      content: 'I was called at six in the morning.',
      daysAgo: 1,
      pictures: 2,
      answer: undefined,
    },
    {
      id: '9007199254740995002',
      orderId: repaid.id,
      kind: '2',
      subKind: undefined,
      content: 'I paid at the counter, and my loan still says that it is due.',
      daysAgo: 6,
      pictures: 1,
      answer: {
        text: 'Your payment has arrived and is recorded. The slip that we found is below.',
        pictures: 1,
      },
    },
    {
      id: '9007199254740995003',
      orderId: repaid.id,
      kind: '4',
      subKind: undefined,
      content: 'The app closed while I was reading the agreement.',
      daysAgo: 12,
      pictures: 0,
      answer: { text: 'The new version no longer closes. Please update the app.', pictures: 0 },
    },
  ];
}

const asked = (id: string, title: string, says: string, short?: string) => ({
  id,
  title,
  short,
  says,
  isPerson: false,
});
const person = (id: string, title: string) => ({
  ...asked(id, title, ''),
  isPerson: true,
  next: [],
});
const answered = (id: string, title: string, says: string) => ({
  ...asked(id, title, says),
  next: [],
});

/** A tree that fits every lender: it says nothing that the tenant's own figures do not. */
export const defaultAssistant: Scenario['assistant'] = {
  says: 'Hello, I am the assistant. What is it about?',
  categories: [
    {
      ...asked('101', 'My loan', 'What would you like to know about your loan?', 'Loan'),
      next: [
        answered(
          '1011',
          'How long does a decision take?',
          'Days until a decision, at most: {decisionDays}. Days until the money arrives after it, at most: {creditDaysMax}.',
        ),
        answered(
          '1012',
          'Where is my agreement?',
          'It is on the page of your loan, and in the app.',
        ),
      ],
    },
    {
      ...asked('102', 'Paying back', 'What is it about the payment?', 'Pay'),
      next: [
        {
          ...asked('1021', 'I paid, but it is not shown', 'When did you pay?'),
          next: [
            asked(
              '10211',
              'Today',
              'A payment can take a day to show. Keep your receipt and look again tomorrow.',
            ),
            { ...asked('10212', 'Before today', ''), isPerson: true },
          ],
        },
        answered(
          '1022',
          'Can I move the due date?',
          'If your loan allows it, you see a link for it under the pay button.',
        ),
      ],
    },
    {
      ...asked('103', 'Collection calls', 'What happened?', 'Calls'),
      next: [
        answered('1031', 'Who may be called?', 'Only you. Tell us when anybody else was called.'),
        person('1032', 'I want to report a call'),
      ],
    },
    {
      ...asked('104', 'My account', 'What is it about your account?', 'Account'),
      next: [
        answered('1041', 'How do I change my phone number?', 'In the app, under My account.'),
        person('1042', 'Talk to a person'),
      ],
    },
  ],
};
