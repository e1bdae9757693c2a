import { expect, test } from 'vitest';
import { replaceableFallbacks } from '../../../src/bridge/replaceable-fallbacks.ts';
import type { BrowserFallbacks } from '../../../src/bridge/create-bridge.ts';
import { actionNames, rememberedFallback, samplePayloads } from '../../support/app-shells.ts';

/** Ways that remember under which name they were gone. */
function namedWays() {
  const { way, asked } = rememberedFallback();
  const fallbacks = Object.fromEntries(
    actionNames.map((name) => [name, (payload: never) => way(name, payload)]),
  ) as unknown as BrowserFallbacks; // every action is in the list, each with its own payload
  return { fallbacks, asked };
}

test('design §7: the browser goes the fallbacks of the moment, each with its own payload', () => {
  const before = namedWays();
  const after = namedWays();
  const { go, change } = replaceableFallbacks(before.fallbacks);
  for (const name of actionNames) go(name, samplePayloads[name]);
  change(after.fallbacks);
  go('callPhone', { phone: '1' });
  expect(before.asked).toEqual(
    actionNames.map((name) => ({ name, given: [samplePayloads[name]] })),
  );
  expect(after.asked).toEqual([{ name: 'callPhone', given: [{ phone: '1' }] }]);
});
