/** The configured folder of the core's files. */
import { badOption } from './errors.ts';

let base: string | undefined;

/**
 * Set the folder of the core's files. Call this before any other function.
 * @param places `base`: a folder with `mexplorer_small.wasm` and `mexplorer_bg.wasm`, for apps whose bundler
 * does not include these files
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

/** Return the configured folder, if any. */
export const baseFolder = (): string | undefined => base;
