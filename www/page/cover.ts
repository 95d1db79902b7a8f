/** Keep the content of index.html over the page until the first board is drawn, so that nothing is blank in between. */
import { start } from '../ui/element/pause.ts';

/** Events that end it early: the board or an error is drawn, or a link leads elsewhere. */
const ENDS = ['mex-ready', 'mex-error', 'hashchange'];

/** @param cover the content of index.html, which the page has replaced by its own */
export function keepOver(app: HTMLElement, cover: HTMLElement) {
  const end = () => {
    cover.remove();
    start.on = false;
  };
  start.on = true;
  cover.inert = true;
  app.append(cover);
  for (const name of ENDS) addEventListener(name, end, { once: true });
}
