/** Where the files of the core lie. */
import { badOption } from './errors.ts';

let base: string | undefined;

/**
 * Sets where the files of the core lie; to be called before any other call.
 * @param places `base`: a folder that holds `mexplorer_small.wasm` and
 * `mexplorer_bg.wasm`, for apps whose bundler does not bring them along
 */
export function configure(places: { base?: string | { href: string } }): void {
  if (places === null || typeof places !== 'object') {
    throw badOption('configure', places, 'an object');
  }
  try {
    const folder = new URL(
      String(Object(places.base).href ?? places.base),
      globalThis.document?.baseURI,
    );
    if (!folder.pathname.endsWith('/')) folder.pathname += '/';
    base = places.base === undefined ? undefined : folder.href;
  } catch {
    if (places.base !== undefined) throw badOption('base', places.base, 'the address of a folder');
    base = undefined;
  }
}

/** The folder that was configured, if any. */
export const baseFolder = (): string | undefined => base;
