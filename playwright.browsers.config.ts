import { defineConfig } from '@playwright/test';
import type { Engine } from './scripts/test/other-engines.ts';
import { engines } from './scripts/test/other-engines.ts';
import journeys from './playwright.config.ts';

/** Both main journeys in the engines of other phones, by the drivers that a Linux distribution ships. */
export default defineConfig<{ engine: Engine }>({
  testDir: 'tests/browsers',
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  forbidOnly: true,
  reporter: 'list',
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
  ...(journeys.webServer && { webServer: journeys.webServer }),
});
