/** Takes the place of ../engine/workers.js in scripts that are one file: what starts the core is in them. */
import { packedSource, packedWorker } from '../engine/packed.js';
import { folder } from './script.js';

/** Where the binary without vectors lies if the script was installed with its neighbours. */
const wasm = folder && /^https?:/.test(folder) ? new URL('wasm/', folder).href : undefined;

/** @type {typeof import('../engine/workers.js').ways} */
export const ways = [(base) => packedWorker(base ?? wasm)];

export const spare = async () => packedSource(wasm);

export { missing } from '../engine/packed.js';
