import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '../../../src/lender-api/endpoint-table.ts';
import type { Endpoint } from '../../../src/lender-api/endpoint.ts';
import { answersOf } from '../../support/contract-answers.ts';
import { playerOf } from '../../support/lender-calls.ts';
import { openStore } from '../../support/lender-store.ts';
import { answerWith, stubNetwork } from '../../support/network.ts';

const golden = '../../../contract/golden';
/** Nobody reads the answer to a report. */
const calls = Object.entries<Endpoint>(endpoints).flatMap(([key, { isReport }]) =>
  isReport ? [] : [key],
);

/** What each good answer of a call comes to in our own words, by the name of its case. */
async function valuesOf(key: string): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const { name, kind, request, bodyText, status } of answersOf(key)) {
    if (kind !== 'success') continue;
    stubNetwork(() => answerWith(bodyText, status));
    const { data, error } = await playerOf(key)(openStore().store, request);
    expect(error, name).toBeUndefined();
    values[name.slice(key.length + 1)] = data;
  }
  return values;
}

test.each(calls)(
  'lender-api §1: every good answer to %s arrives field by field and digit by digit',
  async (key) => {
    const values = await valuesOf(key);
    expect(Object.keys(values).length).toBeGreaterThan(1);
    // Written down beside the answers and read by people: `contract/README.md` says how it is changed.
    await expect(`${JSON.stringify(values, null, 2)}\n`).toMatchFileSnapshot(
      `${golden}/${key}.json`,
    );
  },
);

test('lender-api §2: there are values for each call in use, and for no other', () => {
  expect(readdirSync('contract/golden').sort()).toEqual(calls.map((key) => `${key}.json`).sort());
});

test('HD-11: an empty list where an object is promised is an object without fields', async () => {
  const text = readFileSync('tests/cases/empty-array-contact.json', 'utf8');
  stubNetwork(() => answerWith(text));
  expect(await playerOf('bindCard')(openStore().store, { orderId: '1' })).toMatchObject({
    data: null,
  });
  stubNetwork(() =>
    answerWith(
      '{"success":true,"data":{"orderStatus":21,"userOrderDetail":[],"recProducts":[[]]}}',
    ),
  );
  expect(await playerOf('loanDetails')(openStore().store, { orderId: '1' })).toMatchObject({
    data: { status: '21', details: [], recommended: [{ name: '', isOpen: false }] },
  });
});
