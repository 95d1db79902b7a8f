/** The page's entry point: starts the core in its worker while the elements load. */
import { describe } from './engine/api.ts';
import { small } from './engine/wasm/small.js';
import { pause } from './ui/element/pause.ts';
import { prepare } from './ui/host-page/prepare.ts';

// Start loading the core, in the build that contains the link's game. Ignore a failure: later calls of the
// core report it.
const game = new URLSearchParams(location.hash.split('?')[1]).get('game');
describe(game ?? small.games[0], '0').catch(() => {});

/** The maximum time in milliseconds for which the scripts wait for the first paint. */
const UNPAINTED = 2000;

/** Wait until the browser has painted the content of the HTML file, which long scripts would delay. */
async function firstPaint() {
  const paint = new Promise<void>((go) =>
    new PerformanceObserver(() => go()).observe({ type: 'paint', buffered: true }),
  );
  await Promise.race([paint, pause(UNPAINTED)]);
}

/**
 * Evaluate the modules of all elements, then those of the board, then those of the page, and draw the page, each in a
 * task of its own, so that a slow phone can react in between. The files are loaded at once, by the preloads of
 * index.html.
 */
async function start() {
  await firstPaint();
  prepare(document);
  await pause();
  const { fetchWords, langOf } = await import('./i18n/languages.ts');
  // Read the translated texts, which the elements would request only later.
  fetchWords(langOf(document.documentElement.lang))?.catch(() => {});
  await pause();
  await import('./boards/scene-board.ts');
  await pause();
  await (await import('./page/mex-app.ts')).show();
}

start().catch(() => document.documentElement.classList.add('failed'));
