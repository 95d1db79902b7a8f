/**
 * The scroll positions of the page. The module that stores them is loaded when the reader first scrolls, or
 * at once if the history entry contains a scroll position.
 */
import type { ScrollPlaces } from './scroll-places.ts';

let places: ScrollPlaces | null = null;

const load = () =>
  void import('./scroll-places.ts').then(({ ScrollPlaces }) => (places ??= new ScrollPlaces()));

export const scrolls = {
  start() {
    if (history.state?.y) load();
    else addEventListener('scroll', load, { once: true, passive: true });
  },
  /** Called when another history entry is shown. */
  arrive: () => places?.arrive(),
  /** Add a history entry by the function `push`, which receives the state of the entry. */
  push(push: (entry: unknown) => void) {
    if (places) places.push(push);
    else push(history.state);
  },
  /** Scroll to the top for new content, unless a position is being restored. */
  toTop() {
    if (!places?.isSeeking) scrollTo({ top: 0 });
  },
};
