import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { highlight, random } from '../engine/api.ts';
import { knownOf, lineOf } from '../engine/known-lines.ts';
import { cardOf, isTyped, withMisere } from '../games.ts';
import { Draft } from '../ui/controls/draft.ts';
import { icon } from '../ui/pictures/icons.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { GameLines, readLine } from '../ui/element/game-lines.ts';
import './mex-editor.ts';
import type { mexDraw } from '../draw/mex-draw.ts';
import { MexError } from '../engine/errors.ts';
import type { Place, Reading } from '../engine/types.ts';
import type { Piece } from './highlighting.ts';
import type { MexEditor } from './mex-editor.ts';
import type { GameReading } from './meanings.ts';
import type { Typed, Understood } from './understanding.ts';
import { drawnGame } from '../draw/drawn-games.ts';
import { valueOf } from '../ui/element/events.ts';
import { TYPING } from './typing.ts';
import { certainOf, isGame, linkOf, placeOf } from './meanings.ts';
import { remarkOn, sizesAsked, suggestions } from './suggestions.ts';
import { Understanding, accepted } from './understanding.ts';
import { kindChips, ruleExamples } from './setup-parts.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import setupStyle from './setup.css?inline';
import suggestionsStyle from './suggestions.css?inline';

type Field = 'game' | 'position';

/**
 * Matches texts that may contain a rule. Texts of words and numbers alone contain none, and hence do not
 * require the full core.
 */
const HAS_SIGNS = /[^\p{L}\p{N}\s.,]/u;

const FIELDS: Field[] = ['game', 'position'];

/**
 * Typed text that has not taken effect (invalid or not submitted), kept while its view is hidden. `over`
 * contains the texts that the typed text replaced.
 */
const kept: Map<string, { over: Place; draft: Place; unsent: Record<Field, boolean> }> = new Map();

/**
 * Game and position as text, checked while typing, with errors in place. They take effect on Enter,
 * on blur after a change, or by the button, and only if both are valid.
 *
 * Properties: `game`, `position`, `gameOnly`, `noKind` (normal or misère is chosen elsewhere), `draws` (a graph can be
 * drawn for any game, and not only for one that is played on a graph).
 * Events: `mex-setup` with `{ game, position }`, in canonical form.
 */
export class MexSetup extends MexElement {
  @property() game = '';

  @property() position = '';

  @property({ type: Boolean, attribute: 'game-only' }) gameOnly = false;

  @property({ type: Boolean, attribute: 'no-kind' }) noKind = false;

  @property({ type: Boolean }) draws = false;

  /** The function that draws the dialog for drawing a graph, while the dialog is open. */
  @state() sheet: typeof mexDraw | null = null;

  /** The error, and the game and position to which the error belongs. */
  @state() problem: { error: MexError; of: Place } | null = null;

  @state() size = 1;

  /** The highlighted tokens of the game's text, with that text. */
  @state() pieces: { text: string; pieces: Piece[] } | null = null;

  /** The possible meanings of a text that is not a game in the notation. */
  @state() meant: { text: string; readings: Reading[] } | null = null;

  /** The game whose heap sizes the user is asked for. */
  @state() asked: GameReading | null = null;

  static areas = ['notation'] as const;
  static styles = styleSheets(suggestionsStyle, setupStyle);

  #timer = 0;
  /** A counter of submissions and of changes from the page; only results of the last one take effect. */
  #round = 0;
  #understanding = new Understanding();
  #drafts = { game: new Draft(), position: new Draft() };
  /** The game to which the text in the position field belongs. */
  #placed = '';

  /** The text whose highlighting was last requested. */
  #coloured = '';

  /**
   * The parsed game and its card (entry of the list of games); kept while a changed text is not parsed yet.
   */
  #line = lineOf('');
  #card = cardOf('');

  constructor() {
    super();
    new GameLines(this, () => [this.draft.game]);
  }

  /** The texts in the fields. */
  get draft(): Place {
    const { game, position } = this.#drafts;
    return { game: game.text, position: position.text };
  }

