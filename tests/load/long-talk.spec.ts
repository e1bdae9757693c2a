import { expect, test } from '../journeys/journey.ts';
import { TalkPage } from '../journeys/pages/talk.ts';
import { measurePage, mostWait } from './measure-page.ts';

const lines = 2000;

test(`a talk of ${lines} lines: its newest 50 are drawn, and earlier ones come within ${mostWait} ms of a press`, async ({
  page,
  open,
  say,
}, info) => {
  const measure = await measurePage(page);
  await open('chatbot');
  const talk = new TalkPage(page, say);
  await talk.write('A first question.');
  await expect(talk.lines).toHaveCount(3);
  // More than is ever kept: as if another version of the app had kept them.
  await page.evaluate((count) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('loanfront.talk')) ?? '';
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '');
    const many = Array.from({ length: count }, (_line, at) => ({
      id: kept.nextId + at,
      kind: 'person',
      text: `Question number ${at + 1}.`,
      isTyped: true,
    }));
    const messages = [...kept.messages, ...many];
    sessionStorage.setItem(key, JSON.stringify({ ...kept, messages, nextId: kept.nextId + count }));
  }, lines);
  await page.reload();
  await expect(talk.lines).toHaveCount(50);
  await expect(talk.lines.last()).toContainText(`Question number ${lines}.`);
  expect(await measure.elements()).toBeLessThanOrEqual(1500);

  const busy = await measure.busyness();
  const earlier = page.getByRole('button', { name: say('assistant:showEarlier'), exact: true });
  const waits: number[] = [];
  for (const first of [lines - 99, lines - 149]) {
    waits.push(await measure.press(earlier));
    await expect(talk.main.getByText(`Question number ${first}.`, { exact: true })).toBeAttached();
  }
  waits.push(await measure.type(talk.field, 'w'));
  await info.attach('measured', { body: `busy ${busy.toFixed(1)}: ${waits.join(' ')} ms` });
  expect(
    waits.filter((wait) => wait > mostWait * busy),
    `${waits.join(' ')} ms, busy ${busy.toFixed(1)}`,
  ).toEqual([]);
});
