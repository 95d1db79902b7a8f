/** The policy `mexplorer`, for pages with `require-trusted-types-for 'script'`. */

/** A second policy of the same name is refused. @type {any} */
let policy;

/**
 * The address of a worker or script of our own, as such a page accepts it. Where the page's list of
 * policies does not name ours, the address stays as it is, and the page refuses it.
 * @param {string} address
 */
export function trustedScript(address) {
  const types = /** @type {any} */ (globalThis).trustedTypes;
  try {
    policy ??= types?.createPolicy('mexplorer', {
      createScriptURL: (/** @type {string} */ url) => url,
    });
  } catch {
    // The list does not name it.
  }
  return policy ? policy.createScriptURL(address) : address;
}
