import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { version } from '../engine/api.ts';
import { listedExample, nameOf } from '../games.ts';
import { languages } from '../i18n/languages.ts';
import { chooseLang, chooseTheme, themeChoice } from './settings.ts';
import { languageButtons, navigation } from './header.ts';
import { loaders } from './load-view.ts';
import type { Drawn } from './load-view.ts';
import { fetchOnIntent, prefetch } from './prefetch.ts';
import { overlay, readLink, startedAt, writeLink } from './state.ts';
import { views } from './views.ts';
import { icon, logo } from '../ui/pictures/icons.ts';
import { example } from '../ui/element/example.ts';
import { whenOnline } from '../ui/element/online.ts';
import { pause } from '../ui/element/pause.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { readLine } from '../ui/element/game-lines.ts';
import { appStyles } from './app-style.ts';
import { viewStyles } from './views-style.ts';
// The default view is part of the page's bundle; others are loaded when opened.
import './mex-play-view.ts';
import type { ThemeChoice } from './settings.ts';
import type { Lang } from '../i18n/languages.ts';
import type { State } from './state.ts';
import type { MexEmbed } from './mex-embed.ts';

const viewOf = (name: string) => views.find((view) => view.name === name) ?? views[0];

/** How long a followed link waits for typed text to take effect, in milliseconds. */
const TYPED_FIRST = 1000;

/** Delay before the link is updated, since browsers limit history updates, in milliseconds. */
const LINK_DELAY = 120;

/**
 * The page: header, views and footer. It owns the state and keeps it in the link; the views emit
 * `mex-state` with `{ patch, push }` on changes.
 */
export class MexApp extends MexElement {
  @state() state: ReturnType<typeof readLink>['state'];

  @state() flaws: ReturnType<typeof readLink>['flaws'];

  @state() choice: ThemeChoice = themeChoice();

  @state() loaded: Record<string, true | unknown> = {};

  /** The views that are components, once loaded. */
  @state() drawn: Record<string, Drawn> = {};

  /** Whether the example of a game is being looked for, whose link has no position. */
  @state() placing = false;

  @state() coreVersion = '';

  /** Switches to a new build of the page, if one is ready. */
  @state() newBuild: (() => void) | null = null;

  /** The language whose words are loading, and the one whose words failed to load. */
  @state() langComing = '';

  @state() langAway: Lang | null = null;

  /** Whether the views behind "More" are shown. */
  @state() unfolded = false;

  static keepsHeadings = true;

  static styles = [...MexElement.styles, viewStyles, appStyles];

  #linkTimer = 0;
  /** The check of typed text in progress. */
  #sending: Promise<unknown> | null = null;
  /** Counts followed links; a later one supersedes one that waits. */
  #leaving = 0;
  #notWaiting = () => {};

  constructor() {
    super();
    const { state, flaws, unplaced } = readLink(location.hash);
    this.state = state;
    this.flaws = flaws;
    if (unplaced) this.#place();
    for (const { name, element } of views) {
      if (customElements.get(element)) this.loaded[name] = true;
    }

    this.settled = true;
    this.addEventListener('click', this.#leave);
  }

  /** Whether the views behind "More" were just shown or hidden. */
  #folded = false;

  /**
   * After a move is painted, to split a long task. What a tap shows is there before the next tap.
   */
  async scheduleUpdate() {
    if (this.hasUpdated && !this.#folded) await pause();
    this.#folded = false;
    await super.scheduleUpdate();
  }

  #fold(open: boolean) {
    this.#folded = true;
    this.unfolded = open;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.#followLink);
    addEventListener('popstate', this.#followLink);
    this.#load(this.state.view);
    prefetch();
    fetchOnIntent(this);
    version().then(
      (text) => (this.coreVersion = text),
      () => {},
    );
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#followLink);
    removeEventListener('popstate', this.#followLink);
    this.#notWaiting();
  }

  #followLink = () => {
    clearTimeout(this.#linkTimer);
    this.#leaving += 1;
    const { state, flaws, unplaced } = readLink(location.hash);
    if (location.hash === writeLink(this.state)) return;
    const { view: before, lesson, game } = this.state;
    this.flaws = flaws;
    this.placing = false;
    this.state = overlay(this.state, state);
    if (unplaced) {
      // A view without a position keeps that of its game.
      const keeps = !('position' in viewOf(state.view).fields);
      if (keeps) void this.#placeAnother(game);
      else this.#place();
    }
    this.#load(this.state.view);
    const { view, step } = this.state;
    const elsewhere = view === 'learn' && lesson !== this.state.lesson && !step;
    if (before !== view || elsewhere) this.#arrive();
  };

  /** Starts a game from its example, unless another line of the same game came before. */
  async #placeAnother(before: string) {
    const { state } = this;
    await Promise.all([before, state.game].map(readLine));
    if (this.state === state && nameOf(before) !== nameOf(state.game)) this.#place();
  }

  /** Starts a game from its example; one that cannot be read says so itself. */
  #place() {
    const { game, position } = this.state;
    const listed = listedExample(game);
    if (listed) {
      this.state = startedAt(this.state, listed);
      return;
    }
    this.placing = true;
    const found = (place: string) => {
      if (this.state.game !== game || this.state.position !== position) return;
      this.state = startedAt(this.state, place);
      this.placing = false;
    };
    example(game, 1).then(found, () => found(position));
  }

  /** Scrolls a new view to its top and focuses it. */
  async #arrive() {
    await this.updateComplete;
    scrollTo({ top: 0 });
    (this.renderRoot.querySelector('main') as HTMLElement | null)?.focus({
      preventScroll: true,
    });
  }

