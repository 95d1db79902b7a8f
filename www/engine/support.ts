/** What the core needs of a browser and of the policy of its page (Content-Security-Policy). */

/** A module with nothing in it. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/** A module of one function, () -> v128, that splats a byte and counts its bits. */
const SIMD = new Uint8Array([
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
]);

/** Whether the browser lacks something: Chrome 103, Firefox 113 and Safari 16.4 have it all. */
export const isUnsupported = () =>
  typeof WebAssembly !== 'object' ||
  !WebAssembly.validate(SIMD) ||
  typeof DecompressionStream !== 'function';

/** Whether WebAssembly is there, and may not be used: `script-src` lacks `'wasm-unsafe-eval'`. */
export function forbidsWasm() {
  if (typeof WebAssembly !== 'object') return false;
  try {
    // WebKit compiles all the same, and refuses to make an instance.
    return !new WebAssembly.Instance(new WebAssembly.Module(EMPTY));
  } catch {
    return true;
  }
}
