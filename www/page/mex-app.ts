import { html } from 'lit';
import { state } from 'lit/decorators.js';
import { version } from '../engine/api.ts';
import { appFooter, appHeader } from './app-header.ts';
import { extras } from '../extras.ts';
import { appNotes } from './app-notes.ts';
import { linkBoard } from './board-link.ts';
import { ViewLoader } from './load-view.ts';
import { Preferences } from './preferences.ts';
import { fetchOnIntent, prefetch } from './prefetch.ts';
import { Router } from './router.ts';
import { defaults, writeLink } from './state.ts';
import { Store } from './store.ts';
import { viewOf } from './views.ts';
import { GameModel } from '../play/game-model.ts';
import { painted, pause } from '../ui/element/pause.ts';
import { define } from '../ui/element/base.ts';
import { LightElement } from '../ui/element/light-element.ts';
import { pageStyle } from '../ui/style/page-style.ts';
// The default view is part of the page's bundle; others are loaded when opened.
import { styleSheets } from '../ui/style/style-sheets.ts';
import appStyles from './app.css?inline';
import viewStyles from './views.css?inline';
import { playView } from './mex-play-view.ts';
import type { flawLines } from './flaw-lines.ts';
import type { State } from './state.ts';

/** The page: header, view and footer. */
export class MexApp extends LightElement {
  @state() coreVersion = '';

  /** Switches to a new build of the page, if one is ready. */
  @state() newBuild: (() => void) | null = null;

  /** Draws the dialog for embedding while it is open. */
  @state() embedding: (() => unknown) | null = null;

  /** Draws the flaws of a link once there are any. */
  @state() flawLines: typeof flawLines | null = null;

  static keepsHeadings = true;

  static styles = [...pageStyle('mex-app'), styleSheets(viewStyles, appStyles)];

  store = new Store(location.hash);
  /** The game on the board, which goes on while other views are shown. */
  game = new GameModel();
  router = new Router(this, this.store);

  preferences = new Preferences(this);
  #views = new ViewLoader(this, { play: playView });
  /**
   * What the next update waits for: the first for the end of the task in which the modules are evaluated;
   * later ones for a frame, since what happens in a view is drawn before the page around it.
   */
  #before: (() => Promise<void>) | null = pause;

  constructor() {
    super();
    linkBoard(this.store, this.game);
    this.store.subscribe((name, before) => {
      this.requestUpdate();
      if (name === 'state') this.#show(before as State);
    });
  }

  /** Splits a long task. */
  async scheduleUpdate() {
    await this.#before?.();
    this.#before = painted;
    await super.scheduleUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    void this.#views.load(this.store.state.view);
    prefetch();
    fetchOnIntent(this);
    version().then(
      (text) => (this.coreVersion = text),
      () => {},
    );
  }

  /** Another state is shown; a new view or lesson from its top, and with the focus. */
  async #show(before: State) {
    const { view, lesson, step } = this.store.state;
    if (before.view !== view) {
      this.#before = pause;
      void this.#views.load(view);
    } else if (view !== 'learn' || before.lesson === lesson || step) return;
    await this.updateComplete;
    scrollTo({ top: 0 });
    this.skip({ preventScroll: true });
  }

  /** The link to a view with the current state. */
  href(view: string, patch?: Partial<State>) {
    const { state } = this.store;
    const { opens } = viewOf(view);
    // A game that was begun stays as it is.
    const begun = state.moves.length > 0 || state.position !== defaults.position;
    const game = opens && !begun && state.game === defaults.game ? opens : state.game;
    return writeLink({ ...state, game, ...patch, view });
  }

  /** Skips the header. */
  skip(options?: FocusOptions) {
    this.renderRoot.querySelector('main')?.focus(options);
  }

  async fetchFlawLines() {
    this.flawLines ??= await import('./flaw-lines.ts').then(
      ({ flawLines }) => flawLines,
      () => null,
    );
  }

  async embed() {
    const [load] = extras.flatMap((extra) => extra.embed ?? []);
    const embedDialog = await load();
    const closed = () => (this.embedding = null);
    const shown = this.store.state;
    const state = { ...shown, view: viewOf(shown.view).embeds ?? shown.view };
    this.embedding = () => embedDialog({ state, closed });
  }

  updated() {
    const title = `${this.t(`page.${this.store.state.view}`)} · Mexplorer`;
    if (document.title !== title) document.title = title;
  }

  view() {
    const { store, game } = this;
    const { state, placing } = store;
    const shown = this.#views.draw(
      placing ? '' : viewOf(state.view).name,
      { state, store, game },
      this.t,
    );
    return html`${appHeader(this)}
      <main tabindex="-1" data-view=${state.view}>${appNotes(this)}${shown}</main>
      <div class="embed-dialog">${this.embedding?.()}</div>
      ${appFooter(this)}`;
  }
}

define('mex-app', MexApp);
