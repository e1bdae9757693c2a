import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** What depends on the clock and on the memory of a browser: one page at a time, on a machine that does nothing else. */
export default defineConfig({ ...journeys, testDir: 'tests/load', workers: 1, retries: 0 });
