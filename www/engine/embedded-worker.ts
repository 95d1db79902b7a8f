import script from 'virtual:mexplorer-worker';
import { trustedScript } from './trusted-types.ts';

let address: string | undefined;

/** Start the worker from its text, without an address. The page's policy has to allow `blob:`. */
export function startEmbeddedWorker() {
  address ??= URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  return new Worker(trustedScript(address));
}
