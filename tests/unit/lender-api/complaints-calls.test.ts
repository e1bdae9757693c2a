import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assistantEndpoints } from '../../../src/lender-api/assistant/assistant.api.ts';
import { complaintStartCall } from '../../../src/lender-api/complaints/complaints.calls.ts';
import { complaintEndpoints } from '../../../src/lender-api/complaints/complaints.api.ts';
import { mayBeAskedEarly } from '../../../src/lender-api/early-call.ts';
import { supportEndpoints } from '../../../src/lender-api/support/support.api.ts';
import { openStore } from '../../support/lender-store.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';

const { getComplaintStart, sendComplaint, getComplaints, getComplaint } =
  complaintEndpoints.endpoints;

/** An answer of success with this `data`, as text: its numbers keep their digits. */
const withData = (data: string) => answerWith(`{"code":0,"data":${data}}`);

test('HD-10: two orders beyond 2^53 stay two, and the chosen one goes back digit by digit', async () => {
  stubNetwork(() => answerWith(readFileSync('tests/cases/bigint-problem-init.json', 'utf8')));
  const { store } = openStore();
  const { data } = await store.dispatch(getComplaintStart.initiate({ loanId: '' }));
  expect(data?.orders.map(({ loanId }) => loanId)).toEqual([
    '9007199254740993',
    '9007199254740992',
  ]);
  expect(data?.orders.map((order) => order.takesCollectionComplaints)).toEqual([true, false]);
  const sent = stubNetwork(() => answerWith('{"code":0}'));
  const complaint = { category: '2', text: 'Why?', loanId: data?.orders[0]?.loanId };
  await store.dispatch(sendComplaint.initiate(complaint));
  expect(new Map(sent[0]?.form).get('orderNo')).toBe('9007199254740993');
});

test('screens §8: a bare number for the state of complaints is a code, and is no line for people', async () => {
  const { store } = openStore();
  for (const [value, line] of [
    ['0', ''],
    ['"3"', ''],
    ['null', ''],
    ['"One complaint is open"', 'One complaint is open'],
  ]) {
    stubNetwork(() => withData(`{"problemStatus":${value}}`));
    const { data } = await store.dispatch(
      getComplaintStart.initiate({ loanId: '1' }, { forceRefetch: true }),
    );
    expect(data?.status, value).toBe(line);
  }
});

test('lender-api §1: an order without a number and a kind without a value are left out', async () => {
  stubNetwork(() =>
    withData(
      '{"problemType":[{"title":"A"},{"title":"B","value":0}],"orderDetail":{"productName":"X"},"orderList":[{},{"orderNo":"7"}]}',
    ),
  );
  const { data } = await openStore().store.dispatch(getComplaintStart.initiate({ loanId: '' }));
  expect(data?.categories).toEqual([{ code: '0', title: 'B' }]);
  expect(data && 'order' in data).toBe(false);
  expect(data?.orders.map(({ loanId }) => loanId)).toEqual(['7']);
});

test('lender-api §1: what a complaint begins with may be asked early, and says so when there is no order', () => {
  const { endpoint, payload } = complaintStartCall({ loanId: '' });
  expect(mayBeAskedEarly.has(endpoint.key)).toBe(true);
  expect(payload).toEqual({ orderNo: '' });
});

test('lender-api §2: a comma inside a photo’s address does not part it', async () => {
  const sent = stubNetwork(() => answerWith('{"code":0}'));
  const photos = ['https://a.example/1,2.jpg', '/3.jpg'];
  await openStore().store.dispatch(
    sendComplaint.initiate({ category: '2', subCategory: '', text: 'Why?', photos, loanId: '1' }),
  );
  expect(new Map(sent[0]?.form).get('problemImage')).toBe('https://a.example/1%2C2.jpg,/3.jpg');
});

test.each([
  ['1', true],
  ['2', true],
  ['"1"', true],
  ['true', true],
  ['"true"', true],
  ['0', false],
  ['"0"', false],
  ['false', false],
  ['"false"', false],
  ['""', false],
  ['null', false],
])('screens §5: isScore %s asks for a rating: %s', async (flag, isAsked) => {
  stubNetwork(() => withData(`{"content":"x","isScore":${flag}}`));
  const { data } = await openStore().store.dispatch(getComplaint.initiate({ complaintId: '1' }));
  expect(data?.canBeRated).toBe(isAsked);
});

test('HD-11: a list in place of a complaint is an error, not an empty complaint', async () => {
  stubNetwork(() => withData('[]'));
  const { error } = await openStore().store.dispatch(getComplaint.initiate({ complaintId: '1' }));
  expect(error).toEqual({ kind: 'malformed', where: 'data.content' });
});

test('lender-api §1: complaints keep the order of the lender, and their ids all their digits', async () => {
  stubNetwork(() =>
    withData(
      '{"tabs":[{"title":"B","list":[{"id":9007199254740993999},{"id":"2"},{}]},{"title":"A"}]}',
    ),
  );
  const { data } = await openStore().store.dispatch(getComplaints.initiate());
  expect(data?.map(({ title }) => title)).toEqual(['B', 'A']);
  expect(data?.[0]?.complaints.map(({ id }) => id)).toEqual(['9007199254740993999', '2']);
});

test('HD-11: contacts that are an empty list are no contacts', async () => {
  stubNetwork(() => answerWith(readFileSync('tests/cases/empty-array-contact.json', 'utf8')));
  const { data } = await openStore().store.dispatch(
    supportEndpoints.endpoints.getContactInfo.initiate(),
  );
  expect(data).toEqual({ email: '', phone: '' });
});

test('lender-api §2: whatever is no text in the answer to a record is silence', async () => {
  for (const data of ['null', '""', '{"text":"x"}', '[]']) {
    stubNetwork(() => withData(data));
    const { data: said } = await openStore().store.dispatch(
      assistantEndpoints.endpoints.recordAssistant.initiate({ kind: 'jump', value: '' }),
    );
    expect(said, data).toBe('');
  }
});
