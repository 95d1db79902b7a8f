/**
 * The command `npm test`, which runs the parts `rust`, `unit` and `e2e`. `npm test -- PART…` runs the named
 * parts. Further parts are `detach`, `long`, `engines`, and the parts of extensions: `hosts`, `python`,
 * `formal`. These need the build made by the standard parts. Arguments after a second `--` are passed to the
 * tool of the part: `npm test -- e2e -- --grep nim`, `npm test -- engines -- webkit`, `npm test -- hosts --
 * vite sphinx`, `npm test -- python -- -k sweep`.
 */
import { join } from 'node:path';
import { buildSite } from './build.mjs';
import { readArguments } from './lib/arguments.mjs';
import { ofExtras } from './lib/extras.mjs';
import { longFiles } from './lib/long-files.mjs';
import { LOGS, ROOT, TOOLS, rustFiles } from './lib/paths.mjs';
import { SetupError, capture, main } from './lib/run.mjs';
import { lane, sinceBegan, stage, summary } from './lib/steps.mjs';
import { buildWasm, wasmEnv } from './build/wasm.mjs';
import { webdriverConfig } from './setup/browser.mjs';
import { setup } from './setup.mjs';

/** @typedef {import('./lib/steps.mjs').Step} Step */

const USUAL = ['rust', 'unit', 'e2e'];
/**
 * The number of parts into which continuous integration divides the long tests. `LAST_LONG` is the time in
 * milliseconds after which no further part is started.
 */
const LONG_PARTS = 10;
const LAST_LONG = 45 * 60_000;
/** The parts of `npm test` that extensions add. @type {import('./lib/extras.mjs').Part[]} */
const extraParts = (await ofExtras('tests/parts.mjs')).flat();
const PARTS = [...USUAL, 'detach', 'long', 'engines', ...extraParts.map(({ name }) => name)];

await main(async () => {
  const { parts: asked, rest } = readArguments({ name: 'npm test', parts: PARTS });
  const parts = asked.length ? asked : USUAL;
  const has = (/** @type {string} */ part) => parts.includes(part);
  const start = performance.now();
  const ready = await setup({
    browser: parts.some((part) => !['unit', 'formal'].includes(part)),
    engines: has('engines'),
    runner: has('rust'),
  });

  /** @type {import('./lib/steps.mjs').Result[]} */
  const results = [];
  await Promise.all([
    has('unit') ? lane(quickSteps(), results) : null,
    has('rust') ? lane(rustSteps(), results) : null,
    has('unit') || has('e2e') ? lane(buildSteps(ready), results) : null,
  ]);
  // Run both in parallel: during the two minutes of the unit tests, the compiler of the WebAssembly tests
  // uses another processor.
  await Promise.all([
    has('unit') ? lane(unitSteps(), results) : null,
    has('rust') ? lane(wasmSteps(ready), results) : null,
  ]);
  // Run the browser tests last and alone, since compilers would disturb tests of timing.
  if (has('e2e')) await lane(e2eSteps('short', rest), results);
  if (has('engines')) {
    const { testEngines } = await import('./test/engines.mjs');
    await stage('three browsers', () => testEngines(rest, ready.missing), results);
  }
  const { tools } = await import('./test/tools.mjs');
  const detach = async () => {
    const { testDetached } = await import('./test/detach.mjs');
    await stage('the kernel without its extras', testDetached, results);
  };
  await byTwo([
    ...extraParts
      .filter(({ name }) => has(name))
      .map(
        ({ run }) =>
          () =>
            run({ rest, results, chrome: ready.browser?.chrome, tools }),
      ),
    ...(has('detach') ? [detach] : []),
  ]);
  if (has('long')) {
    const isTimed = Boolean(process.env.CI) && !rest.length;
    await (isTimed ? longInTime(results) : lane(e2eSteps('long', rest), results));
  }
  if (!summary(results, performance.now() - start)) process.exitCode = 1;
});

/**
 * Run jobs in order, two at a time, since compilers and installers use one processor for most of their time.
 * @param {(() => Promise<unknown>)[]} works
 */
async function byTwo(works) {
  const rest = works[Symbol.iterator]();
  const one = async () => {
    for (const work of rest) await work();
  };
  await Promise.all([one(), one()]);
}

/**
 * Run the long tests in parts until the time of continuous integration is used up. Each commit begins with
 * another part, since a slow machine may not finish all parts.
 * @param {import('./lib/steps.mjs').Result[]} results
 */
async function longInTime(results) {
  const { stdout } = await capture('git', ['rev-list', '--count', 'HEAD']);
  const first = Number(stdout) || 0;
  const parts = Array.from({ length: LONG_PARTS }, (_, i) => ((first + i) % LONG_PARTS) + 1);
  let done = 0;
  for (const part of parts) {
    if (done && sinceBegan() > LAST_LONG) break;
    await lane(e2eSteps('long', [`--shard=${part}/${LONG_PARTS}`]), results);
    done++;
  }
  const left = parts.slice(done);
  console.log(`\nThe long tests: ${done} of ${LONG_PARTS} parts were run`);
  if (left.length)
    console.log(`!! NO TIME for the parts ${left.join(', ')}; later commits begin with these.`);
}