  async #load(view: string) {
    if (this.loaded[view] === true) return;
    this.loaded = { ...this.loaded, [view]: undefined };
    try {
      const drawn = await loaders[view]();
      this.drawn = { ...this.drawn, [view]: drawn as Drawn };
      this.loaded = { ...this.loaded, [view]: true };
    } catch (error) {
      this.loaded = { ...this.loaded, [view]: error };
      this.#notWaiting();
      this.#notWaiting = whenOnline(() => void this.#load(this.state.view));
    }
  }

  #changed(event: CustomEvent<{ patch: Partial<State>; push?: boolean }>) {
    event.stopPropagation();
    const { patch, push } = event.detail;
    const before = this.state;
    const view = event.currentTarget as any;
    // A hidden view may still report text typed there, unless the game has changed since.
    const { game, start } = view.state ?? before;
    const late = !view.isConnected;
    if (late && !(push && game === before.game && start === before.start)) return;
    const next = { ...before, ...patch };
    // Views report what they show, changed or not: their own state may be older than this one.
    if (JSON.stringify(next) === JSON.stringify(before)) return;
    this.state = next;
    if (next.view !== before.view) {
      this.#load(next.view);
      this.#arrive();
    }
    clearTimeout(this.#linkTimer);
    if (push && writeLink(next) !== writeLink(before)) {
      // A pending link update belongs to the previous history entry.
      history.replaceState(null, '', writeLink(before));
      history.pushState(null, '', writeLink(next));
    } else {
      const write = () => history.replaceState(null, '', writeLink(this.state));
      this.#linkTimer = Number(setTimeout(write, LINK_DELAY));
    }
  }

  async #sent({ detail }: CustomEvent<{ sent: Promise<unknown> }>) {
    this.#sending = detail.sent;
    await detail.sent;
    if (this.#sending === detail.sent) this.#sending = null;
  }

  /**
   * A link followed before typed text has taken effect waits for it, so that the text is part of
   * the state and of history.
   */
  async #leave(event: MouseEvent) {
    const link = event.composedPath().find((at) => at instanceof HTMLAnchorElement) as
      HTMLAnchorElement | undefined;
    const aside = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button;
    if (!this.#sending || aside || event.defaultPrevented || !link?.hash) return;
    event.preventDefault();
    const turn = ++this.#leaving;
    await Promise.race([this.#sending, pause(TYPED_FIRST)]);
    if (turn !== this.#leaving) return;
    this.#sending = null;
    // The views have their new state by then, and so have their links.
    await pause();
    await this.updateComplete;
    if (link.isConnected) link.click();
    else location.hash = link.hash;
  }

  #theme(theme: ThemeChoice) {
    this.choice = theme;
    chooseTheme(theme);
  }

  #chooseLang = async (lang: Lang) => {
    this.langAway = null;
    this.langComing = lang;
    try {
      await chooseLang(lang);
    } catch {
      if (this.langComing === lang) this.langAway = lang;
    } finally {
      if (this.langComing === lang) this.langComing = '';
    }
  };

  updated() {
    const title = `${this.t(`page.${this.state.view}`)} · Mexplorer`;
    if (document.title !== title) document.title = title;
  }

  /** The link to a view with the current state. */
  #href(view: string) {
    return writeLink({ ...this.state, view });
  }

  #header() {
    const themes = { auto: 'auto', light: 'sun', dark: 'moon' } as const;
    return html`<header class="top">
      <button class="skip" @click=${this.#skip}>${this.t('page.skip')}</button>
      <a class="brand" href=${this.#href(views[0].name)} aria-label="Mexplorer">
        ${logo(32)}<span class="word"><b>mex</b>plorer</span>
      </a>
      ${navigation({
        views,
        current: this.state.view,
        t: (key) => this.t(key),
        href: (name) => this.#href(name),
        open: this.unfolded,
        fold: (open) => this.#fold(open),
      })}
      <div class="settings" role="group" aria-label=${this.t('page.settings')}>
        ${this.#embedButton('wide')}
        ${languageButtons(languages, this.lang, this.#chooseLang, this.langComing)}
        <div class="themes" role="group" aria-label=${this.t('page.theme')}>
          ${Object.entries(themes).map(
            ([theme, sign]) =>
              html`<button
                data-theme-choice=${theme}
                aria-pressed=${this.choice === theme ? 'true' : 'false'}
                aria-label=${this.t(`page.theme_${theme}`)}
                title=${this.t(`page.theme_${theme}`)}
                @click=${() => this.#theme(theme as any)}
              >
                ${icon(sign, 18)}
              </button>`,
          )}
        </div>
      </div>
    </header>`;
  }

  /** In the header, or in the footer on narrow screens. */
  #embedButton(where: 'wide' | 'narrow') {
    return html`<button
      class="lang embed ${where}"
      data-embed
      aria-haspopup="dialog"
      @click=${this.#embed}
    >
      ${icon('embed', 18)}${this.t('page.embed')}
    </button>`;
  }

  async #embed() {
    await import('./mex-embed.ts');
    this.renderRoot.querySelector<MexEmbed>('mex-embed')?.open(this.state);
  }

  #updateNote() {
    if (!this.newBuild) return nothing;
    return html`<div class="note" role="status" data-update>
      <p>${this.t('page.update_ready')}</p>
      <div>
        <button class="btn primary" @click=${this.newBuild}>${this.t('page.update_take')}</button>
        <button class="btn quiet" @click=${() => (this.newBuild = null)}>
          ${this.t('page.update_later')}
        </button>
      </div>
    </div>`;
  }

  #langNote() {
    const lang = this.langAway;
    if (!lang) return nothing;
    return html`<div class="note" role="status" data-lang-away>
      <p>${this.t('page.lang_failed', { name: languages[lang].name })}</p>
      <div>
        <button class="btn primary" data-retry @click=${() => void this.#chooseLang(lang)}>
          ${this.t('common.retry')}
        </button>
        <button
          class="btn quiet"
          aria-label=${this.t('common.close')}
          @click=${() => (this.langAway = null)}
        >
          ${icon('close', 18)}
        </button>
      </div>
    </div>`;
  }

  #flawNote() {
    if (!this.flaws.length) return nothing;
    const known = this.t('common.list', { items: views.map(({ name }) => name) });
    return html`<div class="note" role="status">
      <div>
        ${this.flaws.map((flaw) => {
          const later = flaw.field === 'version';
          return html`<p>
            ${this.t(`page.link_${later ? 'later' : flaw.kind}`, { ...flaw, known })}
          </p>`;
        })}
      </div>
      <button
        class="btn quiet"
        aria-label=${this.t('common.close')}
        @click=${() => (this.flaws = [])}
      >
        ${icon('close', 18)}
      </button>
    </div>`;
  }

  #view() {
    const view = viewOf(this.state.view);
    const loaded = this.loaded[view.name];
    if (loaded === undefined || this.placing)
      return html`<p class="soft loading">${this.t('common.loading')}</p>`;
    if (loaded !== true) {
      return html`<div class="away">
        <p class="error" role="alert">${this.t('page.view_failed')}</p>
        <p>
          <button class="btn" data-retry @click=${() => void this.#load(view.name)}>
            ${this.t('common.retry')}
          </button>
        </p>
      </div>`;
    }
    const drawn = this.drawn[view.name];
    if (typeof drawn === 'function') {
      return keyed(
        view.name,
        html`<div class="${view.name}-view" @mex-state=${this.#changed} @mex-sending=${this.#sent}>
          ${drawn({ state: this.state })}
        </div>`,
      );
    }
    const element = unsafeStatic(view.element);
    return staticHtml`<${element}
      .state=${this.state}
      @mex-state=${this.#changed}
      @mex-sending=${this.#sent}
    ></${element}>`;
  }

  #skip() {
    (this.renderRoot.querySelector('main') as HTMLElement | null)?.focus();
  }

  view() {
    return html`${this.#header()}
      <main tabindex="-1" data-view=${this.state.view}>
        ${this.#langNote()}${this.#updateNote()}${this.#flawNote()}${this.#view()}
      </main>
      <mex-embed></mex-embed>
      <footer>
        <span>${this.t('page.footer_local')}</span>
        <mex-offline
          @mex-build=${({ detail }: CustomEvent) => (this.newBuild = detail.take)}
        ></mex-offline>
        ${this.#embedButton('narrow')}
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
