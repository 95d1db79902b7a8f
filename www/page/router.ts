/** Follows links, and keeps the state in the page's own: the history is the router's alone. */
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
  /** When the link was updated last. */
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
    // A link to the page as it is leaves what it has no room for, such as a very long position.
    if (location.hash !== writeLink(this.#store.state)) this.#store.follow(location.hash);
  };

  /** Writes what waits to be written, before a link leads away: the entry that is left has all that was done. */
  #settle = () => {
    clearTimeout(this.#timer);
    this.#waiting?.();
  };

  #write(before: State, push: boolean) {
    clearTimeout(this.#timer);
    this.#waiting = null;
    // A link was followed, and the event that says so is still to come.
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
    // At once where it can be: a page that is loaded again has what was done last.
    if (wait <= 0) return write();
    this.#waiting = write;
    this.#timer = Number(setTimeout(write, wait));
  }
}
