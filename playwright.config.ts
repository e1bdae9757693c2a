import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';
import { journeyAddress } from './scripts/journey-address.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: 'list',
  use: {
    baseURL: journeyAddress.url,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    launchOptions: await findBrowser(),
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'npx tsx scripts/journey-server.ts',
    url: `${journeyAddress.url}/`,
    reuseExistingServer: false,
  },
});
