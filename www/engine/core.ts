/**
 * Loads a build of the core. Each call gives a new instance with glue of its own: after a panic
 * the old one's memory is not to be trusted. All instances share what was fetched and compiled.
 */
import type { Advance } from './types/answers.ts';
import { makeGlue } from './wasm/glue.js';

/** A table that is computed in slices. */
export interface TableJob {
  advance(steps: number): Advance;
  free(): void;
}

/** The exports of the core. */
export interface Core {
  /** Answers a call of the core's table. Where there is none of the name, it throws the names as one text. */
  call(name: string, args: unknown[], options: object): unknown;
  raster(...args: unknown[]): unknown;
  panicForTest(...args: unknown[]): void;
  TableJob: new (...args: unknown[]) => TableJob;
}

/**
 * The builds of the core: the whole one, and the small one, which lacks most games and calls and
 * loads fastest; ./cores.ts decides when it suffices.
 */
export type Build = 'whole' | 'small';

/** Where a build is: at an address, or in base64 of its deflated bytes. */
export type Place = { url: string } | { text: string };

/** Where the builds are. */
export interface Source {
  /** Or a function that fetches the place. */
  whole: Place | (() => Promise<Place>);
  /** Only where it is there sooner than the whole one. */
  small?: Place;
  /** Why that function failed: an error that comes out of a worker has lost its fields. */
  failure?: unknown;
}

/** By place. */
const compiled = new Map<string, Promise<WebAssembly.Module>>();

export async function loadCore(source: Source, build: Build = 'whole'): Promise<Core> {
  // The glue of the whole core has everything that the small one needs, as its build checks.
  const core = makeGlue();
  await core({ module_or_path: await compiledCore(source, build) });
  return core;
}

/** Fetches and compiles a build, once. */
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
  // Not through a Blob: WebKit reads none in the worker of a page from a disk.
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
  // Compiled only once all of it is here: while a binary arrives, one of Firefox's few helper threads
  // waits for the rest, forever if the worker ends meanwhile; with none left, nothing compiles any more.
  const bytes = await response.clone().arrayBuffer();
  try {
    // From the response all the same: Chromium keeps the compiled code by its address.
    return await WebAssembly.compileStreaming(response);
  } catch {
    // A server that does not know the type, or an engine that cannot stream.
    return WebAssembly.compile(bytes);
  }
}

/** Node's `fetch` refuses file: addresses. */
async function read(url: URL): Promise<BufferSource> {
  // Without an import, which bundlers for browsers would try to follow.
  const fs = globalThis.process?.getBuiltinModule?.('node:fs');
  if (!fs) throw new Error(`${url.href} cannot be read here`);
  return fs.promises.readFile(url) as Promise<Buffer<ArrayBuffer>>;
}
