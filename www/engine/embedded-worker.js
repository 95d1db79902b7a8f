import script from 'virtual:mexplorer-worker';
import { trustedScript } from './trusted-types.js';

/** @type {string | undefined} */
let address;

/** Starts the worker from its text, which needs no address. The page's policy has to allow `blob:`. */
export function startEmbeddedWorker() {
  address ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  return new Worker(trustedScript(address));
}
