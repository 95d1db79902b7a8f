/** The Trusted Types policy `mexplorer`, for pages with `require-trusted-types-for 'script'`. */

interface Policy {
  createScriptURL(address: string): string;
}

/** The part of the Trusted Types API that is called, which TypeScript's DOM library does not declare yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/** The policy, created once, since a second policy of the same name is refused. */
let policy: Policy | undefined;

/**
 * Return the address of a worker or script of Mexplorer in the form that a page with Trusted Types accepts.
 * If the page does not allow the policy `mexplorer`, return the address unchanged, which such a page refuses.
 */
export function trustedScript(address: string) {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  try {
    policy ??= trustedTypes?.createPolicy('mexplorer', { createScriptURL: (url) => url });
  } catch {
    // The page does not allow the policy.
  }
  return policy ? policy.createScriptURL(address) : address;
}
