/**
 * Layers of www, of which most are features: a module imports from its own folder and from layers below it. Folders in one layer
 * do not import each other, so that each feature can be changed or removed by itself. An extra imports what is published.
 * `npm test` checks every import, lazy ones and types included.
 */

/**
 * The layers of www from top to bottom: each row is a list of files and folders. A folder within another
 * folder, such as `learn/pictures`, serves that parent folder only.
 */
export const LAYERS = [
  ['main.ts', 'elements.ts', 'cli.ts', 'index.types.ts', 'standalone', 'embed', 'offline'],
  ['kit'],
  ['page', 'cli', 'index.ts'],
  ['registry.ts'],
  ['today', 'search'],
  ['ladder', 'refuted'],
  ['learn'],
  ['learn/pictures'],
  ['play'],
  ['why', 'tables', 'graph', 'union', 'quotient'],
  ['setup'],
  ['draw'],
  ['view'],
  ['links'],
  ['extras.ts', 'extra.ts', 'extra-parts.ts'],
  ['tables/plots', 'tables/export'],
  ['thumbnails'],
  ['boards'],
  ['scene'],
  ['saved'],
  ['ui'],
  ['i18n'],
  ['games.ts'],
  ['engine'],
  ['open.ts'],
];

/** The imports of lower layers that are forbidden for one folder, each with its reason. */
const EXCLUDED = [
  { from: 'boards', to: ['engine', 'games.ts'], comment: 'boards get what may be done as data' },
  { from: 'index.ts', to: ['page', 'ui', 'i18n', 'boards'], comment: 'the API needs no DOM' },
];

/** A pattern of the top-level folders of the repository, which are not packages. */
const FOLDERS = '^(content|crate|extras|scripts|tests|www)/';

/** The modules outside an extra that the tests of an extra may import. */
const TEST_AIDS = [
  // Fixtures of the browser tests: open the built page and wait for its state.
  'tests/e2e/(fixture|held-route|idle-workers|play-steps|throttle|violations)\\.js',
  // Helpers of the command-line tests: run the program as a process, and check its refusals.
  'tests/unit/cli/(faulty-files|program|refusal)\\.ts',
  // Checks for missing tools on this machine, and a runner of Python programs.
  'tests/unit/(lacks|learn/run-python)\\.ts',
  // A sample scene of every board, and a parser that turns HTML and SVG into a tree.
  'tests/unit/(boards/scenes|markup-tree)\\.ts',
  // The Markdown converter that `npm run docs` passes to the pages of an extra.
  'scripts/pages/markdown\\.mjs',
];

/** The rules for imports of extras: sources may import the package by its name and their own files. */
const PUBLISHED = [
  {
    name: 'extra-sources',
    comment: 'an extra uses what is published: mexplorer, mexplorer/kit and its own files',
    from: { path: '^extras/([^/]+)/', pathNot: '^extras/[^/]+/tests/|\\.mjs$' },
    to: { path: FOLDERS, pathNot: '^extras/$1/' },
  },
  {
    name: 'extra-tests',
    comment: 'so do its tests, but for TEST_AIDS',
    from: { path: '^extras/([^/]+)/tests/', pathNot: '\\.mjs$' },
    to: { path: FOLDERS, pathNot: `^extras/$1/|^(${TEST_AIDS.join('|')})$` },
  },
  {
    name: 'extra-commands',
    comment: 'commands of an extra install and run tools as those of the kernel do',
    from: { path: '^extras/([^/]+)/.*\\.mjs$' },
    to: { path: FOLDERS, pathNot: '^extras/$1/|^scripts/(lib|setup)/' },
  },
];

/** @param {string[]} paths files and folders below www */
const pattern = (paths) =>
  `^www/(${paths.map((path) => (/\.[jt]s$/.test(path) ? `${path.replace(/\.[jt]s$/, '').replaceAll('.', '\\.')}\\.[jt]s$` : `${path}/`)).join('|')})`;

const all = LAYERS.flat();
const inner = all.filter((path) => path.includes('/'));

/**
 * Return the rule that forbids imports of higher layers, of other folders in the same layer and of other
 * features' inner folders. @param {string} path @param {number} layer
 */
function rule(path, layer) {
  const [outer] = path.split('/');
  const above = LAYERS.slice(0, layer + 1).flat();
  const elsewhere = inner.filter((other) => !other.startsWith(`${outer}/`));
  const own = inner.filter((other) => other.startsWith(`${path}/`));
  return {
    name: `layer-${path}`,
    severity: 'error',
    comment: 'imports run down the layers of www',
    from: { path: pattern([path]), ...(own.length ? { pathNot: pattern(own) } : {}) },
    // The path pattern of an outer folder also matches its inner folders, so `pathNot` allows the folder's
    // own files.
    to: {
      path: pattern([...above, ...elsewhere]),
      pathNot: pattern([path, ...LAYERS[layer].filter((other) => other.startsWith('extra'))]),
      // `extra.ts` may import types from higher layers, since the type of an extra's descriptor names them.
      ...(path === 'extra.ts' ? { dependencyTypesNot: ['type-only'] } : {}),
    },
  };
}

export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'lazy imports count as well',
      from: {},
      // Allow cycles that contain a type-only import: a compiled module does not import types.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'in-a-layer',
      severity: 'error',
      comment: 'every module of www belongs to a layer',
      from: { path: '^www/', pathNot: pattern(all) },
      to: {},
    },
    ...PUBLISHED.map((rule) => ({ severity: 'error', ...rule })),
    ...LAYERS.flatMap((paths, layer) => paths.map((path) => rule(path, layer))),
    ...EXCLUDED.map(({ from, to, comment }) => ({
      name: `excluded-${from}`,
      severity: 'error',
      comment,
      from: { path: pattern([from]) },
      // Allow imports of types, since positions and moves have the types that the core declares.
      to: { path: pattern(to), dependencyTypesNot: ['type-only'] },
    })),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^(dist|scripts|tests)/'] },
    // Skip `public`, which is copied unchanged, and `engine/wasm`, which the build of the core generates.
    exclude: { path: '^www/(public|engine/wasm)/' },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['browser', 'import', 'default'],
    },
  },
};
