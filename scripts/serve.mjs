/**
 * The command `node scripts/serve.mjs [--port N] [folder]`, which serves a folder over HTTP; dist/ by
 * default.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DIST } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { serve } from './lib/server.mjs';

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string', default: '0' } },
    allowPositionals: true,
  });
  const { address } = await serve(resolve(positionals[0] ?? DIST), {
    port: Number(values.port),
    cors: true,
  });
  console.log(address);
});
