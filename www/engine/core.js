/**
 * Loads a build of the core. Each call gives a new instance with glue of its own: after a panic
 * the old one's memory is not to be trusted. What was fetched and compiled serves them all.
 */
import { makeGlue } from './wasm/glue.js';

/** The glue's exports: one function per call of the API. @typedef {Record<string, (...args: any[]) => any>} Core */

/**
 * The builds of the core: the whole one, and the small one, which lacks most games and calls and
 * loads fastest; ./two-stage-core.js knows when it suffices.
 * @typedef {'whole' | 'small'} Build
 */

/** Where a build lies: at an address, or in base64 of what `deflate` made of it. @typedef {{ url: string } | { text: string }} Place */

/**
 * Where the builds lie. What is not at hand may be a function that brings it.
 * @typedef {object} Source
 * @property {Place | (() => Promise<Place>)} whole
 * @property {Place} [small] where it is there sooner than the whole one
 */

/** By place. @type {Map<string, Promise<WebAssembly.Module>>} */
const compiled = new Map();

/** @param {Source} source @param {Build} [build] @returns {Promise<Core>} */
export async function loadCore(source, build = 'whole') {
  // The glue of the whole core has all that the small one needs, as its build checks.
  const core = makeGlue();
  await core({ module_or_path: await compiledCore(source, build) });
  return core;
}

/**
 * Fetches and compiles a build, once.
 * @param {Source} source
 * @param {Build} [build]
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compiledCore(source, build = 'whole') {
  const at = source[build];
  const place = await (typeof at === 'function' ? at() : at);
  if (!place) throw new Error(`the ${build} core is not here`);
  const key = 'url' in place ? place.url : place.text;
  let module = compiled.get(key);
  if (!module) {
    module = 'url' in place ? fetched(new URL(place.url)) : inflated(place.text);
    compiled.set(key, module);
    module.catch(() => compiled.delete(key));
  }
  return module;
}

/** @param {string} text */
async function inflated(text) {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  // Not through a Blob: WebKit reads none in the worker of a page from a disk.
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const [binary] = await Promise.all([new Response(readable).arrayBuffer(), written]);
  return WebAssembly.compile(binary);
}

/** @param {URL} url */
async function fetched(url) {
  if (url.protocol === 'file:') return WebAssembly.compile(await read(url));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
  const copy = response.clone();
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    // A server that does not know the type, or an engine that cannot stream.
    return WebAssembly.compile(await copy.arrayBuffer());
  }
}

/** Node's `fetch` refuses file: addresses. @param {URL} url @returns {Promise<any>} */
async function read(url) {
  // Without an import, which bundlers for browsers would try to follow.
  const fs = globalThis.process?.getBuiltinModule?.('node:fs');
  if (!fs) throw new Error(`${url.href} cannot be read here`);
  return fs.promises.readFile(url);
}
