import { expect, test } from 'vitest';
import { changingWays } from '../../../src/bridge/changing-ways.ts';
import type { BrowserWays } from '../../../src/bridge/create-bridge.ts';
import { actionNames, rememberedWay, samplePayloads } from '../../support/app-shells.ts';

/** Ways that remember under which name they were gone. */
function namedWays() {
  const { way, asked } = rememberedWay();
  const ways = Object.fromEntries(
    actionNames.map((name) => [name, (payload: never) => way(name, payload)]),
  ) as unknown as BrowserWays; // every action is in the list, each with its own payload
  return { ways, asked };
}

test('design §7: the browser goes the ways of the moment, each with its own payload', () => {
  const before = namedWays();
  const after = namedWays();
  const { go, change } = changingWays(before.ways);
  for (const name of actionNames) go(name, samplePayloads[name]);
  change(after.ways);
  go('callPhone', { phone: '1' });
  expect(before.asked).toEqual(
    actionNames.map((name) => ({ name, given: [samplePayloads[name]] })),
  );
  expect(after.asked).toEqual([{ name: 'callPhone', given: [{ phone: '1' }] }]);
});
