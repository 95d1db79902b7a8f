/** The part `npm run docs -- guide`: write the generated sections of docs/. */
import { buildWasm } from '../build/wasm.mjs';
import { setup } from '../setup.mjs';

export async function writeGuide() {
  const { wasm } = await setup();
  await buildWasm(wasm);
  // Import modules after set-up: they need installed packages, and the texts need the core's list of games.
  await import('../lib/typescript.mjs');
  const { writeDocs } = await import('../pages/docs.mjs');
  console.log(`Wrote ${(await writeDocs()).join(', ')}`);
}