  /** The key under which typed text is kept; views with the same fields share typed text. */
  get #kind() {
    return this.gameOnly ? 'game' : 'place';
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    const { game, position } = this;
    const unsent = { game: this.#drafts.game.unsent, position: this.#drafts.position.unsent };
    const found = { over: { game, position }, draft: this.draft, unsent };
    if (this.#touched) kept.set(this.#kind, found);
    else kept.delete(this.#kind);
  }

  /** Restore text typed before the view was hidden. */
  #recall() {
    const found = kept.get(this.#kind);
    kept.delete(this.#kind);
    if (found?.over.game !== this.game) return;
    if (!this.gameOnly && found.over.position !== this.position) return;
    for (const field of FIELDS) {
      if (found.draft[field] === found.over[field]) continue;
      this.#drafts[field].type(found.draft[field]);
      this.#placed = this.draft.game;
      if (!found.unsent[field]) this.#drafts[field].send();
    }
  }

  willUpdate(changed: Map<string, unknown>) {
    this.#takeNews(changed);
    const { game } = this.draft;
    this.#line = lineOf(game) ?? this.#line;
    if (knownOf(game)) this.#card = cardOf(game);
    if (this.#coloured !== game) void this.#colour(game);
  }

  #takeNews(changed: Map<string, unknown>) {
    let news = false;
    for (const field of FIELDS) {
      if (!changed.has(field)) continue;
      const focused = this.#editor(field)?.matches(':focus-within') ?? false;
      if (this.#drafts[field].take(this[field], focused)) news = true;
    }
    if (!news) return;
    if (this.draft.position === this.position) this.#placed = this.game;
    if (!this.hasUpdated) this.#recall();
    // Supersede earlier checks and submissions.
    this.#round += 1;
    clearTimeout(this.#timer);
    void this.#check();
  }

  get #touched() {
    const { game, position } = this.draft;
    return game !== this.game || (!this.gameOnly && position !== this.position);
  }

  #editor(field: Field): MexEditor | null {
    return this.renderRoot.querySelector(`mex-editor[name="${field}"]`);
  }

  #typed(field: Field, value: string) {
    const draft = this.#drafts[field];
    if (draft.text === value) return;
    draft.type(value);
    this.asked = null;
    this.requestUpdate();
    if (field === 'position') this.#placed = this.draft.game;
    clearTimeout(this.#timer);
    this.#timer = Number(setTimeout(() => this.#check(), TYPING));
  }

  /** Highlight the rules in the game's text. */
  async #colour(text: string) {
    this.#coloured = text;
    await readLine(text);
    // The core finds rules in all kinds of texts: a single rule, a sum, or a game played in all parts at
    // once.
    const pieces = HAS_SIGNS.test(text) ? await highlight(text).catch(() => []) : [];
    if (text === this.draft.game) this.pieces = pieces.length ? { text, pieces } : null;
  }

  /** @param game an example to edit */
  #retype(game: string) {
    this.#editor('game')?.retype(game);
  }

  get #typedTexts(): Typed {
    return { ...this.draft, placed: this.#placed, gameOnly: this.gameOnly };
  }

  /** Return whether the fields still contain these texts. */
  #holds({ game, position }: Place) {
    const { draft } = this;
    return draft.game === game && (this.gameOnly || draft.position === position);
  }

  /** Show the error and the possible meanings of texts, if the fields still contain them. */
  #show(of: Place, { found, readings }: Understood) {
    if (!this.#holds(of)) return;
    this.problem = 'error' in found ? { error: found.error, of } : null;
    this.meant = { text: of.game, readings };
  }

  /**
   * Check the typed texts without applying them. After a change to another kind of game, write a position of
   * this game into the position field.
   */
  async #check() {
    const of = this.#typedTexts;
    const understood = await this.#understanding.of(of);
    const { found } = understood;
    this.#show(of, understood);
    if (!this.#holds(of) || of.placed !== this.#placed || 'error' in found) return;
    if (cardOf(of.game)?.name === cardOf(of.placed)?.name) return;
    this.#placed = of.game;
    if (found.start === of.position) return;
    this.#drafts.position.type(found.start);
    this.requestUpdate();
  }

