import { expect, test } from 'vitest';
import { deviceSystem } from '../../../src/platform/device-system.ts';

const browser = (userAgent: string, maxTouchPoints = 5): Navigator =>
  Object.assign(Object.create(null), { userAgent, maxTouchPoints });

test.each([
  [
    'android',
    'Mozilla/5.0 (Linux; Android 12; V2111) AppleWebKit/537.36 Chrome/100.0 Mobile Safari/537.36',
    5,
  ],
  ['android', 'Mozilla/5.0 (Linux; Android 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/104.0', 1],
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15', 5],
  ['ios', 'Mozilla/5.0 (iPad; CPU OS 15_4 like Mac OS X) AppleWebKit/605.1.15', 5],
  [
    'ios',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
    5,
  ],
  [
    'other',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
    0,
  ],
  ['other', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0', 10],
  ['other', '', 0],
])('screens §6 download: %s is the system of %s with %i touch points', (system, agent, points) => {
  expect(deviceSystem(browser(agent, points))).toBe(system);
});
