/**
 * `npm test -- hosts`: test the packed package in the tools of its users. Each tool builds a small
 * app from the packed tarball, and the test plays on the app's board in Chromium. `npm test --
 * hosts -- vite parcel` runs the tools whose names begin with these words. Needs `npm run build`.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HERE, frameworks } from './frameworks.mjs';
import { installFrameworks } from './install.mjs';

/** @typedef {import('../parts.mjs').Tools} Tools */

/** @param {Tools} tools */
const outOf = ({ ROOT }) => join(ROOT, 'test-results', 'frameworks');

/** @param {import('../parts.mjs').Given} given `rest`: how the names of the chosen tools begin; none for all */
export async function testFrameworks({ rest, results, chrome: chromium, tools }) {
  const { DIST, SetupError, lane, launch } = tools;
  if (!existsSync(join(DIST, 'elements.js'))) throw new SetupError('First run "npm run build".');
  const wanted = rest.map((name) => name.toLowerCase());
  const chosen = frameworks.filter(
    ({ name }) => !wanted.length || wanted.some((word) => name.toLowerCase().startsWith(word)),
  );
  if (!chosen.length) return;
  await installFrameworks(HERE, tools);
  const chrome = await launch(chromium);
  try {
    await lane([{ name: 'the packed package', work: () => pack(tools) }], results);
    /** @type {Parameters<Tools['lane']>[0]} */
    const steps = chosen.map((framework) => ({
      name: framework.name,
      needs: 'the packed package',
      work: () => build(framework, chrome, tools),
    }));
    await lane([...(wanted.length ? [] : plainSteps(tools)), ...steps], results);
  } finally {
    await chrome.close();
  }
}

/** Pack the package, and install it in the folder of the samples. @param {Tools} tools */
async function pack(tools) {
  const { LOGS, run } = tools;
  const OUT = outOf(tools);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  await run('npm', ['pack', '--silent', '--pack-destination', OUT], {
    log: join(LOGS, 'npm-pack.log'),
  });
  const tarball = readdirSync(OUT).find((name) => name.endsWith('.tgz'));
  await run('tar', ['-xzf', join(OUT, String(tarball)), '-C', OUT]);
  const packed = join(OUT, 'package');
  for (const name of ['LICENSE-MIT', 'LICENSE-APACHE', 'dist/custom-elements.json']) {
    if (!existsSync(join(packed, name))) throw new Error(`${name} is not packed`);
  }
  const place = join(HERE, 'node_modules', 'mexplorer');
  rmSync(place, { recursive: true, force: true });
  cpSync(packed, place, { recursive: true });
  return '';
}

/** Return the checks that need no bundler. @param {Tools} tools @returns {Parameters<Tools['lane']>[0]} */
function plainSteps({ capture }) {
  const node = (/** @type {string} */ name, /** @type {string[]} */ ...args) => ({
    name,
    needs: 'the packed package',
    work: async () => {
      const { code, stdout, stderr } = await capture(process.execPath, args, { cwd: HERE });
      if (code) throw new Error(stdout + stderr);
      return stdout;
    },
  });
  const tsc = join(HERE, 'node_modules', 'typescript', 'bin', 'tsc');
  return [
    node('Node without a DOM', join(HERE, 'plain.node.mjs')),
    node('TypeScript, bundler', tsc, '--project', join(HERE, 'types', 'tsconfig.bundler.json')),
    node('TypeScript, nodenext', tsc, '--project', join(HERE, 'types', 'tsconfig.nodenext.json')),
  ];
}

/**
 * Build the sample of a framework, open it and play a move.
 * @param {import('./frameworks.mjs').Framework} framework
 * @param {import('@playwright/test').Browser} chrome
 * @param {Tools} tools
 */
async function build(framework, chrome, tools) {
  const { LOGS, serve } = tools;
  const OUT = outOf(tools);
  const slug = framework.name.toLowerCase().replace(/\W+/g, '-');
  const out = join(OUT, slug);
  await framework.build({ out, log: join(LOGS, `framework-${slug}.log`), tools });
  const server = await serve(out, { policy: null });
  const page = await chrome.newPage();
  /** @type {string[]} */
  const wrong = [];
  /** @type {string[]} */
  const files = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    // React reports hydration mismatches.
    if (/^Mexplorer:|hydrat|did ?n[o']t match/i.test(text)) wrong.push(text);
  });
  page.on('response', (response) => {
    if (response.ok()) files.push(new URL(response.url()).pathname);
  });
  try {
    await page.goto(`${server.address}${framework.query ?? ''}`);
    const game = page.locator('mex-game');
    await game.getByRole('button').first().waitFor();
    // Try the move again until the board accepts it: a board that is loading accepts no move.
    const to = await game.evaluate(
      (/** @type {any} */ element) =>
        new Promise((done) => {
          const heard = (/** @type {any} */ event) => done(event.detail.to);
          element.addEventListener('mex-move', heard, { once: true });
          const played = (/** @type {boolean} */ ok) => ok || setTimeout(go, 50);
          const go = () => element.move('2-3').then(played);
          go();
        }),
    );
    if (to !== '3 2 7') wrong.push(`the move led to ${to}`);
    if (framework.shows) await page.locator(framework.shows, { hasText: '3 2 7' }).waitFor();
    const place = await page.evaluate(async () => {
      const { analyze, where } = /** @type {any} */ (globalThis).mex;
      return [(await analyze('nim', '3 2 7')).outcome, await where()].join();
    });
    if (place !== 'N,worker') wrong.push(`it answered ${place}`);
    const binary = files.some((file) => file.endsWith('.wasm'));
    if (binary !== framework.follows) {
      wrong.push(framework.follows ? 'no file of the binary was fetched' : 'a binary was fetched');
    }
  } finally {
    await page.screenshot({ path: join(OUT, `${slug}.png`) }).catch(() => {});
    await page.close();
    await server.close();
  }
  if (wrong.length) throw new Error(wrong.join('\n'));
  return '';
}
