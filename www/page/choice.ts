import type { ReactiveController, ReactiveControllerHost } from 'lit';

const NAVIGATION = 'nav a, .brand';

const hasGame = () => /[?&](game|position|start)=/.test(location.hash);

/**
 * A reactive controller that records whether the reader has chosen a game: by the link with which the page
 * was opened, by typing, or by a link outside of the navigation. Until then, some views open with games of
 * their own.
 */
export class Choice implements ReactiveController {
  isMade = hasGame();

  #host: ReactiveControllerHost & EventTarget;
  /** Whether the last click was on a link of the navigation. */
  #isLed = false;

  constructor(host: ReactiveControllerHost & EventTarget) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    this.#host.addEventListener('click', this.#clicked);
    this.#host.addEventListener('input', this.#typed);
    addEventListener('popstate', this.#followed);
  }

  hostDisconnected() {
    this.#host.removeEventListener('click', this.#clicked);
    this.#host.removeEventListener('input', this.#typed);
    removeEventListener('popstate', this.#followed);
  }

  #clicked = (event: Event) => {
    this.#isLed = isWithin(event, NAVIGATION);
  };

  /**
   * Typing counts as a choice at once, although the text takes effect only when its field loses the focus:
   * following a link takes the focus away.
   */
  #typed = (event: Event) => {
    if (isWithin(event, 'mex-setup')) this.#make();
  };

  #followed = () => {
    if (!this.#isLed && hasGame()) this.#make();
    this.#isLed = false;
  };

  #make() {
    this.isMade = true;
    this.#host.requestUpdate();
  }
}

const isWithin = (event: Event, selector: string) =>
  event.composedPath().some((at) => at instanceof Element && at.matches(selector));
