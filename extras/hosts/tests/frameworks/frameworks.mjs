/**
 * Build a sample app with each bundler from the packed package. Each sample follows the bundler's own guide
 * and has no settings for this package.
 */
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const HERE = fileURLToPath(new URL('.', import.meta.url));

/**
 * @typedef {object} Framework
 * @property {string} name
 * @property {boolean} follows whether it brings the binary along as a file; if not, the text serves
 * @property {string} [shows] where the page says the position, beside the board
 * @property {string} [query] of the page's address
 * @property {(given: Given) => Promise<unknown>} build
 *
 * @typedef {{ out: string, log: string, tools: import('../parts.mjs').Tools }} Given `out`: the folder to write into
 */

/**
 * Run a command of one of the installed packages. @param {string} script @param {Given} given @param
 * {...string} args
 */
const tool = (script, { log, tools }, ...args) =>
  tools.run(process.execPath, [join(HERE, 'node_modules', script), ...args], {
    cwd: HERE,
    log,
    env: { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', PARCEL_WORKERS: '2' },
  });

/** @param {string} out */
function pageInto(out) {
  mkdirSync(out, { recursive: true });
  copyFileSync(join(HERE, 'plain', 'index.html'), join(out, 'index.html'));
}

/** @param {string} app */
const vite = (app) => (/** @type {Given} */ given) =>
  tool(
    'vite/bin/vite.js',
    given,
    ...['build', app, '--base', './', '--outDir', given.out, '--emptyOutDir'],
  );

/**
 * Build notes that React renders on a server and hydrates in the browser. Development mode is used, in which
 * React reports differences.
 * @param {Given} given
 */
async function onServer({ out, tools }) {
  const { build } = await bundler('esbuild');
  const app = join(HERE, 'react-ssr');
  // Write the server's script within `node_modules`, so that its imports of packages resolve.
  const server = join(HERE, 'node_modules', '.mexplorer', 'server.mjs');
  const both = {
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    jsxDev: true,
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  };
  const main = join(app, 'main.tsx');
  await build({ ...both, entryPoints: [main], splitting: true, outdir: out });
  const node = { platform: 'node', packages: 'external', outfile: server };
  await build({ ...both, ...node, entryPoints: [join(app, 'server.tsx')] });
  const env = { NODE_ENV: 'development' };
  const { code, stdout, stderr } = await tools.capture(process.execPath, [server], {
    cwd: HERE,
    env,
  });
  if (code || stderr || !stdout.includes('<mex-game')) throw new Error(stdout + stderr);
  const page = readFileSync(join(app, 'index.html'), 'utf8');
  writeFileSync(
    join(out, 'index.html'),
    page.replace('<!--notes-->', () => stdout),
  );
}

/** @param {Given} given */
async function next({ out, log, tools }) {
  const app = join(HERE, 'next');
  // Next.js builds only in its own folder, so clean the folder afterwards.
  const clean = () => {
    for (const name of ['.next', 'out', 'next-env.d.ts']) {
      rmSync(join(app, name), { recursive: true, force: true });
    }
  };
  clean();
  try {
    await tools.run(
      process.execPath,
      [join(HERE, 'node_modules/next/dist/bin/next'), 'build', app],
      {
        cwd: app,
        log,
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      },
    );
    cpSync(join(app, 'out'), out, { recursive: true });
  } finally {
    clean();
  }
}

/** Import a bundler that is installed only in the folder of these samples. @param {string} name */
const bundler = (name) => import(import.meta.resolve(name));

/** @type {Framework[]} */
export const frameworks = [
  { name: 'Vite', follows: true, build: vite('plain') },
  { name: 'React 19', follows: true, shows: 'output', build: vite('react') },
  { name: 'React 19 from a server', follows: false, shows: 'output', build: onServer },
  {
    name: 'React 19 from a server, after the widgets',
    follows: false,
    shows: 'output',
    query: '?late',
    build: onServer,
  },
  { name: 'Next', follows: true, shows: 'output', build: next },
  { name: 'Vue 3', follows: true, shows: 'output', build: vite('vue') },
  {
    name: 'webpack 5',
    follows: true,
    build: async ({ out }) => {
      pageInto(out);
      const { default: webpack } = await bundler('webpack');
      const entry = { main: join(HERE, 'plain', 'main.js') };
      const output = { path: out, filename: '[name].js' };
      /** @type {any} */
      const stats = await new Promise((done, fail) =>
        webpack(
          // Disable warnings about the size of the core's binary.
          { mode: 'production', context: HERE, entry, output, performance: { hints: false } },
          (/** @type {Error | null} */ error, /** @type {any} */ found) =>
            error ? fail(error) : done(found),
        ),
      );
      const said = stats.toString({ all: false, errors: true, warnings: true });
      if (said) throw new Error(said);
    },
  },
  {
    name: 'Rollup',
    follows: false,
    build: async ({ out }) => {
      pageInto(out);
      const [{ rollup }, { default: nodeResolve }] = await Promise.all([
        bundler('rollup'),
        bundler('@rollup/plugin-node-resolve'),
      ]);
      const bundle = await rollup({
        input: join(HERE, 'plain', 'main.js'),
        plugins: [nodeResolve()],
        onwarn: (/** @type {Error} */ warning) => {
          throw new Error(warning.message);
        },
      });
      await bundle.write({ dir: out, format: 'es' });
    },
  },
  {
    name: 'esbuild',
    follows: false,
    build: async ({ out }) => {
      pageInto(out);
      const { build } = await bundler('esbuild');
      const { warnings } = await build({
        entryPoints: [join(HERE, 'plain', 'main.js')],
        bundle: true,
        format: 'esm',
        splitting: true,
        minify: true,
        outdir: out,
        logLevel: 'silent',
      });
      if (warnings.length) throw new Error(JSON.stringify(warnings));
    },
  },
  {
    name: 'esbuild, one script',
    follows: false,
    build: async ({ out }) => {
      pageInto(out);
      const { build } = await bundler('esbuild');
      await build({
        entryPoints: [join(HERE, 'plain', 'main.js')],
        bundle: true,
        format: 'iife',
        outdir: out,
        // Silence a warning of esbuild: import.meta is empty in a classic script, and the package handles
        // this case.
        logOverride: { 'empty-import-meta': 'silent' },
        logLevel: 'silent',
      });
    },
  },
  {
    name: 'Parcel',
    follows: true,
    build: (given) =>
      tool(
        'parcel/lib/bin.js',
        given,
        ...['build', 'plain/index.html', '--dist-dir', given.out, '--public-url', './'],
        ...['--cache-dir', join(given.out, '..', 'parcel-cache'), '--no-source-maps'],
      ),
  },
  {
    name: 'Astro',
    follows: true,
    build: (given) =>
      tool('astro/astro.js', given, 'build', '--root', join(HERE, 'astro'), '--outDir', given.out),
  },
  {
    name: 'VitePress',
    follows: true,
    build: (given) =>
      tool(
        'vitepress/bin/vitepress.js',
        given,
        'build',
        join(HERE, 'vitepress'),
        '--outDir',
        given.out,
      ),
  },
];
