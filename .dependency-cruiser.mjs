/**
 * Layers of www, of which most are features: a module imports from its own folder and from layers below it. Folders in one layer
 * do not import each other, so that each feature can be changed or removed by itself. An extra imports what is published.
 * `npm test` checks every import, lazy ones and types included.
 */

/** From top to bottom. A folder within another one serves that one alone. */
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

/** Lower layers that a folder must not import, and why. */
const EXCLUDED = [
  { from: 'boards', to: ['engine', 'games.ts'], comment: 'boards get what may be done as data' },
  { from: 'index.ts', to: ['page', 'ui', 'i18n', 'boards'], comment: 'the API needs no DOM' },
];

/** The folders of the project that are no package. */
const FOLDERS = '^(content|crate|extras|scripts|tests|www)/';

/** What tests of extras share with those of the kernel. */
const TEST_AIDS = [
  // The page of the build, and how to wait in it.
  'tests/e2e/(fixture|held-route|idle-workers|play-steps|throttle|violations)\\.js',
  // The command line as a process, and what it refuses.
  'tests/unit/cli/(faulty-files|program|refusal)\\.ts',
  // Tools of this machine, and programs in Python.
  'tests/unit/(lacks|learn/run-python)\\.ts',
  // Every board as a scene, which each renderer must draw; HTML and SVG as a tree.
  'tests/unit/(boards/scenes|markup-tree)\\.ts',
  // Markdown, as `npm run docs` hands it to the pages of an extra.
  'scripts/pages/markdown\\.mjs',
];

/** What an extra imports: the package by its name, and its own files. */
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

/** What a file or folder must not import, by the layers. @param {string} path @param {number} layer */
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
    // By its path a folder within another one belongs to both.
    to: {
      path: pattern([...above, ...elsewhere]),
      pathNot: pattern([path, ...LAYERS[layer].filter((other) => other.startsWith('extra'))]),
      // The type of a descriptor names what stands above.
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
      // A type that is imported is gone at run time.
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
      // The types of positions and moves are those of the core.
      to: { path: pattern(to), dependencyTypesNot: ['type-only'] },
    })),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^(dist|scripts|tests)/'] },
    // Copied as it is, and made by the build of the core.
    exclude: { path: '^www/(public|engine/wasm)/' },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['browser', 'import', 'default'],
    },
  },
};
