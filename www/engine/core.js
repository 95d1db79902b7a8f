/**
 * Loads the WebAssembly core. Each call gives a fresh instance with glue of its own: after a panic
 * the old one's memory is not to be trusted. What was fetched and compiled serves them all.
 */
import { binaryUrl } from './binaries.js';
import { unpack } from './unpack.js';
import { makeGlue } from './wasm/glue.js';

/** The glue's exports: one function per call of the API. @typedef {Record<string, (...args: any[]) => any>} Core */

/**
 * Where the binary is to be had; by default beside this module.
 * @typedef {object} Source
 * @property {string} [base] a folder that holds the binaries under their own names
 * @property {string} [packed] the binary itself: base64 of LZMA, with vectors
 * @property {string} [small] the small one in the same way, where the whole one is not at hand
 * @property {() => Promise<string>} [more] fetches the whole one, packed
 * @property {string} [plain] where the one without vectors lies, for engines that have none
 */

/** A module of one function, () -> v128, that splats and counts bits. */
const VECTORS = [
  [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  [10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
].flat();

/** Whether this engine has vectors. */
const vectors = () => WebAssembly.validate(new Uint8Array(VECTORS));

/**
 * The builds of the core: with vectors, without them, and the small one, which lacks most games and
 * calls and is there soonest; ./growing-core.js knows when it will do.
 * @typedef {'simd' | 'bg' | 'small'} Build
 */

/** @param {Build} build */
export const binaryName = (build) => `mexplorer_${build}.wasm`;

/** The whole core as this engine runs it best: long tables are much faster with vectors. @returns {Build} */
export const wholeBuild = () => (vectors() ? 'simd' : 'bg');

/** @type {Map<string, Promise<WebAssembly.Module>>} */
const compiled = new Map();

/** @param {Source} [source] @param {Build} [build] @returns {Promise<Core>} */
export async function loadCore(source = {}, build = wholeBuild()) {
  const core = makeGlue();
  await core.start({ module_or_path: await compiledCore(source, build) });
  return core;
}

/**
 * Fetches and compiles a build, once.
 * @param {Source} source
 * @param {Build} [build]
 * @returns {Promise<WebAssembly.Module>}
 */
export function compiledCore(source, build = wholeBuild()) {
  const key = [build, isCarried(source) ? 'packed' : (source.base ?? '')].join();
  let module = compiled.get(key);
  if (!module) {
    module = compile(source, build);
    compiled.set(key, module);
    module.catch(() => compiled.delete(key));
  }
  return module;
}

/** @param {Source} source @param {Build} build @returns {Promise<WebAssembly.Module>} */
async function compile(source, build) {
  const text = await packedText(source, build);
  if (text !== undefined) return WebAssembly.compile(unpack(text));
  const url = isCarried(source) ? addressOfPlain(source.plain) : addressOf(source.base, build);
  if (url.protocol === 'file:') return WebAssembly.compile(await read(url));
  const version = typeof __MEX_BUILD__ === 'string' ? __MEX_BUILD__ : '';
  // Glue and binary must be of one build, whatever a cache has kept.
  if (version && /^https?:$/.test(url.protocol)) url.searchParams.set('v', version);
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

/** Whether it came with the script, as text. @param {Source} source */
const isCarried = ({ packed, small }) => (packed ?? small) !== undefined;

/** @param {Source} source @param {Build} build */
function packedText({ packed, small, more }, build) {
  if (build === 'small') return small;
  return build === 'simd' ? (packed ?? more?.()) : undefined;
}

/**
 * Whether the small core is sooner there than the whole one: it is at hand, or comes over a line.
 * @param {Source} source
 */
export const isSmallSooner = (source) =>
  isCarried(source)
    ? source.small !== undefined
    : /^https?:$/.test(addressOf(source.base, 'small').protocol);

/** @param {string | undefined} base @param {Build} build */
const addressOf = (base, build) => (base ? new URL(binaryName(build), base) : binaryUrl(build));

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
