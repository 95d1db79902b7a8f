/**
 * Module hooks that replace Vite for the sources of www in Node. In modules of translated texts,
 * `import.meta.glob` becomes the `glob` of ./typescript.mjs. A style sheet is imported as its text, and a
 * lesson as its data.
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
    // Import dynamically, since set-up installs the Markdown parser.
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
