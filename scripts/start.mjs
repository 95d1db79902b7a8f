/** `npm start`: set-up, build, serve; prints the address. */
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { DIST, which } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { serve } from './lib/server.mjs';
import { setup } from './setup.mjs';

await main(async () => {
  await build(await setup());
  const { address, close } = await serve(DIST, { port: Number(process.env.PORT ?? 0) });
  console.log(`\n  Mexplorer is at  ${address}\n  Ctrl-C ends it.\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => close().then(() => process.exit(0)));
  }
  openBrowser(address);
});

/** Only where somebody sits in front of it. @param {string} address */
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
