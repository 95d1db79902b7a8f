/** Takes the place of ../engine/workers.js in scripts that are one file: all is in the script. */
import { packedSource, packedWorker } from '../engine/packed.js';

/**
 * The folder of the script, where the binary without vectors lies if the script was installed
 * with its neighbours. A script tag knows only while it runs.
 */
const script = globalThis.document?.currentScript;
const folder =
  script instanceof HTMLScriptElement && /^https?:/.test(script.src)
    ? new URL('wasm/', script.src).href
    : undefined;

/** @type {typeof import('../engine/workers.js').ways} */
export const ways = [(base) => packedWorker(base ?? folder)];

export const spare = async () => packedSource(folder);
