/**
 * The scroll positions of the page; the module that stores them is loaded at the first scrolling.
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
  /** Another entry of the history is shown. */
  arrive: () => places?.arrive(),
  /** A new entry is pushed by a function, which gets its state. */
  push(push: (entry: unknown) => void) {
    if (places) places.push(push);
    else push(history.state);
  },
  /** Other contents are shown: scroll to the top, unless a position is being retried. */
  toTop() {
    if (!places?.isSeeking) scrollTo({ top: 0 });
  },
};
