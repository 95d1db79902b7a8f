/**
 * Where the binaries lie: in the folder `wasm` beside this module. The addresses stand as bundlers
 * look for them, so that an app that is bundled brings its binary along by itself.
 * @param {boolean} vectors
 */
export function binaryUrl(vectors) {
  return vectors
    ? new URL('./wasm/mexplorer_simd.wasm', import.meta.url)
    : new URL('./wasm/mexplorer_bg.wasm', import.meta.url);
}
