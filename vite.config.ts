import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildReport } from './scripts/build/build-report.ts';
import { inlineStart } from './scripts/build/inline-start.ts';
import { minifyAgain } from './scripts/build/minify-again.ts';
import { mswWorker } from './scripts/build/msw-worker.ts';
import { pageStyle } from './scripts/build/page-style.ts';
import { ownGroups } from './scripts/build/own-groups.ts';
import { plainImports } from './scripts/build/plain-imports.ts';
import { preloadMain } from './scripts/build/preload-main.ts';
import { routerDiet } from './scripts/build/router-diet.ts';
import { shortClassName } from './scripts/build/short-class-name.ts';
import { papers } from './scripts/build/supply-chain.ts';
import { tenantFiles } from './scripts/build/tenant-files.ts';
import { vendorGroups } from './scripts/build/vendor-groups.ts';
import { wordingFiles } from './scripts/build/wording-files.ts';

/** The part of the app that every page needs, right behind the entry. */
const main = 'src/app/main.tsx';

/** What every borrower's screen needs beside itself. */
const borrower = 'src/app/lender-data.tsx';

/** The screen that most visits begin with. */
const first = 'src/features/loan-details/loan-details-screen.tsx';

/**
 * What draws a borrower's first screens before React is there, and what one of them alone is drawn with; the demo's lender
 * is not there before React either. The loan's drawing travels with what draws.
 */
const firstView = {
  module: 'src/first-view/first-view.tsx',
  screens: {
    loanDetails: { screen: first },
    loanDetailsAfterPayment: { screen: first },
    loanConfirm: {
      drawing: 'src/first-view/first-offer.tsx',
      screen: 'src/features/loan-confirm/loan-confirm-screen.tsx',
    },
    cardRepayment: {
      drawing: 'src/first-view/first-cards.tsx',
      screen: 'src/features/card-repayment/card-repayment-screen.tsx',
    },
    virtualAccount: {
      drawing: 'src/first-view/first-number.tsx',
      screen: 'src/features/number-repayment/virtual-account-screen.tsx',
    },
  },
};
const drawings = Object.values(firstView.screens).flatMap((screen) =>
  'drawing' in screen ? [screen.drawing] : [],
);

/** The page that strangers see first. */
const site = 'src/features/public-site/home-screen.tsx';

export default defineConfig(({ mode }) => {
  const isDemo = mode === 'demo';
  // Whoever sets a lender up asks for it; a build for borrowers holds neither the preview nor the studio.
  const hasPreview = mode !== 'production';
  return {
    // The app's own addresses come from the tenant, so an unknown path is the app's business, not Vite's.
    appType: 'spa',
    define: { __DEMO__: JSON.stringify(isDemo), __PREVIEW__: JSON.stringify(hasPreview) },
    plugins: [
      react(),
      routerDiet(),
      plainImports(),
      minifyAgain(),
      inlineStart({
        entry: 'src/app/inline-start.ts',
        tenantIndex: 'tenants/index.json',
        locales: 'locales',
      }),
      pageStyle({ first: [isDemo ? main : firstView.module], drawings: isDemo ? [] : drawings }),
      preloadMain({
        main,
        renderer: 'react-dom/client.js',
        firstView: isDemo ? undefined : firstView,
        borrower,
        notBefore: ['formik', 'yup'],
      }),
      tenantFiles({
        folder: 'tenants',
        hasLender: isDemo,
        environment: process.env['TENANT_ENVIRONMENT'],
      }),
      wordingFiles(),
      mswWorker({ isWanted: isDemo }),
      buildReport({ isWanted: mode === 'production' || mode === 'preview' }),
    ],
    // In the build a class is named by a number: its name would travel twice otherwise.
    ...(mode !== 'development' && { css: { modules: { generateScopedName: shortClassName } } }),
    build: {
      // The oldest browsers that must run the app: Android WebView and Chrome, and iOS (design §3).
      target: ['chrome100', 'safari15.4'],
      license: { fileName: papers.licences },
      // index.html names what belongs together; a list at each dynamic import would cost more than it saves.
      modulePreload: false,
      rolldownOptions: {
        // Class fields as plain assignments: older browsers then need no library code for them, which
        // would tie the entry to the chunk that it lies in.
        transform: { assumptions: { setPublicClassFields: true, privateFieldsAsProperties: true } },
        output: {
          // A file's name is written at each place that imports it, and nobody reads it there.
          chunkFileNames: 'assets/[hash].js',
          codeSplitting: {
            groups: [
              ...vendorGroups,
              ...ownGroups({
                start: 'src/app/start.ts',
                firstView: firstView.module,
                drawings,
                main,
                first,
                site,
              }),
            ],
          },
        },
        checks: { pluginTimings: false },
      },
    },
  };
});
