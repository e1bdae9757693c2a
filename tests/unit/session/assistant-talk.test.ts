import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TalkMessage } from '../../../src/domain/assistant-talk.ts';
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

/** What a tab that kept something under a talk's key finds there. */
function found(stored: string) {
  const tab = memoryStore();
  const talks = assistantTalks(sampleSession(), tab);
  talks.keep('1', sampleTalk);
  const [key = ''] = tab.content.keys();
  tab.content.set(key, stored);
  return talks.find('1');
}
/** A talk after it was kept, and how long the text is that it was kept as. */
function kept(messages: readonly TalkMessage[]) {
  const tab = memoryStore();
  const talks = assistantTalks(sampleSession(), tab);
  talks.keep('1', { ...sampleTalk, messages });
  return { messages: talks.find('1')?.messages, length: [...tab.content.values()].join('').length };
}

const person = (id: number, text = `message ${id}`): TalkMessage => ({
  id,
  kind: 'person',
  text,
  isTyped: true,
});

test('screens §5: of a talk of 2,000 messages the newest 200 are kept, in their order', () => {
  const long = Array.from({ length: 2000 }, (_message, at) => person(at));
  expect(kept(long).messages).toEqual(long.slice(-200));
  expect(kept([]).messages).toEqual([]);
});

test('screens §5: long messages are let go, oldest first, before they could fill the store', () => {
  const long = Array.from({ length: 100 }, (_message, at) => person(at, 'x'.repeat(10_000)));
  const written = kept(long);
  expect(written.length).toBeLessThan(62_000);
  expect(written.messages).toEqual(long.slice(-5));
  expect(kept([person(1, 'x'.repeat(100_000))]).messages).toEqual([]);
});

const [first] = sampleTalk.levels;
const odd: Record<string, unknown> = {
  nothing: null,
  'a list': [],
  'no object': 'talk',
  'no messages': { ...sampleTalk, messages: undefined },
  'no place': { ...sampleTalk, levels: [] },
  'a message of an unknown kind': { ...sampleTalk, messages: [{ id: 1, kind: 'shout', text: '' }] },
  'a message without a text': { ...sampleTalk, messages: [{ ...person(1), text: undefined }] },
  'a message whose id is no number': { ...sampleTalk, messages: [{ ...person(1), id: '1' }] },
  'a choice without a title': { ...sampleTalk, levels: [{ ...first, choices: [{ id: '1' }] }] },
  'a verdict that nobody gives': { ...sampleTalk, levels: [{ ...first, verdict: 'perhaps' }] },
  'stars that are a text': { ...sampleTalk, levels: [{ ...first, stars: '4' }] },
  'six stars': { ...sampleTalk, levels: [{ ...first, stars: 6 }] },
  'a record of an unknown kind': {
    ...sampleTalk,
    records: [{ ...sampleTalk.records[0], kind: 'shout' }],
  },
};

test.each(Object.entries(odd))('design §3: %s in the store is no talk', (_what, value) => {
  expect(found(JSON.stringify(value))).toBeUndefined();
});

test('design §3: whatever lies in the store, reading it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => found(text)).not.toThrow();
    }),
  );
});
