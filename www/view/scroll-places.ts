/**
 * The scroll position of the page for each entry of its history: the way back leads to the position that was left,
 * and any other way to the top. The contents of a view may load late, so the position is retried until the page is
 * long enough; the search ends once the reader scrolls.
 */
import { onceReaderScrolls } from './reader-scrolls.ts';

/** The time for which a position is retried, in milliseconds. */
const PATIENCE = 4000;

/** The events at which the scroll position is final; a reload fires only the second one. */
const RESTS = ['scrollend', 'pagehide'] as const;

type Entry = { scroll?: string; y?: number; texts?: unknown };

const entryNow = () => (history.state ?? {}) as Entry;

/** The state of a new entry: a page opened from a disk keeps its texts in it. */
const nextEntry = (): Entry => {
  const { texts } = entryNow();
  return { scroll: String(Math.random()), ...(texts ? { texts } : {}) };
};

export class ScrollPlaces {
  /** The places of the entries of this visit. */
  #places: Map<string, number> = new Map();
  #now = '';
  /** Ends the search for a place. */
  #stop: (() => void) | null = null;

  constructor() {
    history.scrollRestoration = 'manual';
    const { scroll, y } = entryNow();
    if (!scroll) history.replaceState(nextEntry(), '');
    this.#now = entryNow().scroll ?? '';
    if (y) this.#seek(y);
    for (const event of RESTS) addEventListener(event, this.#note);
  }

  /** The history entry stores the position, for a reload and for the way back from another page. */
  #note = () => {
    const y = Math.round(this.#goal ?? scrollY);
    if (entryNow().y !== y) history.replaceState({ ...entryNow(), y }, '');
  };

  /** Store the place of the entry that is being left. */
  #keep() {
    this.#places.set(this.#now, this.#goal ?? scrollY);
  }

  /** Another entry is shown: an entry of this visit at its old position, a new entry at the top. */
  arrive() {
    this.#keep();
    this.#stop?.();
    const { scroll, y } = entryNow();
    if (!scroll) history.replaceState({ ...entryNow(), ...nextEntry() }, '');
    this.#now = entryNow().scroll ?? '';
    const place = this.#places.get(this.#now) ?? (scroll ? y : undefined);
    if (place !== undefined) this.#seek(place);
  }

  /** A new entry is pushed by a function, which gets its state. */
  push(push: (entry: unknown) => void) {
    this.#keep();
    this.#stop?.();
    push(nextEntry());
    this.#now = entryNow().scroll ?? '';
  }

  get isSeeking() {
    return this.#goal !== null;
  }

  /** The place that is sought. */
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
    const forget = onceReaderScrolls(stop);
    frame = requestAnimationFrame(look);
  }
}
