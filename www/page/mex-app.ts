import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { version } from '../engine/api.ts';
import { appHeader, embedButton } from './app-header.ts';
import { flawNote, langNote, updateNote } from './app-notes.ts';
import { linkBoard } from './board-link.ts';
import { ViewLoader } from './load-view.ts';
import { Preferences } from './preferences.ts';
import { fetchOnIntent, prefetch } from './prefetch.ts';
import { Router } from './router.ts';
import { writeLink } from './state.ts';
import { Store, viewOf } from './store.ts';
import { GameModel } from '../play/game-model.ts';
import { painted, pause } from '../ui/element/pause.ts';
import { define } from '../ui/element/base.ts';
import { LightElement } from '../ui/element/light-element.ts';
import { pageStyle } from '../ui/style/page-style.ts';
// The default view is part of the page's bundle; others are loaded when opened.
import './mex-play-view.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import appStyles from './app.css?inline';
import viewStyles from './views.css?inline';
import type { Translate } from '../i18n/languages.ts';
import type { State } from './state.ts';

type Patch = CustomEvent<{ patch: Partial<State>; push?: boolean }>;

/** The page: header, views and footer. A view emits `mex-state` with `{ patch, push }` on changes. */
export class MexApp extends LightElement {
  @state() coreVersion = '';

  /** Switches to a new build of the page, if one is ready. */
  @state() newBuild: (() => void) | null = null;

  /** Draws the dialog for embedding while it is open. */
  @state() embedding: (() => unknown) | null = null;

  /** Whether the views behind "More" are shown. */
  @state() unfolded = false;

  static keepsHeadings = true;

  static styles = [...pageStyle('mex-app'), styleSheets(viewStyles, appStyles)];

  store = new Store(location.hash);
  /** The game on the board, which goes on while other views are shown. */
  game = new GameModel();
  router = new Router(this, this.store);

  preferences = new Preferences(this);
  #views = new ViewLoader(this);
  #words: Translate = (key, args) => this.t(key, args);

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
    this.settled = true;
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

  #patched(event: Patch) {
    event.stopPropagation();
    const { patch, push } = event.detail;
    const { state: now } = this.store;
    const view = event.currentTarget as Element & { state?: State };
    // A hidden view may still report text typed there, unless the game has changed since.
    const { game, start } = view.state ?? now;
    if (view.isConnected || (push && game === now.game && start === now.start))
      this.store.patch(patch, push);
  }

  fold(open: boolean) {
    // What a tap shows is there before the next tap.
    this.#before = null;
    this.unfolded = open;
  }

  /** The link to a view with the current state. */
  href(view: string) {
    return writeLink({ ...this.store.state, view });
  }

  /** Skips the header. */
  skip(options?: FocusOptions) {
    this.renderRoot.querySelector('main')?.focus(options);
  }

  async embed() {
    const { embedDialog } = await import('./embed-dialog.ts');
    const closed = () => (this.embedding = null);
    const { state } = this.store;
    this.embedding = () => embedDialog({ state, closed });
  }

  updated() {
    const title = `${this.t(`page.${this.store.state.view}`)} · Mexplorer`;
    if (document.title !== title) document.title = title;
  }

  #view() {
    const { state, placing } = this.store;
    const { name, element } = viewOf(state.view);
    const instead = this.#views.instead(placing ? '' : name, this.#words);
    if (instead) return instead;
    const drawn = this.#views.drawn(name);
    if (drawn) {
      return keyed(
        name,
        html`<div class="${name}-view" @mex-state=${this.#patched} @mex-sending=${this.#sent}>
          ${drawn({ state })}
        </div>`,
      );
    }
    const tag = unsafeStatic(element);
    return staticHtml`<${tag}
      .state=${state}
      .gameModel=${this.game}
      @mex-state=${this.#patched}
      @mex-sending=${this.#sent}
    ></${tag}>`;
  }

  #sent = ({ detail }: CustomEvent) => this.router.send(detail.sent);

  #notes() {
    const { store, preferences } = this;
    return html`${langNote(this.#words, preferences)}
    ${updateNote(this.#words, this.newBuild, () => (this.newBuild = null))}
    ${flawNote(this.#words, store.flaws, () => (store.flaws = []))}`;
  }

  view() {
    return html`${appHeader(this)}
      <main tabindex="-1" data-view=${this.store.state.view}>${this.#notes()}${this.#view()}</main>
      <div class="embed-dialog">${this.embedding?.()}</div>
      <footer>
        <span>${this.t('page.footer_local')}</span>
        <mex-offline
          @mex-build=${({ detail }: CustomEvent) => (this.newBuild = detail.take)}
        ></mex-offline>
        ${embedButton(this, 'narrow')}
        <span>
          Mexplorer${
            this.coreVersion
              ? html` · ${this.t('page.version', { version: this.coreVersion })}`
              : nothing
          }
        </span>
      </footer>`;
  }
}

define('mex-app', MexApp);
