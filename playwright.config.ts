import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';
import { journeyAddress } from './scripts/journey-address.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  workers: 2,
  // A journey that fails is run once more, and one that then passes is named as unsteady (decision 15).
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: journeyAddress.url,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    launchOptions: await findBrowser(),
    // A trace costs two fifths more time; `npx playwright test --trace on` makes one where it is wanted.
    trace: 'off',
  },
  webServer: {
    command: 'npx tsx scripts/journey-server.ts',
    url: `${journeyAddress.url}/`,
    reuseExistingServer: false,
  },
});
