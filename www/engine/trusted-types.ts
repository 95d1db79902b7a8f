/** The policy `mexplorer`, for pages with `require-trusted-types-for 'script'`. */

/** A second policy of the same name is refused. */
let policy: any;

/**
 * The address of a worker or script of our own, as such a page accepts it. Where the page's list of
 * policies does not name ours, the address stays as it is, and the page refuses it.
 */
export function trustedScript(address: string) {
  const types = (globalThis as any).trustedTypes;
  try {
    policy ??= types?.createPolicy('mexplorer', {
      createScriptURL: (url: string) => url,
    });
  } catch {
    // The list does not name it.
  }
  return policy ? policy.createScriptURL(address) : address;
}
