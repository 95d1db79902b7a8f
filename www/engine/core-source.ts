/**
 * Where the core lies, and how its worker starts. This is how modules have it: beside them, at
 * addresses written as bundlers look for them, so that an app that is bundled brings these files along.
 * The builds of one file put a module of ../standalone in the place of this one.
 */
import type { Source } from './core.ts';

export interface Way {
  source: Source;
  /** @param Worker the class of workers, that of the page if there is none */
  startWorker: (Worker?: typeof globalThis.Worker) => Worker;
}

/** The ways to a core, the best first. */
export const ways: ((base?: string) => Way | Promise<Way>)[] = [
  (base) => ({
    source: besideModules(base),
    startWorker: (Worker = globalThis.Worker) =>
      new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  }),
  // A page of another origin, a bundler that moved the modules alone, a frame without an origin.
  async () => (await import('./embedded.ts')).embedded,
];

/** Next makes addresses that are relative to the page, which a worker cannot read. */
const absolute = ({ href }: URL) => new URL(href, globalThis.document?.baseURI);

/**
 * The builds as files.
 * @param base a folder that holds them, instead of the one beside this module
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
    // Glue and binary must be of one build, whatever a cache has kept.
    if (version && remote) url.searchParams.set('v', version);
  }
  // From a disk the whole one is there as soon.
  return { whole: { url: whole.href }, ...(remote && { small: { url: small.href } }) };
}
