import { expect, test } from 'vitest';
import { assistantTalks } from '../../../src/session/assistant-talk.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { sampleTalk } from '../../support/sample-talk.ts';

test('screens §5: a talk survives a reload; each loan has its own, and so has no loan at all', () => {
  const tab = memoryStore();
  assistantTalks(sampleSession(), tab).keep('1', sampleTalk);
  const talks = assistantTalks(sampleSession(), tab);
  expect(talks.find('1')).toEqual(sampleTalk);
  expect(talks.find('2')).toBeUndefined();
  expect(talks.find('')).toBeUndefined();
  talks.keep('', { ...sampleTalk, draft: '' });
  expect(talks.find('')).toEqual({ ...sampleTalk, draft: '' });
});

test('HD-30: nobody else, and no other tenant, meets a talk that was kept in the same tab', () => {
  const tab = memoryStore();
  assistantTalks(sampleSession(), tab).keep('1', sampleTalk);
  const other = sampleSession({ userId: 'somebody else', sessionId: 's' });
  expect(assistantTalks(other, tab).find('1')).toBeUndefined();
  const tenant = { ...sampleSession(), tenantId: 'another' };
  expect(assistantTalks(tenant, tab).find('1')).toBeUndefined();
});

test('design §3: what is no talk counts as none', () => {
  const tab = memoryStore();
  const talks = assistantTalks(sampleSession(), tab);
  talks.keep('1', sampleTalk);
  const [key = ''] = tab.content.keys();
  tab.content.set(key, '{"messages":[{}]}');
  expect(talks.find('1')).toBeUndefined();
});
