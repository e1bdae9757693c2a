import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssistantScreen } from '../../../../src/features/assistant/assistant-screen.tsx';
import { answerWith, type SentRequest } from '../../../support/network.ts';
import { sampleTenant } from '../../../support/sample-tenant.ts';
import { showScreen, type ScreenStage } from '../../../support/screen-stage.tsx';
import { withToasts } from '../../../support/with-toasts.tsx';

const item = (id: number, title: string, action = 2, alias = '') => ({
  id,
  title_local: title,
  title_local_alias: alias,
  action_type: action,
});

/** What the lender says at each place of its tree. */
const tree: Readonly<Record<string, object>> = {
  0: {
    question: 'Hello, I am the assistant.',
    answerList: [
      item(101, 'My loan', 1, 'Loan'),
      item(102, 'Paying back', 1, 'Pay'),
      item(103, 'Collection calls', 1, 'Calls'),
      item(104, 'My account', 1),
    ],
  },
  102: {
    question: 'What is it about the payment?',
    answerList: [item(1021, 'I paid but it is not shown'), item(1022, 'Talk to somebody', 4)],
  },
  103: { question: 'What happened?', answerList: null },
  1021: { question: 'Look again <b>tomorrow</b>: https://x.example', answerList: [] },
};

/** A success, as the lender sends it. */
export const ok = (data: unknown) => answerWith(JSON.stringify({ code: 0, data }));
/** A refusal with the lender's own words. */
export const refused = (message: string) => answerWith(JSON.stringify({ code: '1001', message }));

/** The lender's tree, by the place that is asked for. */
export const treeAnswer = ({ url }: SentRequest) => ok(tree[url.searchParams.get('pid') ?? '']);

/** The words of the lender to each kind of record. */
export const recordAnswer = ({ form }: SentRequest) => {
  const fields = Object.fromEntries(form);
  const words: Record<string, string> = { 1: '', 2: `Heard ${fields['value']}.`, 4: 'Noted.' };
  return ok(words[fields['type'] ?? ''] ?? null);
};

/** A tenant that takes complaints. */
export const tenant = sampleTenant({ 'features.complaints': true, 'features.assistant': true });

/** Shows the assistant for a loan. */
export const show = (answers: ScreenStage['answers'] = {}, changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: withToasts(AssistantScreen),
    screen: 'chatbot',
    answers: { qaList: treeAnswer, qaRecord: recordAnswer, ...answers },
    query: '?orderNo=9007199254740993001',
    tenant,
    builtScreens: ['complaintForm', 'chatbot'],
    ...changes,
  });

/** The conversation as it is read out. */
export const said = () =>
  [...screen.getByRole('log').querySelectorAll('p')].map(({ textContent }) => textContent);

/** Presses what has this name. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Goes to the answer about a payment that is not shown. */
export async function goToAnswer(): Promise<void> {
  await press('Pay');
  await press('I paid but it is not shown');
  await screen.findByText(/^Look again/);
}
