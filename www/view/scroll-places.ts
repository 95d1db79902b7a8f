/**
 * Where the page was scrolled to, for each entry of its history: the way back leads to the place that was left, and
 * any other way to the top. What a view shows may come late, so that the place is sought until the page is long
 * enough, and given up once the reader scrolls.
 */
import { onceReaderScrolls } from './reader-scrolls.ts';

/** How long a place is sought, in milliseconds. */
const PATIENCE = 4000;

/** When the page has come to rest; a reload has left it by the time of the second. */
const RESTS = ['scrollend', 'pagehide'] as const;

type Entry = { scroll?: string; y?: number; texts?: unknown };

const entryNow = () => (history.state ?? {}) as Entry;

/** The state of a new entry: that of a page opened from a disk keeps its texts. */
const nextEntry = (): Entry => {
  const { texts } = entryNow();
  return { scroll: String(Math.random()), ...(texts ? { texts } : {}) };
};

export class ScrollPlaces {
  /** Of the entries of this visit. */
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

  /** The entry itself has the place, for a reload and for the way back from another page. */
  #note = () => {
    const y = Math.round(this.#goal ?? scrollY);
    if (entryNow().y !== y) history.replaceState({ ...entryNow(), y }, '');
  };

  /** Keeps the place of the entry that is being left. */
  #keep() {
    this.#places.set(this.#now, this.#goal ?? scrollY);
  }

  /** Another entry is there: one of this visit is shown where it was left, a new one from its top. */
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
