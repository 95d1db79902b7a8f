/** What the policy of a page (Content-Security-Policy) forbids. */

/** A module with nothing in it. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** Whether WebAssembly is there, and may not be used: `script-src` says no `'wasm-unsafe-eval'`. */
export function forbidsWasm() {
  if (typeof WebAssembly !== 'object') return false;
  try {
    // WebKit compiles all the same, and refuses to make an instance.
    return !new WebAssembly.Instance(new WebAssembly.Module(EMPTY));
  } catch {
    return true;
  }
}
