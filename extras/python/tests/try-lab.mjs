/**
 * Test the Python package in JupyterLab: a move on the board reaches Python, and a move in Python reaches the
 * board.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { environment } from '../../../scripts/lib/run.mjs';

const CELLS = [
  "from mexplorer import Game\ngame = Game('nim', '3 5 7', players=2)\ngame",
  "print('current', game.current, game.moves)",
  "game.moves = ''\ngame.position = '1 1'",
];

/**
 * @param {string} bin the folder of the environment's programs
 * @param {string} out
 * @param {import('@playwright/test').Browser} chrome
 */
export async function tryLab(bin, out, chrome) {
  mkdirSync(out, { recursive: true });
  const cells = CELLS.map((source, i) => ({
    cell_type: 'code',
    id: `cell-${i}`,
    source,
    metadata: {},
    outputs: [],
    execution_count: null,
  }));
  const kernelspec = { name: 'python3', display_name: 'Python 3', language: 'python' };
  const notebook = { nbformat: 4, nbformat_minor: 5, metadata: { kernelspec }, cells };
  writeFileSync(join(out, 'notes.ipynb'), JSON.stringify(notebook));
  const port = await freePort();
  const flags = [
    ...['--no-browser', '--allow-root', `--ServerApp.port=${port}`, `--ServerApp.root_dir=${out}`],
    ...['--ServerApp.port_retries=0', '--IdentityProvider.token=', '--ServerApp.password='],
  ];
  const server = spawn(join(bin, 'jupyter-lab'), flags, {
    cwd: out,
    // Leave no files in the user's own folders.
    env: environment({ JUPYTER_CONFIG_DIR: out, JUPYTER_DATA_DIR: out, IPYTHONDIR: out }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (data) => (said += data));
  const page = await chrome.newPage();
  try {
    await answering(`http://127.0.0.1:${port}/api`);
    await page.goto(`http://127.0.0.1:${port}/lab/tree/notes.ipynb?reset`);
    const cell = (/** @type {number} */ i) => page.locator('.jp-CodeCell').nth(i);
    /** Run a cell and move to the next. @param {number} i */
    const run = async (i) => {
      await cell(i).locator('.cm-content').click();
      await page.keyboard.press('Shift+Enter');
    };
    await cell(0).waitFor({ timeout: 60_000 });
    const idle = page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]');
    await idle.waitFor({ timeout: 60_000 });
    // A cell that is started before its kernel is connected is not executed, even if the indicator shows an
    // idle kernel. Repeat until the prompt of the cell shows that the cell was executed.
    const prompt = cell(0)
      .locator('.jp-InputPrompt')
      .filter({ hasText: /\[[\d*]+\]/ });
    const isRun = () =>
      prompt.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
    for (let tries = 0; tries < 12; tries++) {
      await run(0);
      if (await isRun()) break;
    }
    const board = page.locator('.jp-OutputArea mex-game');
    await board.getByRole('button').first().waitFor({ timeout: 60_000 });
    await board.evaluate(
      (/** @type {any} */ element) =>
        new Promise((done) => {
          element.addEventListener('mex-move', done, { once: true });
          const played = (/** @type {boolean} */ ok) => ok || setTimeout(go, 50);
          const go = () => element.move('2-5').then(played);
          go();
        }),
    );
    await run(1);
    await cell(1).getByText('current 3 0 7 2-5').waitFor();
    await run(2);
    await page.locator('.jp-OutputArea mex-game[position="1 1"]').waitFor();
    await page.screenshot({ path: join(out, 'lab.png') });
  } catch (error) {
    await page.screenshot({ path: join(out, 'lab.png') }).catch(() => {});
    throw new Error(`${error.message}\n${said.split('\n').slice(-15).join('\n')}`, {
      cause: error,
    });
  } finally {
    await page.close();
    server.kill('SIGTERM');
  }
  return 'a move on the board reached Python, and a position from there the board';
}

/** @param {string} address */
async function answering(address) {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      if ((await fetch(address)).ok) return;
    } catch {
      // The server does not answer yet.
    }
    if (Date.now() > end) throw new Error(`${address} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
