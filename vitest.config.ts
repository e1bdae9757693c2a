import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { unbuiltWording } from './scripts/build/wording-files.ts';

// Rules, data and tools need no page; running them without one also proves that they touch none.
const pageless = [
  'tests/architecture/**/*.test.ts',
  'tests/unit/{domain,operators/check,sandbox,scripts}/**/*.test.ts',
];

// `vitest run` is everything that needs no build; `vitest run --mode budgets` measures the build.
export default defineConfig(({ mode }) => {
  const isBudgets = mode === 'budgets';
  const withoutPage = {
    extends: true as const,
    test: {
      name: 'pageless',
      environment: 'node' as const,
      include: isBudgets ? ['tests/budgets/**/*.test.ts'] : pageless,
    },
  };
  const withPage = {
    extends: true as const,
    test: {
      name: 'page',
      environment: 'happy-dom' as const,
      environmentOptions: { happyDOM: { url: 'http://localhost/' } },
      include: ['tests/**/*.test.{ts,tsx}'],
      exclude: [...pageless, 'tests/budgets/**', 'tests/journeys/**'],
      setupFiles: ['tests/setup/empty-page-after-each.ts'],
    },
  };
  return {
    plugins: [react()],
    define: {
      __DEMO__: 'false',
      __PREVIEW__: 'true',
      __WORDING__: JSON.stringify(unbuiltWording()),
    },
    test: {
      maxWorkers: 2,
      // A limit against hanging, not a measure: a busy machine may be five times slower.
      testTimeout: 30_000,
      restoreMocks: true,
      projects: isBudgets ? [withoutPage] : [withoutPage, withPage],
    },
  };
});
