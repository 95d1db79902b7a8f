/** The policy `mexplorer`, for pages with `require-trusted-types-for 'script'`. */

interface Policy {
  createScriptURL(address: string): string;
}

/** What TypeScript's DOM library does not have yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/** A second policy of the same name is refused. */
let policy: Policy | undefined;

/**
 * The address of a worker or script of our own, as such a page accepts it. Where the page's list of
 * policies does not name ours, the address stays as it is, and the page refuses it.
 */
export function trustedScript(address: string) {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    policy ??= trustedTypes?.createPolicy('mexplorer', { createScriptURL: (url) => url });
  } catch {
    // The list does not name it.
  }
  return policy ? policy.createScriptURL(address) : address;
}
