/**
 * Where the binaries lie: in the folder `wasm` beside this module. The addresses stand as bundlers
 * look for them, so that an app that is bundled brings its binaries along by itself.
 * @param {import('./core.js').Build} build
 */
export function binaryUrl(build) {
  if (build === 'small') return new URL('./wasm/mexplorer_small.wasm', import.meta.url);
  return build === 'simd'
    ? new URL('./wasm/mexplorer_simd.wasm', import.meta.url)
    : new URL('./wasm/mexplorer_bg.wasm', import.meta.url);
}
