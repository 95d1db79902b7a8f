/**
 * What Vite does for sources of www, in Node: sources of words call the `glob` of ./typescript.mjs where Vite's
 * stands, and a style sheet is imported as its text.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  if (url.endsWith('.css?inline')) {
    const text = readFileSync(fileURLToPath(url), 'utf8');
    const source = `export default ${JSON.stringify(text)}`;
    return { format: 'module', shortCircuit: true, source };
  }
  const loaded = await next(url, context);
  if (!url.includes('/www/i18n/') || !loaded.source) return loaded;
  const source = Buffer.from(/** @type {Uint8Array} */ (loaded.source)).toString();
  return {
    ...loaded,
    source: source.replaceAll('import.meta.glob(', 'mexplorerGlob(import.meta.url, '),
  };
}
