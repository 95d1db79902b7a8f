/**
 * The command `npm start`: run set-up, build the page, serve it, and print its address as soon as a board can
 * be played. The rest of the site is built afterwards.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, buildPage } from './build.mjs';
import { readArguments } from './lib/arguments.mjs';
import { DIST, TOOLS, which } from './lib/paths.mjs';
import { endChildren, main, seconds } from './lib/run.mjs';
import { serve } from './lib/server.mjs';
import { setup } from './setup.mjs';

await main(async () => {
  readArguments({ name: 'npm start' });
  const page = join(TOOLS, 'page');
  const ready = await setup();
  await buildPage(ready, page);
  const folders = [page];
  const { address, close } = await serve(folders, { port: Number(process.env.PORT ?? 0) });
  const since = seconds(performance.now());
  console.log(`\n  Mexplorer is at  ${address}  after ${since}\n  Ctrl-C ends it.\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      endChildren();
      void close().then(() => process.exit(0));
    });
  }
  openBrowser(address);
  console.log('The optimised core, the lessons for paper and the scripts for other pages follow.');
  await build(ready);
  // Keep the folder of the first build, since a page that is already open may load further files from it.
  folders.unshift(DIST);
  console.log('All of the site is there: reload the page to have it.\n');
});

/** Open a browser if the session is interactive. @param {string} address */
function openBrowser(address) {
  if (process.env.CI || process.env.BROWSER === 'none' || !process.stdout.isTTY) return;
  const hasDisplay = process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY;
  const opener =
    process.platform === 'darwin' ? 'open' : hasDisplay && which('xdg-open') ? 'xdg-open' : null;
  if (!opener) return;
  spawn(opener, [address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
