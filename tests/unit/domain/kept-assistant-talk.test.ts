import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TalkMessage } from '../../../src/domain/assistant-talk.ts';
import { readAssistantTalk, writeAssistantTalk } from '../../../src/domain/kept-assistant-talk.ts';
import { sampleTalk } from '../../support/sample-talk.ts';

const kept = (messages: readonly TalkMessage[]) => writeAssistantTalk({ ...sampleTalk, messages });

test('screens §5: a talk comes out of the store as it went in', () => {
  expect(readAssistantTalk(writeAssistantTalk(sampleTalk))).toEqual(sampleTalk);
  expect(readAssistantTalk(kept([]))?.messages).toEqual([]);
});

const person = (id: number, text = `message ${id}`): TalkMessage => ({
  id,
  kind: 'person',
  text,
  isTyped: true,
});

test('screens §5: of a talk of 2,000 messages the newest 200 are kept, in their order', () => {
  const long = Array.from({ length: 2000 }, (_message, at) => person(at));
  expect(readAssistantTalk(kept(long))?.messages).toEqual(long.slice(-200));
});

test('screens §5: long messages are let go, oldest first, before they could fill the store', () => {
  const long = Array.from({ length: 100 }, (_message, at) => person(at, 'x'.repeat(10_000)));
  const written = kept(long);
  expect(written.length).toBeLessThan(62_000);
  expect(readAssistantTalk(written)?.messages).toEqual(long.slice(-5));
  expect(readAssistantTalk(kept([person(1, 'x'.repeat(100_000))]))?.messages).toEqual([]);
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
  'six stars': { ...sampleTalk, levels: [{ ...first, stars: 6 }] },
  'a record of an unknown kind': {
    ...sampleTalk,
    records: [{ ...sampleTalk.records[0], kind: 'shout' }],
  },
};

test.each(Object.entries(odd))('design §3: %s in the store is no talk', (_what, value) => {
  expect(readAssistantTalk(JSON.stringify(value))).toBeUndefined();
});

test('design §3: whatever lies in the store, reading it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => readAssistantTalk(text)).not.toThrow();
    }),
  );
});
