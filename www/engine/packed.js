/** The worker as text and the binary as text, which the build writes: what needs no address. */
import binary from 'virtual:mexplorer-binary';
import source from 'virtual:mexplorer-worker';

/** @param {string} [base] @returns {import('./workers.js').Hand} */
export function packedWorker(base) {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return {
    worker: new Worker(address),
    source: packedSource(base),
    started: () => URL.revokeObjectURL(address),
  };
}

/** @param {string} [base] where the binary without vectors lies @returns {import('./core.js').Source} */
export function packedSource(base) {
  return { packed: binary, plain: base && new URL('mexplorer_bg.wasm', base).href };
}
