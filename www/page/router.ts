/** Follows links, and keeps the state in the page's own: the history is the router's alone. */
import { writeLink } from './state.ts';
import { pause } from '../ui/element/pause.ts';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** How long a followed link waits for typed text to take effect, in milliseconds. */
const TYPED_FIRST = 1000;

/** Delay before the link is updated, since browsers limit history updates, in milliseconds. */
const LINK_DELAY = 120;

export class Router implements ReactiveController {
  #host: ReactiveControllerHost & HTMLElement;
  #store: Store;
  #timer = 0;
  /** The check of typed text in progress. */
  #sending: Promise<unknown> | null = null;
  /** Counts followed links; a later one supersedes one that waits. */
  #leaving = 0;

  constructor(host: ReactiveControllerHost & HTMLElement, store: Store) {
    this.#host = host;
    this.#store = store;
    host.addController(this);
    host.addEventListener('click', this.#leave);
    host.addEventListener('mex-sending', (event) =>
      this.#send((event as CustomEvent<{ sent: Promise<unknown> }>).detail.sent),
    );
    store.on('patch', ({ before, push }) => this.#write(before, push));
  }

  hostConnected() {
    // `hashchange` comes later, when a move may have been made in the game that was followed to.
    addEventListener('popstate', this.#follow);
  }

  hostDisconnected() {
    removeEventListener('popstate', this.#follow);
  }

  #follow = () => {
    clearTimeout(this.#timer);
    this.#leaving += 1;
    if (location.hash !== writeLink(this.#store.state)) this.#store.follow(location.hash);
  };

  #write(before: State, push: boolean) {
    clearTimeout(this.#timer);
    const { state } = this.#store;
    if (push && writeLink(state) !== writeLink(before)) {
      // A pending link update belongs to the previous history entry.
      history.replaceState(null, '', writeLink(before));
      history.pushState(null, '', writeLink(state));
      return;
    }
    const write = () => history.replaceState(null, '', writeLink(this.#store.state));
    this.#timer = Number(setTimeout(write, LINK_DELAY));
  }

  /** Typed text was submitted and is being checked. */
  async #send(sent: Promise<unknown>) {
    this.#sending = sent;
    await sent;
    if (this.#sending === sent) this.#sending = null;
  }

  /**
   * A link followed before typed text has taken effect waits for it, so that the text is part of
   * the state and of history.
   */
  #leave = async (event: MouseEvent) => {
    const link = event.composedPath().find((at) => at instanceof HTMLAnchorElement);
    const aside = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button;
    if (!this.#sending || aside || event.defaultPrevented || !link?.hash) return;
    event.preventDefault();
    const turn = ++this.#leaving;
    await Promise.race([this.#sending, pause(TYPED_FIRST)]);
    if (turn !== this.#leaving) return;
    this.#sending = null;
    // The views have their new state by then, and so have their links.
    await pause();
    await this.#host.updateComplete;
    if (link.isConnected) link.click();
    else location.hash = link.hash;
  };
}
