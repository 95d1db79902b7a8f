/**
 * `npm test -- hosts`: build the sample page of each integration with the real tool, play on its board in
 * Chromium, and take a screenshot. Missing tools are installed below .tools/integrations. `npm test -- hosts
 * -- sphinx` runs the integrations whose names begin with this word. Needs `npm run build`.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, integrations } from './integrations.mjs';
import { setupIntegrations } from './set-up.mjs';

const SAMPLES = join(import.meta.dirname, '..', '..');
const SCRIPTS = ['mexplorer-standalone.js', 'mexplorer-core.js'];

/**
 * Run a program and resolve to its output.
 * @type {import('./integrations.mjs').Tools['run']}
 */
function call(command, args, { cwd, input, env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    let [out, wrong] = ['', ''];
    child.stdout.on('data', (data) => (out += data));
    child.stderr.on('data', (data) => (wrong += data));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code) reject(new Error(`${command} ${args.join(' ')}\n${out}${wrong}`));
      else resolve(out);
    });
    child.stdin.end(input ?? '');
  });
}

/**
 * Open the built page from its file, offline, and play on every board.
 * @param {import('@playwright/test').Browser} chrome
 * @param {string} file @param {string} picture @param {number} boards
 */
async function play(chrome, file, picture, boards) {
  const page = await chrome.newPage({ viewport: { width: 1280, height: 900 } });
  /** @type {string[]} */
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    const address = request.url();
    // Report requests to a server for files of Mexplorer. A theme may request fonts and formulas.
    if (/mex/.test(address) && /^https?:/.test(address)) wrong.push(`asked for ${address}`);
  });
  try {
    await page.goto(`file://${file}`, { waitUntil: 'domcontentloaded' });
    const games = page.locator('mex-game');
    await games.first().waitFor({ state: 'attached' });
    await page.waitForFunction(
      (count) => globalThis.document.querySelectorAll('mex-game').length === count,
      boards,
    );
    const game = games.first();
    await game.scrollIntoViewIfNeeded();
    await game.evaluate(
      (/** @type {any} */ element) =>
        new Promise((done) => {
          const go = () => (element.open ? element.move('2-3').then(done) : setTimeout(go, 50));
          go();
        }),
    );
    // Wait for the computer's reply.
    await page.waitForFunction(
      () => {
        const first = /** @type {any} */ (globalThis.document.querySelector('mex-game'));
        return first.open && first.current !== '3 5 7' && first.current !== '3 2 7';
      },
      undefined,
      { timeout: 30_000 },
    );
    await page.screenshot({ path: picture });
    // Test tables too, since they load a further script from the folder of the first script.
    const tables = page.locator('mex-table');
    if (await tables.count()) {
      await tables.first().scrollIntoViewIfNeeded();
      await tables.first().locator('[part~="table"]').first().waitFor({ timeout: 30_000 });
    }
  } finally {
    await page.close();
  }
  if (wrong.length) throw new Error(wrong.join('\n'));
}

/** @param {import('../parts.mjs').Given} given `rest`: how the names of the chosen tools begin; none for all */
export async function testIntegrations({ rest: wanted, results, chrome, tools: kernel }) {
  const { DIST, ROOT, SetupError, lane, launch } = kernel;
  const OUT = join(ROOT, 'test-results', 'integrations');
  const chosen = integrations.filter(
    ({ name }) => !wanted.length || wanted.some((word) => name.startsWith(word)),
  );
  if (!chosen.length) return;
  for (const name of [...SCRIPTS, 'cli.js']) {
    if (!existsSync(join(DIST, name))) throw new SetupError('First run "npm run build".');
  }
  const installed = await setupIntegrations(kernel);
  const browser = await launch(chrome, ['--allow-file-access-from-files']);
  const tools = {
    ...installed,
    cli: [process.execPath, join(DIST, 'cli.js')],
    run: call,
  };
  rmSync(OUT, { recursive: true, force: true });
  try {
    const steps = chosen.map(({ name, build, boards }) => ({
      name,
      work: async () => {
        const folder = folderOf(name);
        const work = join(OUT, folder);
        mkdirSync(OUT, { recursive: true });
        cpSync(join(SAMPLES, folder), work, { recursive: true });
        for (const script of SCRIPTS) copyFileSync(join(DIST, script), join(work, script));
        const page = await build(work, tools);
        await play(browser, join(work, page), join(OUT, `${folder}.png`), boards);
        return '';
      },
    }));
    await lane(steps, results);
  } finally {
    await browser.close();
  }
}
