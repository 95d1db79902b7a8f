/** The worker as text and the binary as text, which the build writes: what needs no address. */
import binary from 'virtual:mexplorer-binary';
import source from 'virtual:mexplorer-worker';

/** A second policy of the same name is refused. @type {any} */
let policy;
/** Addresses of our own text. @type {Set<string>} */
const made = new Set();

/**
 * Where a page asks for Trusted Types, the address of a worker has to be vouched for: this one was made
 * from our own text. A page that does not let us vouch for anything has the engine on its own thread.
 * @param {string} address
 */
function vouchedFor(address) {
  const types = /** @type {any} */ (globalThis).trustedTypes;
  try {
    policy ??= types?.createPolicy('mexplorer', {
      createScriptURL: (/** @type {string} */ url) => (made.has(url) ? url : null),
    });
  } catch {
    // The page's list of policies does not name ours.
  }
  made.add(address);
  return policy ? policy.createScriptURL(address) : address;
}

/** @param {string} [base] @returns {import('./workers.js').Hand} */
export function packedWorker(base) {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return {
    worker: new Worker(vouchedFor(address)),
    source: packedSource(base),
    started: () => {
      made.delete(address);
      URL.revokeObjectURL(address);
    },
  };
}

/** @param {string} [base] where the binary without vectors lies @returns {import('./core.js').Source} */
export function packedSource(base) {
  return { packed: binary, plain: base && new URL('mexplorer_bg.wasm', base).href };
}
