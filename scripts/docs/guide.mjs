/** `npm run docs -- guide`: writes the generated parts of docs. */
import { buildWasm } from '../build/wasm.mjs';
import { setup } from '../setup.mjs';

export async function writeGuide() {
  const { wasm } = await setup();
  await buildWasm(wasm);
  // Import it after set-up: it needs packages, and the words need the core's list of games.
  await import('../lib/typescript.mjs');
  const { writeDocs } = await import('../pages/docs.mjs');
  console.log(`Wrote ${(await writeDocs()).join(', ')}`);
}
