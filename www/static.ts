import type { Static } from './static/render.js';
import type { Spec } from './static/spec.js';

/**
 * `import { renderStatic } from 'mexplorer/static'`: widgets as pictures, in Node, without a browser.
 *
 *     const { svg, alt, html, tex } = await renderStatic({ game: 'nim', position: '3 5 7' });
 */
export { renderStatic } from './static/render.js';
export { MexError } from './engine/errors.js';

export type { Static };
export type { Spec };
