/** Packages that travel together, named as the chunk that holds them. */
const packagesOfChunk: Record<string, readonly string[]> = {
  // Every screen needs the first five; each is run in a task of its own (src/app/framework.ts). What draws is by far the
  // largest, and is run last.
  react: ['react', 'react-dom/index', 'react-dom/cjs/react-dom.production'],
  renderer: ['react-dom', 'scheduler'],
  router: ['react-router', 'react-router-dom', 'cookie', 'set-cookie-parser'],
  i18n: [
    'i18next',
    'react-i18next',
    'html-parse-stringify',
    'void-elements',
    'use-sync-external-store',
  ],
  schema: ['valibot'],
  // Screens that ask the lender something.
  data: [
    '@reduxjs',
    'react-redux',
    'redux',
    'redux-thunk',
    'immer',
    'reselect',
    '@standard-schema',
  ],
  // Screens with a form.
  formik: [
    'formik',
    'lodash',
    'lodash-es',
    'react-fast-compare',
    'tiny-warning',
    'hoist-non-react-statics',
    'deepmerge',
    'react-is',
    'tslib',
  ],
  // A form's check, once the form can be seen.
  yup: ['yup', 'property-expr', 'toposort', 'tiny-case'],
};

/** Matches a module of one of `packages`, by its folder or the beginning of its file: `react` must not take `react-redux` with it. */
function inFolderOf(packages: readonly string[]): RegExp {
  return new RegExp(
    `node_modules[\\\\/](?:${packages.join('|').replaceAll('/', '[\\\\/]')})[\\\\/.]`,
  );
}

/** The chunk groups of the libraries. */
export const vendorGroups = Object.entries(packagesOfChunk).map(([name, packages], place) => ({
  name,
  test: inFolderOf(packages),
  priority: 80 - place * 10,
}));