/** @returns {Step[]} */
function quickSteps() {
  const tool = (/** @type {string} */ path) => join(ROOT, 'node_modules', path);
  const node = (/** @type {string} */ name, /** @type {string[]} */ args) => ({
    name,
    command: process.execPath,
    args,
  });
  // Return options for caching, so that a file is checked only if its content or the tool's version has
  // changed.
  const cache = (/** @type {string} */ name) => [
    ...['--cache', '--cache-strategy', 'content'],
    ...['--cache-location', join(TOOLS, 'cache', name)],
  ];
  return [
    node('prettier', [tool('prettier/bin/prettier.cjs'), '--check', '.', ...cache('prettier')]),
    node('eslint', [tool('eslint/bin/eslint.js'), '--max-warnings', '0', '.', ...cache('eslint')]),
    // Check the layers of modules and import cycles by the rules in .dependency-cruiser.mjs.
    node('dependency-cruiser', [
      tool('dependency-cruiser/bin/dependency-cruise.mjs'),
      'www',
      'extras',
    ]),
    { name: 'long files', work: async () => longFiles() },
  ];
}

/** @returns {Step[]} */
function rustSteps() {
  const cargo = (/** @type {string} */ name, /** @type {string[]} */ args, env = {}) => ({
    name,
    command: 'cargo',
    args,
    env: { CARGO_TERM_COLOR: 'never', ...env },
  });
  return [
    // Call rustfmt directly: cargo fmt does not find the files that the macro with the list of games names.
    { name: 'rustfmt', command: 'rustfmt', args: ['--check', ...rustFiles()] },
    cargo('cargo clippy', ['clippy', '--quiet', '--all-targets', '--', '-D', 'warnings']),
    cargo('cargo doc', ['doc', '--quiet', '--no-deps'], { RUSTDOCFLAGS: '-D warnings' }),
    // Shorten the fuzz tests, since a minute of random tests would take half as long as all other tests of
    // the core.
    cargo('cargo test', ['test', '--quiet', '--no-fail-fast'], {
      MEX_FUZZ_SECONDS: process.env.MEX_FUZZ_SECONDS ?? '3',
    }),
  ];
}

/** @param {import('./setup.mjs').Ready} ready @returns {Step[]} */
function buildSteps({ wasm }) {
  const tsc = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
  return [
    {
      name: 'wasm build',
      work: async () => {
        const log = join(LOGS, 'wasm-build');
        await buildWasm(wasm, { log });
        return '';
      },
    },
    {
      // Run tsc after the WebAssembly build, which writes some of the types.
      name: 'tsc',
      command: process.execPath,
      args: [tsc],
    },
    {
      name: 'typedoc',
      command: process.execPath,
      args: [join(ROOT, 'scripts', 'docs.mjs'), 'pages', '--check'],
    },
    {
      name: 'site build',
      needs: 'wasm build',
      work: async () => {
        await buildSite();
        return '';
      },
    },
  ];
}

/** @returns {Step[]} */
function unitSteps() {
  return [
    {
      name: 'unit tests',
      needs: 'site build',
      command: process.execPath,
      args: [join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), 'run'],
    },
  ];
}

/** @param {import('./setup.mjs').Ready} ready @returns {Step[]} */
function wasmSteps({ wasm, browser }) {
  if (!browser) return [];
  const env = {
    ...wasmEnv(wasm),
    CARGO_TERM_COLOR: 'never',
    WASM_BINDGEN_TEST_WEBDRIVER_JSON: webdriverConfig(browser.chrome),
  };
  const name = 'wasm tests in Chromium';
  const test = ['--test', 'wasm'];
  if (!browser.driver) {
    throw new SetupError(
      'The core is tested through chromedriver: install it, then run this again.',
    );
  }
  return [
    {
      name,
      command: 'cargo',
      args: ['test', '--target', 'wasm32-unknown-unknown', ...test],
      env: {
        ...env,
        CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: 'wasm-bindgen-test-runner',
        // Disable optimisation, since the tests make only a few short calls, and the code compiles in half
        // the time.
        CARGO_PROFILE_DEV_OPT_LEVEL: '0',
        CARGO_PROFILE_DEV_DEBUG: '0',
        CHROMEDRIVER: browser.driver,
        WASM_BINDGEN_TEST_ONLY_WEB: '1',
      },
    },
  ];
}

/** @param {'short' | 'long'} project @param {string[]} args @returns {Step[]} */
function e2eSteps(project, args) {
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  return [
    {
      name: `end-to-end tests in Chromium${project === 'long' ? ', the long ones' : ''}`,
      needs: 'site build',
      command: process.execPath,
      args: [cli, 'test', `--project=${project}`, ...args],
      env: { FORCE_COLOR: '0' },
      live: true,
    },
  ];
}
