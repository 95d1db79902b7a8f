/**
 * Follow links, and write the state into the page's own link: only the router changes the history.
 */
import { scrolls } from '../view/scrolls.ts';
import { writeLink } from '../links/state.ts';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { State } from '../links/state.ts';
import type { Store } from './store.ts';

/** The least time between updates of the link, since browsers limit them, in milliseconds. */
const LINK_DELAY = 120;

export class Router implements ReactiveController {
  #store: Store;
  #timer = 0;
  /** Writes the link that the timer is for. */
  #waiting: (() => void) | null = null;
  /** The time of the last update of the link. */
  #written = 0;
  /** The link that was followed or written last. */
  #link = location.hash;

  constructor(host: ReactiveControllerHost, store: Store) {
    this.#store = store;
    host.addController(this);
    store.patched.listen(({ before, push }) => this.#write(before, push));
  }

  hostConnected() {
    // `hashchange` comes later, when a move may have been made in the game that was followed to.
    addEventListener('popstate', this.#follow);
    addEventListener('click', this.#settle, { capture: true });
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
    this.#link = location.hash;
    // A link to the present page drops the parts that did not fit, such as a very long position.
    if (location.hash !== writeLink(this.#store.state)) this.#store.follow(location.hash);
  };

  /**
   * Write the pending link before a link leads away: the history entry that is left must contain all changes.
   */
  #settle = () => {
    clearTimeout(this.#timer);
    this.#waiting?.();
  };

  #write(before: State, push: boolean) {
    clearTimeout(this.#timer);
    this.#waiting = null;
    // A link was followed, and its event is still pending.
    if (location.hash !== this.#link) return;
    const { state } = this.#store;
    if (push && writeLink(state) !== writeLink(before)) {
      // A pending link update belongs to the previous history entry.
      history.replaceState(history.state, '', writeLink(before));
      scrolls.push((entry) => history.pushState(entry, '', writeLink(state)));
      this.#link = location.hash;
      return;
    }
    const write = () => {
      this.#waiting = null;
      if (location.hash !== this.#link) return;
      this.#written = performance.now();
      history.replaceState(history.state, '', writeLink(this.#store.state));
      this.#link = location.hash;
    };
    const wait = this.#written + LINK_DELAY - performance.now();
    // Write at once if possible: after a reload the page then has the last change.
    if (wait <= 0) return write();
    this.#waiting = write;
    this.#timer = Number(setTimeout(write, wait));
  }
}
