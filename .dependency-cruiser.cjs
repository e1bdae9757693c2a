// The layers and what each of them may import (docs: ARCHITECTURE.md). A layer always may import itself. A name
// without a slash at its end is a folder of src/; the others stand beside it, apart from what a borrower runs.
// All rules about layers below are made from this table.
const below = ['domain', 'platform'];
const forScreens = [
  ...below,
  'launch',
  'tenant',
  'session',
  'i18n',
  'bridge',
  'lender-api',
  'navigation',
  'ui',
  'lending-ui',
];
const mayImport = {
  domain: [],
  platform: [],
  launch: [...below],
  tenant: [...below, 'launch'],
  session: [...below, 'launch', 'tenant'],
  i18n: [...below, 'tenant'],
  bridge: [...below, 'tenant'],
  'lender-api': [...below, 'tenant', 'session'],
  navigation: [...below, 'tenant', 'session', 'bridge'],
  ui: [...below, 'i18n'],
  'lending-ui': [...below, 'tenant', 'i18n', 'ui'],
  payments: [
    ...below,
    'tenant',
    'session',
    'i18n',
    'bridge',
    'lender-api',
    'navigation',
    'ui',
    'lending-ui',
  ],
  features: [...forScreens, 'payments'],
  'first-view': [...forScreens, 'payments', 'features'],
  app: [...forScreens, 'payments', 'features', 'first-view', 'operators/preview/'],
  'sandbox/': ['domain', 'tenant'],
  'operators/check/': ['domain', 'tenant'],
  'operators/preview/': [...forScreens, 'payments', 'operators/check/'],
};

// What goes beyond the table, each with its reason.
// The lender's own names: the shapes of its answers, and its calls and their paths.
const lendersNames = [
  '^src/lender-api/.+\\.(?:wire|calls)\\.ts$',
  '^src/lender-api/endpoint(?:-table)?\\.ts$',
];
const demoEntry = '^src/app/demo\\.ts$';
const layers = Object.keys(mayImport);
const folderOf = (layer) => (layer.endsWith('/') ? layer : `src/${layer}/`);
const anyOf = (names) => `^(?:${names.map(folderOf).join('|')})`;
const ours = '^(?:src|sandbox|operators)/';

const layerRules = layers.map((layer) => ({
  name: `${layer.replaceAll('/', '-').replace(/-$/, '')}-imports-only-what-it-may`,
  comment: `${layer}/ may import ${mayImport[layer].join(', ') || 'no other layer'}.`,
  severity: 'error',
  from: { path: `^${folderOf(layer)}`, ...(layer === 'app' && { pathNot: demoEntry }) },
  to: {
    path: ours,
    pathNot: [anyOf([layer, ...mayImport[layer]]), ...(layer === 'sandbox/' ? lendersNames : [])],
  },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'every-file-has-a-layer',
      comment: `Our code lies in one of ${layers.join(', ')}.`,
      severity: 'error',
      from: { path: ours, pathNot: anyOf(layers) },
      to: {},
    },
    {
      name: 'no-feature-imports-another',
      comment: 'What two features need belongs to lending-ui/ or further down.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'wire-names-stay-inside',
      comment: "The lender's own names end at lender-api/; the sandbox stands in for the lender.",
      severity: 'error',
      from: { path: ours, pathNot: '^(?:src/lender-api|sandbox)/' },
      to: { path: '\\.wire\\.ts$' },
    },
    {
      name: 'calls-need-no-store',
      comment: 'A call that goes out early is sent before React and the store are there.',
      severity: 'error',
      from: { path: '^src/lender-api/.+\\.calls\\.ts$' },
      to: {
        path: [
          '\\.api\\.ts$',
          '^src/lender-api/lender-api\\.ts$',
          '(?:^|/)node_modules/(?:@reduxjs|react)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-form-hook',
      comment: 'Formik and yup come late, and through useForm of src/ui/form.tsx alone.',
      severity: 'error',
      from: { path: ours, pathNot: '^src/ui/form-engine\\.tsx$' },
      to: { path: '(?:^|/)node_modules/(?:formik|yup)/' },
    },
    {
      name: 'sandbox-only-in-the-demo',
      comment: 'A production bundle must hold nothing of the sandbox lender.',
      severity: 'error',
      from: { path: '^(?:src|operators)/', pathNot: demoEntry },
      to: { path: ['^sandbox/', '(?:^|/)node_modules/msw/'] },
    },
    {
      name: 'operators-only-through-the-table-of-screens',
      comment:
        "The operators' preview and rules are in no borrower's build; one row of one table names them.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/app/screens\\.ts$' },
      to: { path: '^operators/' },
    },
    {
      name: 'wording-only-through-i18n',
      severity: 'error',
      from: { path: ours, pathNot: '^src/i18n/' },
      to: { path: '^locales/' },
    },
    {
      name: 'tenants-only-at-run-time',
      comment: 'A tenant is fetched; nothing of it may be bundled.',
      severity: 'error',
      from: { path: '^(?:src|operators)/' },
      to: { path: '^tenants/' },
    },
    {
      name: 'nothing-of-the-tools',
      comment: 'All of it runs in a browser, and knows neither tests, scripts nor node.',
      severity: 'error',
      from: { path: ours },
      to: { path: '^(?:tests|scripts|contract|docs)/' },
    },
    {
      name: 'nothing-of-node',
      severity: 'error',
      from: { path: ours },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-and-platform-need-no-package',
      severity: 'error',
      from: { path: '^src/(?:domain|platform|launch)/' },
      to: { path: '(?:^|/)node_modules/' },
    },
    {
      name: 'only-declared-packages',
      comment: 'A package of the app stands under "dependencies"; msw is the demo’s.',
      severity: 'error',
      from: { path: ours },
      to: {
        dependencyTypes: ['npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: '(?:^|/)node_modules/msw/',
      },
    },
    {
      name: 'every-import-exists',
      severity: 'error',
      from: { path: ours },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: ours },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
