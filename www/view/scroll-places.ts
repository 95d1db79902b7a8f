/**
 * The scroll position of the page for each history entry. Going back restores the position that was left; any
 * other navigation scrolls to the top. The content of a view may load late, so the position is restored
 * repeatedly until the time is up or the reader scrolls.
 */
import { onReaderScroll } from './reader-scrolls.ts';

/** The time during which a position is restored repeatedly, in milliseconds. */
const PATIENCE = 4000;

/** The events at which the scroll position is stored; a reload fires only `pagehide`. */
const RESTS = ['scrollend', 'pagehide'] as const;

type Entry = { scroll?: string; y?: number; texts?: unknown };

const entryNow = () => (history.state ?? {}) as Entry;

/**
 * Return the state of a new history entry. A page opened from a disk keeps its stored texts in this state.
 */
const nextEntry = (): Entry => {
  const { texts } = entryNow();
  return { scroll: String(Math.random()), ...(texts ? { texts } : {}) };
};

export class ScrollPlaces {
  /** The scroll positions of the entries of this visit, by the entry's id. */
  #places: Map<string, number> = new Map();
  #now = '';
  /** Function that stops restoring a position; null if none is being restored. */
  #stop: (() => void) | null = null;

  constructor() {
    history.scrollRestoration = 'manual';
    const { scroll, y } = entryNow();
    if (!scroll) history.replaceState({ ...entryNow(), ...nextEntry() }, '');
    this.#now = entryNow().scroll ?? '';
    if (y) this.#seek(y);
    for (const event of RESTS) addEventListener(event, this.#note);
  }

  /** Store the position in the history entry, for a reload and for the way back from another page. */
  #note = () => {
    const y = Math.round(this.#goal ?? scrollY);
    if (entryNow().y !== y) history.replaceState({ ...entryNow(), y }, '');
  };

  /** Store the scroll position of the entry that is being left. */
  #keep() {
    this.#places.set(this.#now, this.#goal ?? scrollY);
  }

  /** Called when another history entry is shown: restore its position if it was shown before. */
  arrive() {
    this.#keep();
    this.#stop?.();
    const { scroll, y } = entryNow();
    if (!scroll) history.replaceState({ ...entryNow(), ...nextEntry() }, '');
    this.#now = entryNow().scroll ?? '';
    const place = this.#places.get(this.#now) ?? (scroll ? y : undefined);
    if (place !== undefined) this.#seek(place);
  }

  /** Add a history entry by the function `push`, which receives the state of the entry. */
  push(push: (entry: unknown) => void) {
    this.#keep();
    this.#stop?.();
    push(nextEntry());
    this.#now = entryNow().scroll ?? '';
  }

  get isSeeking() {
    return this.#goal !== null;
  }

  /** The scroll position that is being restored, or null. */
  #goal: number | null = null;

  #seek(y: number) {
    const until = performance.now() + PATIENCE;
    this.#goal = y;
    const stop = () => {
      cancelAnimationFrame(frame);
      forget();
      this.#goal = null;
      this.#stop = null;
    };
    let frame = 0;
    const look = () => {
      scrollTo({ top: y, behavior: 'instant' });
      if (performance.now() > until) stop();
      else frame = requestAnimationFrame(look);
    };
    this.#stop = stop;
    const forget = onReaderScroll(stop);
    frame = requestAnimationFrame(look);
  }
}
