/**
 * Load a build of the core. Each load gives a new instance with its own glue code, since the memory of an
 * instance is unreliable after a panic. All instances share the fetched and compiled code.
 */
import { makeGlue } from './wasm/glue.js';
import type { Core } from './cores.ts';

/**
 * The builds of the core: the whole build, and the small build, which lacks most games and calls and loads
 * fastest. ./cores.ts decides which build answers a call.
 */
export type Build = 'whole' | 'small';

/** The location of a build: an address, or its deflated bytes in base64. */
export type Place = { url: string } | { text: string };

/** The locations of the builds. */
export interface Source {
  /** The location of the whole build, or a function that returns it. */
  whole: Place | (() => Promise<Place>);
  /** The location of the small build, if it loads faster than the whole build. */
  small?: Place;
  /** The reason why the function `whole` failed, since an error that a worker sends loses its fields. */
  failure?: unknown;
}

/** The compiled builds by location. */
const compiled = new Map<string, Promise<WebAssembly.Module>>();

export async function loadCore(source: Source, build: Build = 'whole'): Promise<Core> {
  // Both builds use the glue code of the whole core; the build of the small core checks that this code
  // suffices.
  const core = makeGlue();
  await core({ module_or_path: await compiledCore(source, build) });
  return core;
}

/** Fetch and compile a build, once per location. */
export async function compiledCore(
  source: Source,
  build: Build = 'whole',
): Promise<WebAssembly.Module> {
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

async function inflated(text: string) {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  // Do not use a Blob: WebKit cannot read one in the worker of a page opened from a file.
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const [binary] = await Promise.all([new Response(readable).arrayBuffer(), written]);
  return WebAssembly.compile(binary);
}

async function fetched(url: URL) {
  if (url.protocol === 'file:') return WebAssembly.compile(await read(url));
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
  // Wait for all bytes before compiling: while a binary arrives, one of Firefox's few helper threads waits
  // for the rest, forever if the worker ends meanwhile. With no helper thread left, nothing compiles.
  const bytes = await response.clone().arrayBuffer();
  try {
    // Compile from the response although all bytes are there, since Chromium caches compiled code by the
    // response's address.
    return await WebAssembly.compileStreaming(response);
  } catch {
    // Compile the bytes if the server sends a wrong type, or if the engine cannot compile a stream.
    return WebAssembly.compile(bytes);
  }
}

/** Read a file in Node, whose `fetch` refuses file: addresses. */
async function read(url: URL): Promise<BufferSource> {
  // Use `getBuiltinModule`, since bundlers for browsers would try to resolve an import.
  const fs = globalThis.process?.getBuiltinModule?.('node:fs');
  if (!fs) throw new Error(`${url.href} cannot be read here`);
  return fs.promises.readFile(url) as Promise<Buffer<ArrayBuffer>>;
}
