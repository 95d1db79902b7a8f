import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { appFooter, appHeader } from './app-header.ts';
import { extras } from '../extras.ts';
import { Choice } from './choice.ts';
import { coverOf } from './cover.ts';
import { ViewLoader } from './load-view.ts';
import { Preferences } from './preferences.ts';
import { prefetch } from './prefetch.ts';
import { Router } from './router.ts';
import { writeLink } from '../links/state.ts';
import { scrolls } from '../view/scrolls.ts';
import { Store } from './store.ts';
import { gameEnded } from '../play/welcome.ts';
import { openingOf, viewOf } from '../links/views.ts';
import { spoken } from '../ui/element/late-part.ts';
import { painted, pause, start } from '../ui/element/pause.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { adopt } from '../ui/style/adopt.ts';
import { pageStyle } from '../ui/style/page-style.ts';
// The default view is part of the page's bundle; others are loaded when opened.
import { styleSheets } from '../ui/style/style-sheets.ts';
import appStyles from './app.css?inline';
import viewStyles from './views.css?inline';
import { playView } from '../play/mex-play-view.ts';
import type { State } from '../links/state.ts';

/** The number of tasks after the first in which the front page is drawn: the navigation, then all else. */
const STAGES = 2;

const noteParts = spoken('notes', () => import('./app-notes.ts'));

/** The element of the whole page: header, view and footer. */
export class MexApp extends MexElement {
  /** Callback that switches to a new build of the page; null if no build is ready. */
  @state() newBuild: (() => void) | null = null;

  /** Callback that draws the dialog for embedding; null while the dialog is closed. */
  @state() embedding: (() => unknown) | null = null;

  /** Callback that draws the search dialog; null while the dialog is closed. */
  @state() searching: (() => unknown) | null = null;

  static keepsHeadings = true;

  static styles = [...pageStyle('mex-app'), styleSheets(viewStyles, appStyles)];

  store = new Store(location.hash);
  router = new Router(this, this.store);

  preferences = new Preferences(this);
  #choice = new Choice(this);
  #views = new ViewLoader(this, {
    play: (shown) => playView(shown, this.store.board),
  });
  /** The number of the last stage that is drawn; see `STAGES`. */
  drawn = 0;

  /** The content of index.html, until the page is drawn. */
  #cover: HTMLElement | null = null;

  /**
   * Returns the promise that the next update waits for. The first update waits until the task that evaluates
   * the modules ends. Later updates wait for a frame, so that changes inside a view are drawn before the page
   * around the view.
   */
  #before: (() => Promise<void>) | null = pause;

  constructor() {
    super();
    this.addEventListener('mex-end', (event) =>
      gameEnded((event as CustomEvent<{ winner: string }>).detail.winner === 'you'),
    );
    this.store.changes.listen(({ name, before }) => {
      this.requestUpdate();
      if (name === 'state') this.#show(before as State);
    });
  }

  /** Delay the update, so that one long task becomes two shorter ones. */
  async scheduleUpdate() {
    await this.#before?.();
    this.#before = start.on ? pause : painted;
    await super.scheduleUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    this.#cover = coverOf(this);
    void this.#views.load(this.store.state.view);
    prefetch(this);
    this.#listenForKeys();
  }

  /** Act on shortcuts, also on the one that was pressed before the page's scripts had loaded. */
  #listenForKeys() {
    let act: ((event: KeyboardEvent) => void) | null = null;
    const press = async (event: KeyboardEvent) => {
      act ??= (await import('./page-keys.ts')).shortcuts(this);
      act(event);
    };
    // Once the module is loaded, call `act` synchronously: after an `await`, `preventDefault` has no effect.
    addEventListener('keydown', (event) => (act ? act(event) : void press(event)));
    if (window.earlyKey) void press(window.earlyKey);
  }

  /**
   * React to a changed state. If the view changed, load the view. If the view changed, or the lesson without
   * a step of its proof, scroll to the top and move the focus to `main`. A new rung moves the focus alone.
   */
  async #show(before: State) {
    const { view, lesson, rung, step, visit } = this.store.state;
    // Update without delay after a followed link: input submitted before the update would go to the previous
    // link.
    if (before.visit !== visit) this.#before = null;
    if (before.view !== view) {
      this.#before = pause;
      void this.#views.load(view);
    } else if (view === 'ladder' && before.rung !== rung) {
      // The ladder scrolls to its board by itself.
      await this.updateComplete;
      return this.skip({ preventScroll: true });
    } else if (view !== 'learn' || before.lesson === lesson || step) return;
    await this.#toTop();
  }

  /** Scroll to the top and move the focus to `main`. */
  async #toTop() {
    await this.updateComplete;
    scrolls.toTop();
    this.skip({ preventScroll: true });
  }

  /** Return the link to a view with the current state, changed by `patch`. */
  href(view: string, patch?: Partial<State>) {
    const { state } = this.store;
    return writeLink({
      ...state,
      ...openingOf(viewOf(view), state, this.#choice.isMade),
      ...patch,
      view,
    });
  }

  /** Move the focus past the header, to `main`. */
  skip(options?: FocusOptions) {
    this.renderRoot.querySelector('main')?.focus(options);
  }

  async embed() {
    const [load] = extras.flatMap((extra) => extra.embed ?? []);
    const embedDialog = await load();
    const closed = () => (this.embedding = null);
    const shown = this.store.state;
    const state = { ...shown, view: viewOf(shown.view).embeds ?? shown.view };
    this.embedding = () => embedDialog({ state, closed });
  }

  async search() {
    const { searchDialog } = await import('../search/search-dialog.ts');
    const closed = (isFollowed: boolean) => {
      this.searching = null;
      if (isFollowed) void this.#toTop();
    };
    this.searching = () => searchDialog({ state: this.store.state, closed });
  }

  update(changed: Map<string, unknown>) {
    super.update(changed);
    if (this.#cover) this.append(this.#cover);
    this.#cover = null;
  }

  updated() {
    if (start.on && this.drawn < STAGES) {
      this.drawn += 1;
      this.requestUpdate();
    }
    const title = `${this.t(`page.${this.store.state.view}`)} · Mexplorer`;
    if (document.title !== title) document.title = title;
  }

  /** Draw the notes above the view, if there are any. */
  #notes() {
    const { newBuild, preferences, store } = this;
    if (newBuild || preferences.away || store.flaws.length) return noteParts(this)?.appNotes(this);
  }

  view() {
    const { store } = this;
    const { state, placing } = store;
    const stage = start.on ? this.drawn : STAGES;
    const shown = this.#views.draw(
      placing ? '' : viewOf(state.view).name,
      { state, store },
      this.t,
    );
    return html`${appHeader(this, stage > 0)}
      <main tabindex="-1" data-view=${state.view}>
        ${stage === STAGES ? [this.#notes(), shown] : nothing}
      </main>
      <div class="embed-dialog">${this.embedding?.()}</div>
      <div class="search-dialog">${this.searching?.()}</div>
      ${stage === STAGES ? appFooter(this) : nothing}`;
  }
}

/** Replace the content of index.html by the page, whose styles are parsed in an earlier task. */
export async function show() {
  adopt(document, MexApp.styles);
  await pause();
  define('mex-app', MexApp);
}
