/**
 * Vite's part for sources of www, in Node: sources of words call the `glob` of ./typescript.mjs in place of
 * Vite's, a style sheet is imported as its text, and a lesson as its data.
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
  if (url.includes('/content/') && url.includes('.md')) {
    // Later than set-up, which brings the parser.
    const { lessonModule } = await import('../content/modules.mjs');
    const source = lessonModule(url);
    if (source !== null) return { format: 'module', shortCircuit: true, source };
  }
  const loaded = await next(url, context);
  if (!url.includes('/www/i18n/') || !loaded.source) return loaded;
  const source = Buffer.from(/** @type {Uint8Array} */ (loaded.source)).toString();
  return {
    ...loaded,
    source: source.replaceAll('import.meta.glob(', 'mexplorerGlob(import.meta.url, '),
  };
}
