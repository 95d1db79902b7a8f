/** Check that a core can load after workers have ended while their cores were loading slowly. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DIST } from '../../../scripts/lib/paths.mjs';

/** @typedef {import('../lab.js').Lab} Lab */

/** The number of frames, larger than the number of threads with which a browser compiles WebAssembly. */
const FRAMES = 10;

export const loading = [
  {
    name: 'workers that end while their core arrives leave the next one its own',
    async run(/** @type {Lab} */ lab) {
      const slow = await serveHalves();
      try {
        const page = await lab.open('', { script: '' });
        for (let n = 0; n < FRAMES; n++) {
          const half = once(slow.server, 'half', { signal: AbortSignal.timeout(30_000) });
          await page.run(ask, slow.address);
          await half;
          // Wait until the browser has read the first half of the binary.
          await pause(200);
          await page.run(() => document.querySelector('iframe')?.remove());
        }
        await page.run(ask, '');
        await page.until('a core answers', () => /** @type {any} */ (window).answered);
        assert.deepEqual(await page.wrong(), []);
      } finally {
        slow.server.closeAllConnections();
        slow.server.close();
      }
    },
  },
];

/**
 * Make a call in a frame, whose worker ends with the frame. This function runs in the page.
 * @param {string} base
 */
function ask(base) {
  const frame = document.createElement('iframe');
  frame.title = 'asks';
  frame.srcdoc = `<script type="module">
    import { analyze, configure } from './mexplorer.js';
    const base = '${base}';
    if (base) configure({ base });
    await analyze('nim', '1 2');
    parent.answered = true;
  </script>`;
  document.body.append(frame);
}

/** Start a server that sends the first half of each binary, emits `half`, and never sends the rest. */
async function serveHalves() {
  const server = createServer(({ url }, response) => {
    const file = join(DIST, 'wasm', basename(String(url).split('?')[0]));
    const { size } = statSync(file);
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'application/wasm',
      'Content-Length': size,
    });
    const body = createReadStream(file, { end: size >> 1 });
    body.once('end', () => server.emit('half')).pipe(response, { end: false });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { server, address: `http://127.0.0.1:${port}/` };
}
