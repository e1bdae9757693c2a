import { expect, test } from 'vitest';
import { allChunks, chunkNamed, chunkWith, page, withImports } from './built-app.ts';

const screens = [
  ...new Set(
    allChunks.flatMap(({ modules }) =>
      modules.filter((id) => /^src\/features\/.+-screen\.tsx$/.test(id)),
    ),
  ),
];
/** They start when the lender has been asked. */
const libraries = ['react', 'renderer', 'router', 'i18n', 'schema', 'data', 'formik', 'yup'];

const namesOf = (screen: string) => [...withImports(chunkWith(screen))].map(({ name }) => name);

test('the screens are found in the build', () => {
  expect(screens.length).toBeGreaterThanOrEqual(5);
});

test.each(['loan-details/loan-details', 'card-repayment/card-repayment'])(
  'Formik waits for a form: %s comes without it',
  (screen) => {
    expect(namesOf(`src/features/${screen}-screen.tsx`)).not.toContain('formik');
  },
);

test('yup comes after a form is drawn: no screen waits for it', () => {
  chunkNamed('yup');
  expect(screens.filter((screen) => namesOf(screen).includes('yup'))).toEqual([]);
});

test('the entry comes before any library: React, the data layer and the forms are no part of it', () => {
  const entry = withImports(...allChunks.filter(({ isEntry }) => isEntry));
  const names = [...entry].map(({ name }) => name);
  for (const later of libraries) expect(names).not.toContain(later);
});

test('nor are they of what draws a first view', () => {
  const names = [...withImports(chunkWith('src/first-view/first-view.tsx'))].map(
    ({ name }) => name,
  );
  for (const later of libraries) expect(names).not.toContain(later);
});

/** What the page says of its files: links that travel with it, and lists for later. */
const linked = [...page().matchAll(/<link rel="modulepreload"[^>]*href="\/([^"]+)"/g)].map(
  ([, file = '']) => file,
);
const listed = (id: string): unknown =>
  JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(page())?.[1] ?? 'null');
const addressOf = (module: string) => `/${chunkWith(module).file}`;

test('design §3, no waterfall: the page links the first file alone, and names what follows', () => {
  expect(linked).toEqual([chunkWith('src/tenant/first-tenant.ts').file]);
  expect(listed('later-files')).toMatchObject({
    firstView: expect.arrayContaining([addressOf('src/first-view/first-view.tsx')]),
  });
  expect(listed('later-files')).toMatchObject({
    framework: expect.arrayContaining([
      addressOf('src/app/main.tsx'),
      ...['react', 'router', 'i18n', 'schema'].map((name) => `/${chunkNamed(name).file}`),
    ]),
    renderer: [`/${chunkNamed('renderer').file}`],
    borrower: expect.arrayContaining([
      addressOf('src/app/lender-data.tsx'),
      `/${chunkNamed('data').file}`,
    ]),
  });
});

test('what draws a screen that is opened by a link, and React’s own code of it, are named by the screen', () => {
  expect(listed('later-files')).toMatchObject({
    drawings: {
      loanConfirm: [
        addressOf('src/first-view/first-offer.tsx'),
        expect.stringMatching(/^\/assets\/first-offer-[\w-]+\.css$/),
      ],
      cardRepayment: [
        addressOf('src/first-view/first-cards.tsx'),
        expect.stringMatching(/^\/assets\/first-cards-[\w-]+\.css$/),
      ],
      virtualAccount: [
        addressOf('src/first-view/first-number.tsx'),
        expect.stringMatching(/^\/assets\/first-number-[\w-]+\.css$/),
      ],
    },
    screens: {
      loanDetails: [addressOf('src/features/loan-details/loan-details-screen.tsx')],
      cardRepayment: expect.arrayContaining([
        addressOf('src/features/card-repayment/card-repayment-screen.tsx'),
      ]),
    },
  });
});

test('the framework runs in the order of what needs what', () => {
  const { framework, borrower } = listed('later-files') as Record<
    'framework' | 'borrower',
    string[]
  >; // as the build writes it
  const order = [...borrower, ...framework].map((address) => address.slice(1));
  const late = order.flatMap((file, at) => {
    const imports = allChunks.find((chunk) => chunk.file === file)?.imports ?? [];
    return imports.filter(
      (needed) => order.indexOf(needed) > at && !framework.includes(`/${needed}`),
    );
  });
  expect(late).toEqual([]);
});

test.each([
  'features/public-site/home-screen.tsx',
  'features/public-site/calculator-screen.tsx',
  'features/public-site/site-screens.tsx',
  'features/legal/legal-screen.tsx',
  'features/legal/customer-service-screen.tsx',
  'features/registration/download-screen.tsx',
  'features/registration/landing-agreement-screen.tsx',
  'app/take-over.tsx',
])('who asks the lender nothing does not wait for the library that asks: %s', (module) => {
  const names = namesOf(`src/${module}`);
  for (const later of ['data', 'lender-data', 'formik']) expect(names).not.toContain(later);
});

test('telemetry is a file of its own, which no page has before it is asked for', () => {
  const telemetry = chunkWith('src/app/telemetry.ts');
  expect(telemetry.modules.some((id) => id.includes('web-vitals'))).toBe(true);
  const first = [...allChunks.filter(({ isEntry }) => isEntry), chunkWith('src/app/main.tsx')];
  const needed = [
    ...withImports(...first),
    ...screens.flatMap((one) => [...withImports(chunkWith(one))]),
  ];
  expect(needed.map(({ file }) => file)).not.toContain(telemetry.file);
  expect(page()).not.toContain(telemetry.file);
});
