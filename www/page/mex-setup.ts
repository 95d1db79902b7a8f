import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { describe, highlight, random } from '../engine/api.ts';
import { withMisere } from '../play/session.ts';
import { knownOf, lineOf } from '../engine/known-lines.ts';
import { cardOf, examples, isTyped } from '../games.ts';
import { Draft } from '../ui/controls/draft.ts';
import { icon } from '../ui/pictures/icons.ts';
import { define } from '../ui/element/base.ts';
import { LightElement } from '../ui/element/light-element.ts';
import { GameLines, readLine } from '../ui/element/game-lines.ts';
import './mex-editor.ts';
import type { MexError } from '../engine/errors.ts';
import type { Place, Reading } from '../engine/types.ts';
import type { Piece } from './highlighting.ts';
import type { MexEditor } from './mex-editor.ts';
import { valueOf } from '../ui/element/events.ts';
import { isGame, placeOf, problemLink, readingsOf, suggestions } from './suggestions.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import setupStyle from './setup.css?inline';
import suggestionsStyle from './suggestions.css?inline';

type Field = 'game' | 'position';

/** The texts in canonical form and where the game starts, or what is wrong with them. */
type Found = { place: Place; start: string } | { error: MexError };

/** Delay after typing before the text is checked, in milliseconds. */
const PAUSE = 160;

const FIELDS: Field[] = ['game', 'position'];

/**
 * Typed text that has not taken effect (invalid or not submitted) while its view is hidden; `over`
 * is the text it replaced.
 */
const kept: Map<string, { over: Place; draft: Place; unsent: Record<Field, boolean> }> = new Map();

/**
 * Game and position as text, checked while typing, with errors in place. They take effect on Enter,
 * on blur after a change, or by the button, and only if both are valid.
 *
 * Properties: `game`, `position`, `gameOnly`, `noKind` (normal or misère is chosen elsewhere).
 * Events: `mex-setup` with `{ game, position }`, in canonical form; before it `mex-sending` with `{
 * sent }`, a promise that settles once the texts are checked.
 */
export class MexSetup extends LightElement {
  @property() game = '';

  @property() position = '';

  @property({ type: Boolean, attribute: 'game-only' }) gameOnly = false;

  @property({ type: Boolean, attribute: 'no-kind' }) noKind = false;

  /** The error and the texts it belongs to. */
  @state() problem: { error: MexError; of: Place } | null = null;

  @state() size = 1;

  /** Highlighting of the game's text. */
  @state() pieces: { text: string; pieces: Piece[] } | null = null;

  /** What a text may mean that is no game. */
  @state() meant: { text: string; readings: Reading[] } | null = null;

  static areas = ['notation'] as const;
  static styles = styleSheets(suggestionsStyle, setupStyle);

  #timer = 0;
  #turn = 0;
  #round = 0;
  #drafts = { game: new Draft(), position: new Draft() };
  /** The game that the position in its field is of. */
  #placed = '';

  /** The last known line and entry of the game's text, while a changed text is not read yet. */
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

  /** Views with the same fields share typed text. */
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

  /** Restores text typed before the view was hidden. */
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
    // Supersedes earlier checks.
    this.#round += 1;
    clearTimeout(this.#timer);
    void this.#check();
    void this.#colour();
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
    this.requestUpdate();
    if (field === 'position') this.#placed = this.draft.game;
    if (field === 'game') void this.#colour();
    clearTimeout(this.#timer);
    this.#timer = Number(setTimeout(() => this.#check(), PAUSE));
  }

  /** Highlights a rule while it is typed. */
  async #colour() {
    const text = this.draft.game;
    await readLine(text);
    // The core finds the rules in it: alone, in a sum, or played in all parts at once.
    const pieces = await highlight(text).catch(() => []);
    if (text === this.draft.game) this.pieces = pieces.length ? { text, pieces } : null;
  }

