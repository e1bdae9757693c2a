import { describe, expect, test } from 'vitest';
import { assistantRoot } from '../../../src/domain/assistant.ts';
import { sandboxTenant } from '../../../sandbox/sandbox-tenant.ts';
import { questionsOf } from '../../../sandbox/scenario-parts.ts';
import { shippedIds } from '../tenant/shipped-folder.ts';
import { listAt, openLender, tenantText, textAt } from './open-lender.ts';

describe('the assistant of the sandbox', () => {
  test('screens §5: four categories with short texts, then questions, then an answer', async () => {
    const { call } = openLender();
    const root = await call('qaList', { orderNo: '', pid: assistantRoot });
    const categories = listAt(root.data, 'answerList');
    expect(categories).toHaveLength(4);
    expect(categories.every((one) => one['title_local'] && one['title_local_alias'])).toBe(true);
    const questions = await call('qaList', { pid: String(categories[0]?.['id']) });
    const [question] = listAt(questions.data, 'answerList');
    const answer = await call('qaList', { pid: String(question?.['id']) });
    expect(textAt(answer.data, 'question')).toBe(
      'Usually you have the money within 2 hours. At the latest, we decide within 1 day, and the money arrives within 3 days after that.',
    );
    expect(answer.data['answerList']).toEqual([]);
  });

  test('screens §5: some questions lead to a person, and one place is deeper than the rest', async () => {
    const { call } = openLender();
    const paid = await call('qaList', { pid: '1021' });
    expect(listAt(paid.data, 'answerList').map((one) => one['action_type'])).toEqual([2, 4]);
    expect((await call('qaList', { pid: '7' })).body.code).toBe('1001');
  });

  test('lender-api §2: what it says to a record', async () => {
    const { call } = openLender();
    const say = async (type: number, value: string | number, qaId = '1011') =>
      (await call('qaRecord', { orderNo: '', type, value, qaId })).body['data'];
    expect(await say(1, '')).toBe('');
    expect(await say(2, 1)).toBe('Glad that this helped.');
    expect(await say(2, 0)).toMatch(/^Sorry/);
    expect(await say(3, 5)).toBeNull();
    expect(await say(4, 'Why?', '')).toMatch(/noted/);
  });

  test.each([
    ['an unknown type', { type: 9, value: 1, qaId: '1011' }],
    ['six stars', { type: 3, value: 6, qaId: '1011' }],
    ['a feedback that is neither', { type: 2, value: 'yes', qaId: '1011' }],
    ['a feedback on nothing', { type: 2, value: 1, qaId: '7' }],
    ['a blank text', { type: 4, value: '  ', qaId: '' }],
  ])('lender-api §2: %s is refused', async (_what, payload) => {
    const { body } = await openLender().call('qaRecord', payload);
    expect(body.code).toBe('1001');
  });

  test.each(shippedIds)('screens §8: the tree of %s speaks its languages', async (id) => {
    const { tenant, scenario } = sandboxTenant(
      id,
      JSON.parse(await tenantText(`${id}/tenant.json`)),
      JSON.parse(await tenantText(`${id}/sandbox.json`)),
    );
    const texts = [
      scenario.assistant.says,
      ...questionsOf(scenario.assistant.categories).flatMap(({ title, short, says }) =>
        [title, short, says].filter((text) => text !== undefined),
      ),
      ...scenario.complaints.flatMap(({ content, answer }) => [content, answer?.text ?? content]),
    ];
    for (const text of texts)
      expect(Object.keys(text).sort()).toEqual([...tenant.locale.languages].sort());
  });

  test('design §6: a lender without a tree of its own has a plain one, and complaints too', async () => {
    const tenant = { ...JSON.parse(await tenantText('india/tenant.json')), id: 'delta' };
    tenant.api.prefix = '/gateway/delta';
    const { scenario } = sandboxTenant('delta', tenant);
    expect(scenario.assistant.categories).toHaveLength(4);
    expect(scenario.complaints.map(({ answer }) => answer === undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
