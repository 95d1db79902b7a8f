/**
 * Follow links, and write the state into the page's own link. Only this module writes that link, and only
 * this module adds history entries other than by following a link.
 */
import { scrolls } from '../view/scrolls.ts';
import { writeLink } from '../links/state.ts';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { State } from '../links/state.ts';
import type { Store } from './store.ts';

/**
 * The least time between updates of the link, in milliseconds; browsers limit how often a page may change its
 * link.
 */
const LINK_DELAY = 120;

export class Router implements ReactiveController {
  #store: Store;
  #timer = 0;
  /** Function that writes the pending link when the timer ends; null if none is pending. */
  #waiting: (() => void) | null = null;
  /** The time of the last update of the link, in milliseconds of `performance.now()`. */
  #written = 0;
  /** The id of the history entry that was followed or written last; the entry's state stores it. */
  #entry = 0;

  constructor(host: ReactiveControllerHost, store: Store) {
    this.#store = store;
    host.addController(this);
    store.patched.listen(({ before, push }) => this.#write(before, push));
  }

  hostConnected() {
    // Listen to `popstate`, since `hashchange` fires later: by then a move may have been made in the new
    // game.
    addEventListener('popstate', this.#follow);
    addEventListener('click', this.#settle, { capture: true });
    this.#own();
    scrolls.start();
  }

  hostDisconnected() {
    removeEventListener('popstate', this.#follow);
    removeEventListener('click', this.#settle, { capture: true });
  }

  #follow = () => {
    clearTimeout(this.#timer);
    this.#waiting = null;
    scrolls.arrive();
    this.#own();
    // Skip a link to the present state. Otherwise the values that did not fit into the link, such as a very
    // long position, would be lost.
    if (location.hash !== writeLink(this.#store.state)) this.#store.follow(location.hash);
  };

  /** Give the present history entry a new id, and a link if one is given. */
  #own(link?: string) {
    this.#entry = Math.random();
    history.replaceState({ ...history.state, entry: this.#entry }, '', link);
  }

  /** Whether the browser shows another history entry, whose event is still pending. */
  get #isLeft() {
    return history.state?.entry !== this.#entry;
  }

  /**
   * Write the pending link before the reader follows another one: the history entry that is left must contain
   * all changes.
   */
  #settle = () => {
    clearTimeout(this.#timer);
    this.#waiting?.();
  };

  #write(before: State, push: boolean) {
    clearTimeout(this.#timer);
    this.#waiting = null;
    // Do not write into the entry of a followed link before its event.
    if (this.#isLeft) return;
    const { state } = this.#store;
    if (push && writeLink(state) !== writeLink(before)) {
      // Write a pending link update into the previous history entry, to which it belongs.
      this.#own(writeLink(before));
      scrolls.push((entry) => history.pushState(entry, '', writeLink(state)));
      return this.#own();
    }
    const write = () => {
      this.#waiting = null;
      if (this.#isLeft) return;
      this.#written = performance.now();
      this.#own(writeLink(this.#store.state));
    };
    const wait = this.#written + LINK_DELAY - performance.now();
    // Write at once if the delay has passed, so that a reload finds the last change.
    if (wait <= 0) return write();
    this.#waiting = write;
    this.#timer = Number(setTimeout(write, wait));
  }
}
