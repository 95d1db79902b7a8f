/**
 * `import { renderStatic } from 'mexplorer/static'`: widgets as pictures, in Node, without a browser.
 *
 *     const { svg, alt, html, tex } = await renderStatic({ game: 'nim', position: '3 5 7' });
 */
import { addWords } from 'mexplorer/kit';
import { print } from './extra.ts';

export { MexError } from 'mexplorer';
export { renderStatic } from './pictures/render.ts';
export type { Drawn, Spec, Static } from './types.ts';

addWords(print);
