import { defineConfig } from '@playwright/test';
import { nginxAddress } from './scripts/nginx-address.ts';
import journeys from './playwright.config.ts';

const { hosts, proxy } = nginxAddress;

/** The main journeys and the rules of a server, once more through a real nginx (deploy/nginx). */
export default defineConfig({
  ...journeys,
  use: { ...journeys.use, proxy: { server: proxy }, ignoreHTTPSErrors: true },
  projects: [
    { name: 'server', testDir: 'tests/nginx' },
    {
      name: 'india',
      testMatch: '01-india-*.spec.ts',
      use: { baseURL: `https://${hosts.india}` },
    },
    {
      name: 'indonesia',
      testMatch: '02-indonesia-*.spec.ts',
      use: { baseURL: `https://${hosts.indonesia}` },
    },
  ],
  webServer: {
    command: 'node --import tsx scripts/nginx-server.ts',
    url: `${proxy}/`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