  /** @param game an example to edit */
  #retype(game: string) {
    this.#editor('game')?.retype(game);
  }

  /** Example rules, or the button that shows them. */
  #rules() {
    if (!isTyped(this.#card)) {
      return html`<div class="rules">
        <button class="btn" data-rule @click=${() => this.#retype(examples[0].game)}>
          ${icon('write', 18)}${this.t('notation.write_rule')}
        </button>
      </div>`;
    }
    return html`<details class="rules">
      <summary>${this.t('notation.examples')}</summary>
      <ul>
        ${examples.map(
          ({ name, game }) =>
            html`<li>
              <button class="offer" data-example=${name} @click=${() => this.#retype(game)}>
                <span>${this.t(`notation.example_${name}`)}</span><code>${game}</code>
              </button>
            </li>`,
        )}
      </ul>
    </details>`;
  }

  /**
   * Leaves a game for another.
   * @returns the position there
   */
  async #move(left: string, { game, position }: Place): Promise<string> {
    const { keepPosition, placeIn } = await import('./new-game.ts');
    keepPosition(left, position);
    return placeIn(game, position);
  }

  /**
   * @returns in canonical form; where another
   * game was typed, with a position of it, which `start` is as typed
   */
  async #look(of: Place): Promise<Found> {
    let start = of.position;
    try {
      const left = this.#placed;
      await Promise.all([of.game, left].map(readLine));
      const name = cardOf(of.game)?.name;
      const moves = !this.gameOnly && name && name !== cardOf(left)?.name;
      if (moves) start = await this.#move(left, of);
      const { game, position } = await describe(of.game, start);
      return { place: { game, position }, start };
    } catch (error) {
      return this.gameOnly && error.details?.field !== 'game' ? { place: of, start } : { error };
    }
  }

  async #check() {
    const turn = ++this.#turn;
    const of = this.draft;
    const found = await this.#look(of);
    if (turn !== this.#turn) return;
    this.problem = 'error' in found ? { error: found.error, of } : null;
    if (this.#errorOf('game')) void this.#offer(of.game);
    if ('error' in found || cardOf(of.game)?.name === cardOf(this.#placed)?.name) return;
    this.#placed = of.game;
    if (found.start === of.position) return;
    this.#drafts.position.type(found.start);
    this.requestUpdate();
  }

  /** Offers what the text in the game's field may mean. */
  async #offer(text: string) {
    if (this.meant?.text === text) return;
    const readings = await readingsOf(text);
    if (text === this.draft.game) this.meant = { text, readings };
  }

  /** Takes a text that is no game for the game that it certainly means, and follows one that means a problem. */
  async #understand(of: Place): Promise<Found> {
    const found = await this.#look(of);
    if (!('error' in found) || found.error.details?.field !== 'game') return found;
    const [first] = await readingsOf(of.game);
    if (!first?.certain) return found;
    if (isGame(first)) {
      const start = await placeOf(first, of.position);
      const { game, position } = await describe(start.game, start.position);
      return { place: { game, position }, start: position };
    }
    if (!this.gameOnly && first.problem) location.hash = problemLink(first.problem);
    return found;
  }

  /** Replaces what was typed by a suggestion, which takes effect at once. */
  #take(place: Place) {
    for (const field of FIELDS) this.#drafts[field].type(place[field]);
    this.#placed = place.game;
    this.requestUpdate();
    void this.#apply();
  }

  #suggestions() {
    const { meant } = this;
    if (!meant || meant.text !== this.draft.game || !this.#errorOf('game')) return nothing;
    return suggestions(this, meant.readings, async (reading) =>
      this.#take(await placeOf(reading, this.draft.position)),
    );
  }

  async #apply() {
    clearTimeout(this.#timer);
    if (!this.#touched) return;
    const sent = this.draft;
    for (const field of FIELDS) this.#drafts[field].send();
    const round = ++this.#round;
    const turn = ++this.#turn;
    const looking = this.#understand(sent);
    this.emit('mex-sending', { sent: looking });
    const found = await looking;
    if (turn === this.#turn) {
      this.problem = 'error' in found ? { error: found.error, of: sent } : null;
    }
    if (round !== this.#round || 'error' in found) return;
    if (!this.isConnected) kept.delete(this.#kind);
    for (const field of FIELDS) this.#drafts[field].answer(sent[field], found.place[field]);
    if (this.draft.position === found.place.position) this.#placed = found.place.game;
    this.requestUpdate();
    this.emit('mex-setup', found.place);
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

  /** The error, if it belongs to this field and to the current texts. */
  #errorOf(field: Field) {
    if (!this.problem) return null;
    const { error, of } = this.problem;
    const { game, position } = this.draft;
    if (of.game !== game || (!this.gameOnly && of.position !== position)) return null;
    return (error.details?.field ?? 'position') === field ? error : null;
  }

  /** Normal or misère play. */
  #kinds() {
    const misere = Boolean(this.#line?.misere);
    const kinds = [
      [false, 'normal'],
      [true, 'misere'],
    ];
    return html`<div class="flow row">
      <div class="flow" role="group" aria-label=${this.t('notation.rule_kind')}>
        ${kinds.map(
          ([value, key]) =>
            html`<button
              class="chip"
              data-misere=${String(value)}
              aria-pressed=${misere === value}
              @click=${() => this.#setMisere(Boolean(value))}
            >
              ${this.t(`page.${key}`)}
            </button>`,
        )}
      </div>
    </div>`;
  }

  #rest() {
    return html`${this.noKind ? nothing : this.#kinds()}
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
                  ${this.t(`page.size_${size}`)}
                </option>`,
            )}
          </select>
        </span>
      </div>`;
  }

  view() {
    const edit = (field: Field) =>
      html`<mex-editor
        name=${field}
        .label=${this.t(`page.${field}_label`)}
        .value=${this.draft[field]}
        .error=${this.#errorOf(field)}
        .hint=${this.#hint(field)}
        ?wrap=${field === 'game'}
        .pieces=${field === 'game' ? this.pieces : null}
        @mex-input=${(e: CustomEvent) => this.#typed(field, e.detail.value)}
        @mex-submit=${this.#apply}
      ></mex-editor>`;
    return html`<div class="fields">
        <div>${edit('game')} ${this.#suggestions()} ${this.#rules()}</div>
        ${this.gameOnly ? nothing : edit('position')}
      </div>
      ${
        this.#touched && !this.problem
          ? html`<div class="flow row">
              <button class="btn primary" data-apply @click=${this.#apply}>
                ${this.t(this.gameOnly ? 'notation.apply_game' : 'notation.apply')}
              </button>
            </div>`
          : nothing
      }
      ${this.gameOnly ? nothing : this.#rest()}`;
  }

  /** The explanation of the notation below its field. */
  #hint(field: Field) {
    const card = this.#card;
    if (field !== (this.gameOnly || isTyped(card) ? 'game' : 'position')) return '';
    return card ? this.t(`notation.${card.name}`) : '';
  }
}

define('mex-setup', MexSetup);
