/**
 * Functions that draw the pictures for the pages of the site at build time, used by scripts/lib/pictures.mjs.
 */
import { cardSvg } from './pictures/card.ts';
import { renderStatic } from './pictures/render.ts';

export default { cardSvg, renderStatic };
