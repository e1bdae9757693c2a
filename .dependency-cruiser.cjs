// The layers of src/ and what each of them may import (docs: ARCHITECTURE.md). A layer always may import
// itself; `*` stands for every layer. All rules about layers below are made from this table.
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
  'tenant-check': ['domain', 'tenant'],
  features: [...forScreens, 'payments', 'tenant-check'],
  app: [...forScreens, 'payments', 'features'],
  sandbox: ['domain', 'tenant'],
};

// What goes beyond the table, each with its reason.
// The lender's own names: the shapes of its answers, and its calls and their paths.
const lendersNames = [
  '^src/lender-api/.+\\.(?:wire|calls)\\.ts$',
  '^src/lender-api/endpoint(?:-table)?\\.ts$',
];
const demoEntry = '^src/app/demo\\.ts$';
const layers = Object.keys(mayImport);
const anyOf = (names) => `(?:${names.join('|')})`;

const layerRules = layers.map((layer) => ({
  name: `${layer}-imports-only-what-it-may`,
  comment: `${layer}/ may import ${mayImport[layer].join(', ') || 'no other layer'}.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, ...(layer === 'app' && { pathNot: demoEntry }) },
  to: {
    path: '^src/',
    pathNot: [
      `^src/${anyOf([layer, ...mayImport[layer]])}/`,
      ...(layer === 'sandbox' ? lendersNames : []),
    ],
  },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'every-file-has-a-layer',
      comment: `A folder of src/ is one of ${layers.join(', ')}.`,
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/${anyOf(layers)}/` },
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
      comment: "The lender's own names end at lender-api/; the sandbox plays the lender.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:lender-api|sandbox)/' },
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
      name: 'sandbox-only-in-the-demo',
      comment: 'A production bundle must hold nothing of the sandbox lender.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/sandbox/', demoEntry] },
      to: { path: ['^src/sandbox/', '(?:^|/)node_modules/msw/'] },
    },
    {
      name: 'tenant-check-only-in-the-preview',
      comment: "The operators' rules are the studio's and the scripts'; no borrower loads them.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(?:tenant-check|features/developer-preview)/' },
      to: { path: '^src/tenant-check/' },
    },
    {
      name: 'wording-only-through-i18n',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/i18n/' },
      to: { path: '^locales/' },
    },
    {
      name: 'tenants-only-at-run-time',
      comment: 'A tenant is fetched; nothing of it may be bundled.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/sandbox/' },
      to: { path: '^tenants/' },
    },
    {
      name: 'nothing-of-the-tools',
      comment: 'src/ runs in a browser and knows neither tests, scripts nor node.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:tests|scripts|contract|docs)/' },
    },
    {
      name: 'nothing-of-node',
      severity: 'error',
      from: { path: '^src/' },
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
      from: { path: '^src/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
        pathNot: '(?:^|/)node_modules/msw/',
      },
    },
    {
      name: 'every-import-exists',
      severity: 'error',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^src/' },
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
