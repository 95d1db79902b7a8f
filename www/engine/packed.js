/** The worker as text and the binary as text, which the build writes: what needs no address. */
import source from 'virtual:mexplorer-worker';
import { carried } from './carried.js';
import { forget, vouchedFor } from './vouched.js';

/** @param {string} [base] @returns {import('./workers.js').Hand} */
export function packedWorker(base) {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return {
    worker: new Worker(vouchedFor(address)),
    source: packedSource(base),
    started: () => {
      forget(address);
      URL.revokeObjectURL(address);
    },
  };
}

/** @param {string} [base] where the binary without vectors lies @returns {import('./core.js').Source} */
export function packedSource(base) {
  return { ...carried, plain: base && new URL('mexplorer_bg.wasm', base).href };
}

export { missing } from './carried.js';
