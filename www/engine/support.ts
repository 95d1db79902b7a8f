/** Check the features that the core needs of a browser and of the page's Content-Security-Policy. */

/** The bytes of an empty WebAssembly module. */
const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

/**
 * The bytes of a WebAssembly module with one function, () -> v128, that splats a byte and counts its bits.
 */
const SIMD = new Uint8Array([
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
]);

/**
 * Return whether the browser lacks a required feature: Chrome 103, Firefox 113 and Safari 16.4 have all
 * features.
 */
export const isUnsupported = () =>
  typeof WebAssembly !== 'object' ||
  !WebAssembly.validate(SIMD) ||
  typeof DecompressionStream !== 'function';

/**
 * Return whether the browser has WebAssembly but the page's policy forbids it: `script-src` lacks
 * `'wasm-unsafe-eval'`.
 */
export function forbidsWasm() {
  if (typeof WebAssembly !== 'object') return false;
  try {
    // Make an instance too, since WebKit compiles a forbidden module and only refuses the instance.
    return !new WebAssembly.Instance(new WebAssembly.Module(EMPTY));
  } catch {
    return true;
  }
}
