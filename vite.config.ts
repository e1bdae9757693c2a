import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildReport } from './scripts/build/build-report.ts';
import { compactJson } from './scripts/build/compact-json.ts';
import { floorBrowsers } from './scripts/build/floor-browsers.ts';
import { inlineStart } from './scripts/build/inline-start.ts';
import { mswWorker } from './scripts/build/msw-worker.ts';
import { neutralStyle } from './scripts/build/neutral-style.ts';
import { preloadMain } from './scripts/build/preload-main.ts';
import { routerDiet } from './scripts/build/router-diet.ts';
import { tenantFiles } from './scripts/build/tenant-files.ts';
import { vendorGroups } from './scripts/build/vendor-groups.ts';

export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo';
  return {
    // The app's own addresses come from the tenant, so an unknown path is the app's business, not Vite's.
    appType: 'spa',
    define: { __DEMO__: JSON.stringify(isDemo) },
    plugins: [
      react(),
      routerDiet(),
      inlineStart({ entry: 'src/app/inline-start.ts', tenantIndex: 'tenants/index.json' }),
      neutralStyle(),
      preloadMain({ main: 'src/app/main.tsx', notBefore: ['data', 'formik', 'yup'] }),
      tenantFiles({ folder: 'tenants' }),
      compactJson(),
      mswWorker({ isWanted: isDemo }),
      buildReport({ file: '.build-report.json', isWanted: mode === 'production' }),
    ],
    build: {
      target: floorBrowsers,
      modulePreload: { polyfill: false },
      // A wording file is fetched by address, when its language is known; never part of a script.
      assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined),
      rolldownOptions: {
        // Class fields as plain assignments: older browsers then need no library code for them, which
        // would tie the entry to the chunk that it lies in.
        transform: { assumptions: { setPublicClassFields: true, privateFieldsAsProperties: true } },
        output: { codeSplitting: { groups: vendorGroups } },
      },
    },
  };
});
