import type { Static } from './static/render.ts';
import type { Spec } from './static/spec.ts';

/**
 * `import { renderStatic } from 'mexplorer/static'`: widgets as pictures, in Node, without a browser.
 *
 *     const { svg, alt, html, tex } = await renderStatic({ game: 'nim', position: '3 5 7' });
 */
export { renderStatic } from './static/render.ts';
export { MexError } from './engine/errors.ts';

export type { Static };
export type { Spec };
