import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { lineOf } from '../engine/known-lines.ts';
import { nameOf } from '../games.ts';
import { lessonOf } from './proofs.ts';
import { headingOf } from '../view/game-heading.ts';
import { matchLink } from './board-link.ts';
import { alertLine } from '../view/parts.ts';
import { writeLink } from '../links/state.ts';
import { firstPictures, pictureIn } from '../ui/pictures/first-games.ts';
import { icon } from '../ui/pictures/icons.ts';
import { start } from '../ui/element/pause.ts';
import { whenOnline } from '../ui/element/online.ts';
import { welcome } from './welcome.ts';
import { fields } from '../saved/settings.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { gamePictures } from './late-parts.ts';
import './mex-game.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import welcomeStyle from './welcome.css?inline';
import type { LitElement } from 'lit';
import type { Shown, ViewStore } from '../view/page-view.ts';
import type { State } from '../links/state.ts';
import type { Analysis, Place } from '../engine/types.ts';
import type { Links } from './mex-report.ts';
import type { MexPicker } from '../setup/mex-picker.ts';
import type { GameModel } from './game-model.ts';
import type { onPlayKey } from './play-keys.ts';

/**
 * The play view: the game's name and rules, the board, the fields for game and position as text, and a
 * collapsible explanation.
 */
export class MexPlayView extends MexElement implements Shown {
  @property({ attribute: false }) state!: State;

  @property({ attribute: false }) store!: ViewStore;

  @property({ attribute: false }) game!: GameModel;

  @state() whyReady = false;

  /** Whether the explanation could not be loaded. */
  @state() whyAway = false;

  /** Whether the game picker could not be loaded. */
  @state() pickerAway = false;

  /**
   * `fields`: whether the fields of game and position are unfolded, initially as the person left them;
   * `setupReady`: whether their element is loaded.
   */
  @state() fields = fields.value === 'open';

  @state() setupReady = false;

  /** The game, if its explanation mentions tame heaps or a misère quotient; otherwise ''. */
  @state() classed = '';

  static styles = styleSheets(welcomeStyle);

  /** The explanation that was opened by its tab, until the explanation is drawn. */
  #followed: HTMLDetailsElement | null = null;

  #keyHandler?: typeof onPlayKey;

