/**
 * The addresses of the core, and the ways to start its worker. In builds of several modules, the files lie
 * beside this module, and their addresses are written so that bundlers include the files. Builds of one file
 * replace this module by one of ../standalone.
 */
import type { Source } from './core.ts';

export interface Way {
  source: Source;
  /** @param Worker the class of workers, by default that of the page */
  startWorker: (Worker?: typeof globalThis.Worker) => Worker;
}

/** The ways to start a core, the best first. */
export const ways: ((base?: string) => Way | Promise<Way>)[] = [
  (base) => ({
    source: besideModules(base),
    startWorker: (Worker = globalThis.Worker) =>
      new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  }),
  // The core as text serves a page of another origin, a bundler that moved only the modules, and a frame
  // without an origin.
  async () => (await import('./embedded.ts')).embedded,
];

/**
 * Make a URL absolute: the bundler of Next.js writes URLs relative to the page, which a worker cannot
 * resolve.
 */
const absolute = ({ href }: URL) => new URL(href, globalThis.document?.baseURI);

/**
 * Return the addresses of the core's WebAssembly files.
 * @param base a folder with the files, by default the folder `wasm` beside this module
 */
export function besideModules(base?: string): Source {
  const small = absolute(
    base
      ? new URL('mexplorer_small.wasm', base)
      : new URL('./wasm/mexplorer_small.wasm', import.meta.url),
  );
  const whole = absolute(
    base
      ? new URL('mexplorer_bg.wasm', base)
      : new URL('./wasm/mexplorer_bg.wasm', import.meta.url),
  );
  const remote = /^https?:$/.test(whole.protocol);
  const version = typeof __MEX_BUILD__ === 'string' ? __MEX_BUILD__ : '';
  for (const url of [small, whole]) {
    // Put the build into the address, so that no cache returns a binary that does not match the glue code.
    if (version && remote) url.searchParams.set('v', version);
  }
  // Omit the small build if the files lie on a disk, since the whole build loads as fast there.
  return { whole: { url: whole.href }, ...(remote && { small: { url: small.href } }) };
}
