/** Has Node's sources of words call the `glob` of ./typescript.mjs where Vite's stands. */

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.includes('/www/i18n/') || !loaded.source) return loaded;
  const source = Buffer.from(/** @type {Uint8Array} */ (loaded.source)).toString();
  return {
    ...loaded,
    source: source.replaceAll('import.meta.glob(', 'mexplorerGlob(import.meta.url, '),
  };
}