  #lines = new GameLines(this, () => [this.state.game]);

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.#onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#onKey);
  }

  /**
   * Handle a key. The first key of any kind loads the handler, so that later keys find it and it can prevent
   * the browser's own undo, for which an import would be too late.
   */
  #onKey = (event: KeyboardEvent) => {
    const [from] = event.composedPath();
    const press = (handler: typeof onPlayKey) =>
      (this.#keyHandler = handler)(event, from as Element, this.game);
    if (this.#keyHandler) press(this.#keyHandler);
    // Ignore failures: if the module cannot be loaded, the buttons have the same functions.
    else
      import('./play-keys.ts').then(
        (module) => press(module.onPlayKey),
        () => {},
      );
  };

  #setUp({ detail: { game, position } }: CustomEvent<Place>) {
    this.store.patchFrom(this, { game, position, start: position, moves: [] }, true);
  }

  async #understand(event: Event) {
    const fold = event.target as HTMLDetailsElement;
    const { open } = fold;
    // True if the tab opened the explanation, rather than a click on the summary or the link with which the
    // page was opened.
    const isFollowed = this.state.why && navigator.userActivation?.hasBeenActive;
    this.store.patchFrom(this, { why: open }, false);
    if (!open) return;
    this.#followed = isFollowed ? fold : null;
    await this.#loadWhy();
    this.#scrollToWhy();
  }

  #scrollToWhy() {
    const top = this.#followed?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 2) this.#followed?.scrollIntoView();
  }

  async #loadWhy() {
    if (this.whyReady) return;
    try {
      await import('../why/mex-why.ts');
      this.whyReady = true;
      this.whyAway = false;
    } catch {
      this.whyAway = true;
      whenOnline(() => void this.#loadWhy());
    }
  }

  #showFields({ target }: Event) {
    const { open } = target as HTMLDetailsElement;
    if (open) void this.#loadSetup();
    if (open === this.fields) return;
    this.fields = open;
    fields.value = open ? 'open' : 'closed';
  }

  async #loadSetup() {
    try {
      await import('../setup/mex-setup.ts');
      this.setupReady = true;
    } catch {
      whenOnline(() => void this.#loadSetup());
    }
  }

  /** Draw the fields of game and position as text. They are unfolded on request, or to correct an error. */
  #setup() {
    const { game, start } = this.state;
    return html`<details class="fold" ?open=${this.fields} @toggle=${this.#showFields}>
      <summary class="item">
        ${icon('write', 20)}
        <span><h2 class="fold-title">${this.t('page.set_up')}</h2></span>
        ${icon('down', 20)}
      </summary>
      <div class="fold-body">
        ${
          this.setupReady
            ? html`<mex-setup
                no-kind
                game=${game}
                position=${start}
                @mex-setup=${this.#setUp}
              ></mex-setup>`
            : nothing
        }
      </div>
    </details>`;
  }

  #head() {
    const { game } = this.state;
    const { name, title, rule, goal, line } = headingOf(this.lang, game, { boards: true });
    // Reserve a line for the rule while the core parses the game.
    const waits = this.#lines.isWaiting(game);
    const isFirst = !name || name in firstPictures;
    const pictures = (isFirst ? null : gamePictures(this)?.pictures) ?? firstPictures;
    return html`<header class="lead">
      ${pictureIn(pictures, name, 76, lineOf(game)?.canonical)}
      <div class="words">
        <h1>${title}</h1>
        ${
          rule
            ? html`<p class="rule">${rule} <span class="goal">${goal}</span></p>`
            : waits
              ? html`<p class="rule" aria-hidden="true">&nbsp;</p>`
              : nothing
        }
        ${line ? html`<p class="rule-text mono">${line}</p>` : nothing}
      </div>
      <button class="btn choose" data-choose @click=${this.#choose}>
        ${icon('grid', 18)}${this.t('page.change_game')}
      </button>
    </header>`;
  }

  /** Play a move that the person selected in the explanation. */
  #try({ detail }: CustomEvent<{ text: string }>) {
    void this.game.move(detail.text);
  }

  /** Functions of the page that the game's report and buttons use. */
  #links: Links = {
    proof: (theorem) => {
      const lesson = lessonOf(theorem);
      return lesson ? writeLink({ ...this.state, view: 'learn', lesson, step: 0 }) : null;
    },
    match: (link) => new URL(writeLink(matchLink(link, this.state)), location.href).href,
    share: async (game) => (await import('./sharing/share.ts')).share(game, this.state),
  };

  async #explained({ target, detail: { result } }: CustomEvent<{ result: Analysis }>) {
    const speaks = result.why.some(
      (step) =>
        (step.kind === 'table' && step.id === 'quotient') ||
        (step.kind === 'theorem' && step.id === 'tame'),
    );
    this.classed = speaks ? result.game : '';
    // Scroll again after the explanation is drawn: browsers keep older content in view when an element is
    // inserted above it.
    await (target as LitElement).updateComplete;
    this.#scrollToWhy();
    this.#followed = null;
  }

  async #choose() {
    try {
      await import('../setup/mex-picker.ts');
      this.pickerAway = false;
    } catch {
      this.pickerAway = true;
      return;
    }
    this.renderRoot.querySelector<MexPicker>('mex-picker')?.open();
  }

  #toQuotient() {
    const href = writeLink({ ...this.state, view: 'quotient' });
    return html`<p class="ways bare">
      <a data-quotient href=${href}>${icon('quotient', 18)}${this.t('page.see_quotient')}</a>
    </p>`;
  }

  #why() {
    const { game, position, why } = this.state;
    return html`<details class="fold" ?open=${why} @toggle=${this.#understand}>
      <summary class="item">
        ${icon('idea', 20)}
        <span>
          <h2 class="fold-title">${this.t('page.understand')}</h2>
          <span class="dim fold-note">${this.t('page.understand_note')}</span>
        </span>
        ${icon('down', 20)}
      </summary>
      <div class="fold-body">
        <h3 class="sr">${this.t('page.why')}</h3>
        ${
          why && this.whyReady
            ? html`<mex-why
                  game=${game}
                  position=${position}
                  @mex-try=${this.#try}
                  @mex-ready=${this.#explained}
                ></mex-why>
                ${this.classed === game ? this.#toQuotient() : nothing}`
            : alertLine(why && this.whyAway && this.t('page.why_failed'))
        }
      </div>
    </details>`;
  }

  view() {
    const { game } = this.state;
    return html`${welcome(this)}${this.#head()}
      ${alertLine(this.pickerAway && this.t('page.view_failed'))}
      <div class="play apart">
        <section class="board card" aria-labelledby="board">
          <h2 id="board" class="sr">${this.t('page.board')}</h2>
          <mex-game
            .model=${this.game}
            .links=${this.#links}
            @mex-error=${() => (this.fields = true)}
          ></mex-game>
        </section>
        ${start.on && !this.hasUpdated ? nothing : this.#beside()}
      </div>
      <mex-picker .current=${nameOf(game)} @mex-pick=${this.#setUp}></mex-picker>`;
  }

  /** Draw the explanation and the fields; while the front page starts, they are left to a second update. */
  #beside() {
    return html`<div class="under">${this.#why()}</div>
      <aside class="side" aria-label=${this.t('page.set_up')}>${this.#setup()}</aside>`;
  }

  firstUpdated() {
    if (start.on) this.requestUpdate();
  }
}

define('mex-play-view', MexPlayView);

/** @param game the page's game model, which continues while other views are shown */
export const playView = ({ state, store }: Shown, game: GameModel) =>
  html`<mex-play-view .state=${state} .store=${store} .game=${game}></mex-play-view>`;
