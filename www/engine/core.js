/**
 * Loads the WebAssembly core. Each call gives a fresh instance with glue of its own: after a panic
 * the old one's memory is not to be trusted. What was fetched and compiled serves them all.
 */
import { binaryUrl } from './binaries.js';
import { inflate } from './inflate.js';
import { makeGlue } from './wasm/glue.js';

/** The glue's exports: one function per call of the API. @typedef {Record<string, (...args: any[]) => any>} Core */

/**
 * Where the binary is to be had; by default beside this module.
 * @typedef {object} Source
 * @property {string} [base] a folder that holds the binaries under their own names
 * @property {string} [packed] the binary itself: base64 of deflate, with vectors
 * @property {string} [plain] where the one without vectors lies, for engines that have none
 */

/** A module of one function, () -> v128, that splats and counts bits. */
const VECTORS = [
  [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  [10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
].flat();

/** Whether this engine has vectors. */
const vectors = () => WebAssembly.validate(new Uint8Array(VECTORS));

/** The build with vectors, where they are understood: long tables are much faster with them. */
export function binaryName() {
  return vectors() ? 'mexplorer_simd.wasm' : 'mexplorer_bg.wasm';
}

/** @type {Map<string, Promise<WebAssembly.Module>>} */
const compiled = new Map();

/** @param {Source} [source] @returns {Promise<Core>} */
export async function loadCore(source = {}) {
  const key = [vectors(), source.packed ? 'packed' : (source.base ?? '')].join();
  let module = compiled.get(key);
  if (!module) {
    module = compile(source);
    compiled.set(key, module);
    module.catch(() => compiled.delete(key));
  }
  const core = makeGlue();
  await core.start({ module_or_path: await module });
  return core;
}

/** @param {Source} source @returns {Promise<WebAssembly.Module>} */
async function compile({ base, packed, plain }) {
  if (packed !== undefined && vectors()) return WebAssembly.compile(await inflate(packed));
  const url = packed === undefined ? addressOf(base) : addressOfPlain(plain);
  if (url.protocol === 'file:') return WebAssembly.compile(await read(url));
  const build = typeof __MEX_BUILD__ === 'string' ? __MEX_BUILD__ : '';
  // Glue and binary must be of one build, whatever a cache has kept.
  if (build && /^https?:$/.test(url.protocol)) url.searchParams.set('v', build);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
  const bytes = response.clone();
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    // A server that does not know the type, or an engine that cannot stream.
    return WebAssembly.compile(await bytes.arrayBuffer());
  }
}

/** @param {string} [base] */
const addressOf = (base) => (base ? new URL(binaryName(), base) : binaryUrl(vectors()));

/** @param {string} [plain] */
function addressOfPlain(plain) {
  if (plain) return new URL(plain);
  throw new Error('this browser lacks the vector instructions of WebAssembly (they came in 2021)');
}

/** Node's `fetch` refuses file: addresses. @param {URL} url @returns {Promise<any>} */
async function read(url) {
  // Asked for without an import, which bundlers for browsers would want to follow.
  const fs = globalThis.process?.getBuiltinModule?.('node:fs');
  if (!fs) throw new Error(`${url.href} cannot be read here`);
  return fs.promises.readFile(new URL(url.pathname, url));
}
