/** Keep the content of index.html over the page until the first board is drawn, so that nothing is blank in between. */
import { start } from '../ui/element/pause.ts';

/** Events that end it early: the board or an error is drawn, or a link leads elsewhere. */
const ENDS = ['mex-ready', 'mex-error', 'hashchange'];

/** Return the content of index.html if it shows the front page. Until it is removed, elements are drawn in turns. */
export function coverOf(app: HTMLElement) {
  const cover = app.querySelector<HTMLElement>('html:not(.elsewhere) .waiting');
  if (!cover) return null;
  const end = () => {
    cover.remove();
    start.on = false;
  };
  start.on = cover.inert = true;
  for (const name of ENDS) addEventListener(name, end, { once: true });
  return cover;
}
