/**
 * Loads the WebAssembly core. Each call gives a fresh instance: after a panic the old one's
 * memory is not to be trusted, and its glue keeps module-level state, so a new copy of the
 * glue is imported under another query.
 */

/** The glue's exports: one function per call of the API. @typedef {Record<string, (...args: any[]) => any>} Core */

let copies = 0;

/** A module of one function, () -> v128, that splats and counts bits. */
const VECTORS = [
  [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  [10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
].flat();

/** The build with vectors, where they are understood: long tables are much faster with them. */
export function binaryName() {
  const vectors = WebAssembly.validate(new Uint8Array(VECTORS));
  return vectors ? 'mexplorer_simd.wasm' : 'mexplorer_bg.wasm';
}

/**
 * @param {string} [base] the folder of the wasm package; by default `wasm/` beside this module
 * @returns {Promise<Core>}
 */
export async function loadCore(base) {
  const folder = base ?? defaultBase();
  const build = typeof __MEX_BUILD__ === 'string' ? __MEX_BUILD__ : 'dev';
  const copy = copies++ ? `&copy=${copies}` : '';
  const glue = await import(
    /* @vite-ignore */ new URL(`mexplorer.js?v=${build}${copy}`, folder).href
  );
  const binary = new URL(`${binaryName()}?v=${build}`, folder);
  await glue.default({ module_or_path: binary.protocol === 'file:' ? await read(binary) : binary });
  return glue;
}

/** Not written as one expression, so that bundlers leave the package where it is. */
export function defaultBase() {
  const here = import.meta.url;
  return new URL('wasm/', here).href;
}

/** Node's `fetch` refuses file: addresses. @param {URL} url */
async function read(url) {
  const fs = 'node:fs/promises';
  const { readFile } = await import(/* @vite-ignore */ fs);
  return readFile(new URL(url.pathname, url));
}
