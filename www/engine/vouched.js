/** Addresses of scripts of our own, for pages that ask for Trusted Types. */

/** A second policy of the same name is refused. @type {any} */
let policy;
/** @type {Set<string>} */
const ours = new Set();

/**
 * Where a page asks for Trusted Types, the address of a worker or a script has to be vouched for. A page
 * that does not let us vouch for anything is left to refuse it.
 * @param {string} address
 */
export function vouchedFor(address) {
  const types = /** @type {any} */ (globalThis).trustedTypes;
  try {
    policy ??= types?.createPolicy('mexplorer', {
      createScriptURL: (/** @type {string} */ url) => (ours.has(url) ? url : null),
    });
  } catch {
    // The page's list of policies does not name ours.
  }
  ours.add(address);
  return policy ? policy.createScriptURL(address) : address;
}

/** It is not ours any more. @param {string} address */
export const forget = (address) => void ours.delete(address);