  /** Replace the typed text by a suggestion and apply the suggestion. */
  async #take(reading: GameReading) {
    if (reading.heaps !== null && !this.gameOnly) return this.#askSizes(reading);
    const place = await placeOf(reading, this.draft.position);
    for (const field of FIELDS) this.#drafts[field].type(place[field]);
    this.#placed = place.game;
    this.requestUpdate();
    await this.#apply();
  }

  /** Write the game into its field, and ask for the sizes of its heaps in the position field. */
  async #askSizes(reading: GameReading) {
    this.#drafts.game.type(reading.game);
    this.#drafts.game.send();
    this.#placed = reading.game;
    this.problem = null;
    this.asked = reading;
    await this.updateComplete;
    this.#editor('position')?.focus();
    this.#editor('position')?.select();
  }

  #suggestions() {
    const { meant } = this;
    if (!meant || meant.text !== this.draft.game || !this.#errorOf('game')) return nothing;
    // The remark names the first meaning if it is a game that is not available.
    const offered = meant.readings.filter(({ absent }, i) => i > 0 || !absent);
    const { understood } = this.#remark;
    return html`<p class="soft understood" role="status">
        ${understood ? this.t('notation.understood') : nothing}
      </p>
      ${suggestions(this, meant.text, offered, (reading) => void this.#take(reading))}`;
  }

  /** The remark on a game's text that does not follow the notation. */
  get #remark() {
    const error = this.#errorOf('game');
    const all = this.meant?.text === this.draft.game ? this.meant.readings : [];
    return remarkOn(this, this.draft.game, all, error);
  }

  /**
   * Apply the typed texts.
   * @param entered whether Enter was pressed, which may lead to another field or view
   */
  async #apply(entered = false) {
    clearTimeout(this.#timer);
    // Wait while the user is asked for heap sizes: the focus has only moved from the game field to the
    // position field.
    if (!this.#touched || (this.asked && !entered)) return;
    const sent = this.#typedTexts;
    for (const field of FIELDS) this.#drafts[field].send();
    const round = ++this.#round;
    const understanding = this.#understanding.of(sent);
    const accepting = understanding.then((understood) => accepted(understood, sent));
    const [understood, found] = await Promise.all([understanding, accepting]);
    this.#show(sent, { ...understood, found });
    if (round !== this.#round) return;
    if ('error' in found) {
      if (entered && this.#holds(sent)) await this.#lead(understood);
      return;
    }
    this.asked = null;
    if (!this.isConnected) kept.delete(this.#kind);
    for (const field of FIELDS) this.#drafts[field].answer(sent[field], found.place[field]);
    if (this.draft.position === found.place.position) this.#placed = found.place.game;
    this.requestUpdate();
    this.emit('mex-setup', found.place);
  }

  /** Act on a certain meaning that gives no position: ask for heap sizes, or open a problem or a view. */
  async #lead({ readings }: Understood) {
    const certain = certainOf(readings);
    if (!certain) return;
    if (isGame(certain)) return this.#askSizes(certain);
    const href = linkOf(certain);
    if (href) location.hash = href;
  }

  async #setMisere(misere: boolean) {
    const { game } = this.draft;
    await readLine(game);
    const line = lineOf(game);
    if (!line) return this.#check();
    this.#drafts.game.type(withMisere(line, misere));
    this.requestUpdate();
    await this.#apply();
  }

  async #random() {
    const of = this.draft;
    const seed = Math.floor(Math.random() * 2 ** 31);
    try {
      const level = this.size as 0 | 1 | 2;
      this.emit('mex-setup', await random(of.game, { seed, level }));
    } catch (error) {
      this.problem = { error, of };
    }
  }

  async #draw() {
    const of = this.draft;
    try {
      this.sheet = (await import('../draw/mex-draw.ts')).mexDraw;
    } catch (error) {
      this.problem = { error: MexError.from(error), of };
    }
  }

  /** Draw the button that opens the dialog for drawing a graph, and the dialog. */
  #drawing() {
    const { game, position, sheet } = this;
    if (!this.draws && !drawnGame(game)) return nothing;
    const drawn = ({ detail }: CustomEvent<Place>) => this.emit('mex-setup', detail);
    return html`<button class="btn" data-draw @click=${this.#draw}>
        ${icon('graph', 18)}${this.t('notation.draw')}
      </button>
      ${
        sheet
          ? html`<div @mex-draw=${drawn}>
              ${sheet({ place: { game, position }, closed: () => (this.sheet = null) })}
            </div>`
          : nothing
      }`;
  }

  /** Return the error if it belongs to this field and to the current texts, otherwise null. */
  #errorOf(field: Field) {
    if (!this.problem) return null;
    const { error, of } = this.problem;
    return this.#holds(of) && (error.details?.field ?? 'position') === field ? error : null;
  }

  #rest() {
    return html`${this.noKind ? nothing : kindChips(this, Boolean(this.#line?.misere), (misere) => void this.#setMisere(misere))}
      <div class="flow row">
        <span class="flow">
          <button class="btn" data-random @click=${this.#random}>
            ${icon('dice', 18)}${this.t('notation.random')}
          </button>
          <select
            class="field"
            aria-label=${this.t('notation.random_size')}
            @change=${(e: Event) => (this.size = Number(valueOf(e)))}
          >
            ${[0, 1, 2].map(
              (size) =>
                html`<option value=${size} ?selected=${size === this.size}>
                  ${this.t(`notation.size_${size}`)}
                </option>`,
            )}
          </select>
        </span>
        ${this.#drawing()}
      </div>`;
  }

  /** Draw the question for the sizes of heaps. */
  #sizes() {
    const { asked } = this;
    const words = asked?.game === this.draft.game ? sizesAsked(this, asked) : '';
    return html`<p class="asked" role="status">${words}</p>`;
  }

  view() {
    const { words, spot, understood } = this.#remark;
    const edit = (field: Field) =>
      html`<mex-editor
        name=${field}
        .label=${this.t(`page.${field}_label`)}
        .value=${this.draft[field]}
        .error=${field === 'game' && understood ? null : this.#errorOf(field)}
        .words=${field === 'game' ? words : ''}
        .spot=${field === 'game' ? spot : null}
        .hint=${words && field === 'game' ? '' : this.#hint(field)}
        ?wrap=${field === 'game'}
        .pieces=${field === 'game' ? this.pieces : null}
        @mex-input=${(e: CustomEvent) => this.#typed(field, e.detail.value)}
        @mex-submit=${(e: CustomEvent) => this.#apply(e.detail.entered)}
      ></mex-editor>`;
    return html`<div class="fields">
        <div>
          ${edit('game')} ${this.#suggestions()}
          ${ruleExamples(this, this.#card, (game) => this.#retype(game))}
        </div>
        ${this.gameOnly ? nothing : html`<div>${edit('position')}${this.#sizes()}</div>`}
      </div>
      ${
        this.#touched && (!this.problem || understood)
          ? html`<div class="flow row">
              <button class="btn primary" data-apply @click=${() => this.#apply(true)}>
                ${this.t(this.gameOnly ? 'notation.apply_game' : 'notation.apply')}
              </button>
            </div>`
          : nothing
      }
      ${this.gameOnly ? nothing : this.#rest()}`;
  }

  /** Return the explanation of the notation, for the field that it stands below. */
  #hint(field: Field) {
    const card = this.#card;
    if (field !== (this.gameOnly || isTyped(card) ? 'game' : 'position')) return '';
    return card ? this.t(`notation.${card.name}`) : '';
  }
}

define('mex-setup', MexSetup);
