/** The pictures in pages that the build writes; see scripts/lib/pictures.mjs. */
import { cardSvg } from './pictures/card.ts';
import { renderStatic } from './pictures/render.ts';

export default { cardSvg, renderStatic };
