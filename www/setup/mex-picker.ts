import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { cardOf, groups } from '../games.ts';
import { fetchAllWords } from '../i18n/languages.ts';
import { sayRule } from '../i18n/rule.ts';
import { isNamed, findGames } from './find-games.ts';
import { picture } from '../ui/pictures/games.ts';
import { MexElement, define } from '../ui/element/base.ts';
import { readLine } from '../ui/element/game-lines.ts';
import { isEnter, typed } from '../ui/controls/typed-text.ts';
import type { GameCard } from '../games.ts';
import type { Reading } from '../engine/types.ts';
import type { MexError } from '../engine/errors.ts';
import type { MexEditor } from './mex-editor.ts';
import { describe } from '../engine/api.ts';
import { valueOf } from '../ui/element/events.ts';
import { dialogBar } from '../view/parts.ts';
import { certainOf, isGame, linkOf, placeOf, readingsOf } from './meanings.ts';
import { absence, sizesAsked, suggestions } from './suggestions.ts';
import { pause } from '../ui/element/pause.ts';
import { TYPING } from './typing.ts';
import { reasonLine, reasonOf } from './reason.ts';
import type { GameReading } from './meanings.ts';
import './mex-editor.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './mex-picker.css?inline';
import dialogStyle from '../view/dialog.css?inline';
import suggestionsStyle from './suggestions.css?inline';
import fieldStyle from '../ui/controls/text-field.css?inline';

/** A search text, its possible meanings, and the reason why there are none. */
interface Meant {
  text: string;
  readings: Reading[];
  reason: MexError | null;
}

/**
 * The game picker: a dialog of cards in groups, each with a sentence and an example, and a search
 * field. `open()` shows it. Event: `mex-pick` with `{ game, position }`. Property `current`: the
 * name of the game being played.
 */
export class MexPicker extends MexElement {
  @property() current = '';

  /** Whether the dialog has been opened before. The cards are rendered on first opening. */
  @state() opened = false;

  /** The search text. */
  @state() sought = '';

  static areas = ['notation'] as const;
  static styles = styleSheets(fieldStyle, dialogStyle, suggestionsStyle, style);

  /** The search text that was last analysed, and its meaning. */
  @state() meant: Meant = { text: '', readings: [], reason: null };

  /** Whether to ask for a choice, since Enter was pressed on a text with several meanings or none. */
  @state() asks = false;

  /** The selected game whose heap sizes are missing, the sizes typed so far, and their error. */
  @state() sized: { reading: GameReading; text: string; error: MexError | null } | null = null;

  /** A counter in the key of the search field; raising it resets the field. */
  #round = 0;

  get #dialog() {
    return this.renderRoot.querySelector('dialog') as HTMLDialogElement;
  }

  async open() {
    this.opened = true;
    this.#seek('');
    // Load the texts of all languages, as a name in any language finds a game.
    void fetchAllWords().then(() => this.requestUpdate());
    await this.updateComplete;
    this.#dialog.showModal();
    this.#dialog.scrollTop = 0;
    const card = this.renderRoot.querySelector<HTMLElement>('[aria-current="true"]');
    card?.scrollIntoView({ block: 'center' });
    // Move the focus to the search field, so that the user can type at once.
    this.renderRoot.querySelector<HTMLElement>('[type="search"]')?.focus({
      preventScroll: true,
    });
  }

  close() {
    this.#dialog.close();
  }

  /**
   * Close the dialog after a click on its backdrop or on a link.
   * @param event the click
   */
  #outside(event: MouseEvent) {
    const isLink = event.target instanceof Element && event.target.closest('a[href]');
    if (event.target === this.#dialog || isLink) this.close();
  }

  #pick({ game, position }: GameCard) {
    this.close();
    this.emit('mex-pick', { game, position });
  }

  #go(group: string) {
    const title = this.renderRoot.querySelector<HTMLElement>(`#${group}-title`);
    title?.closest('section')?.scrollIntoView({ block: 'start' });
    title?.focus({ preventScroll: true });
  }

  #card(card: GameCard) {
    return html`<li>
      <button
        class="offer card"
        aria-current=${card.name === this.current}
        data-game=${card.name}
        @click=${() => this.#pick(card)}
      >
        ${picture(card.name, 60, card.game)}
        <span class="name">${this.t(`games.${card.name}`)}</span>
        <span class="rule">${sayRule(this.t, { card: card.name })}</span>
        <span class="dim example mono">${card.game} · ${card.position}</span>
      </button>
    </li>`;
  }

  view() {
    return html`<dialog aria-labelledby="picker-title" @click=${this.#outside}>
      ${this.opened ? this.#inside() : nothing}
    </dialog>`;
  }

  #inside() {
    return html`<header>
        ${dialogBar('picker-title', this.t('page.change_game'), this.t('common.close'), () => this.close())}
        ${this.#search()}
        ${
          this.sought.trim()
            ? nothing
            : html`<nav aria-label=${this.t('notation.groups')}>
                ${groups.map(
                  ({ name }) =>
                    html`<button class="chip" data-group=${name} @click=${() => this.#go(name)}>
                      ${this.t(`notation.group_${name}`)}
                    </button>`,
                )}
              </nav>`
        }
      </header>
      ${this.sought.trim() ? this.#found() : this.#groups()}`;
  }

  /** Replace the text of the search field and search for it. */
  #seek(text: string) {
    this.#round += 1;
    void this.#sought(text);
    this.requestUpdate();
  }

  async #sought(text: string) {
    this.sought = text;
    this.asks = false;
    this.sized = null;
    await pause(TYPING);
    if (text === this.sought && text.trim() !== this.meant.text) await this.#understand();
  }

  /** Find the meaning of the search text, after a pause in typing and on Enter. */
  async #understand() {
    const { sought } = this;
    const text = sought.trim();
    const [readings] = text ? await Promise.all([readingsOf(text), readLine(text)]) : [[]];
    const reason = text && !readings.length ? await reasonOf(text) : null;
    if (sought === this.sought) this.meant = { text, readings, reason };
  }

  /** Return the games that match the search text, and the other meanings of the text. */
  #offers() {
    const { text, readings } = this.meant;
    const found = findGames(this.sought);
    if (text !== this.sought.trim()) return { cards: found, others: [] };
    // Omit a meaning that is just a game among the found cards, without position or heap sizes.
    const isCard = ({ game, position, heaps }: Reading) =>
      position === null && heaps === null && found.some((card) => card.game === game);
    const others = readings.filter((reading) => !isCard(reading));
    // Omit a game whose name only begins the text, if the text certainly means another game.
    const certain = certainOf(readings);
    const own = certain && cardOf(text);
    const isBegun = (card: GameCard) => card === own && card.name !== certain?.card;
    const isOffered = ({ game }: GameCard) => others.some((other) => other.game === game);
    const cards = found.filter((card) => !isOffered(card) && !isBegun(card));
    return { cards, others };
  }

  /** Play the game that a text means, or ask for its heap sizes first. */
  async #pickReading(reading: GameReading) {
    if (reading.heaps !== null) {
      this.sized = { reading, text: '', error: null };
      await this.updateComplete;
      this.renderRoot.querySelector<MexEditor>('mex-editor[name="sizes"]')?.focus();
      return;
    }
    const place = await placeOf(reading);
    this.close();
    this.emit('mex-pick', place);
  }

  /** Play the selected game with the typed heap sizes. */
  async #pickSized(text: string) {
    const { sized } = this;
    if (!sized || !text.trim()) return;
    try {
      const place = await describe(sized.reading.game, text);
      if (this.sized?.text !== sized.text) return;
      this.close();
      this.emit('mex-pick', { game: place.game, position: place.position });
    } catch (error) {
      if (this.sized?.text === sized.text) this.sized = { ...sized, error };
    }
  }

  /** Pick the certain meaning of the search text, or the only game that it names; ask if there are several. */
  async #submit() {
    const text = this.sought;
    if (text.trim() !== this.meant.text) await this.#understand();
    // Stop if the text has changed or the dialog was closed in the meantime.
    if (!text.trim() || text !== this.sought || !this.#dialog.open) return;
    const certain = certainOf(this.meant.readings);
    if (certain && isGame(certain)) return this.#pickReading(certain);
    const href = certain && linkOf(certain);
    if (href) {
      this.close();
      location.hash = href;
      return;
    }
    const named = findGames(text).find((card) => isNamed(card, text));
    const { cards, others } = this.#offers();
    const only = cards.length === 1 && !others.length ? cards[0] : undefined;
    // Do not pick a game if the text may mean one that is not available here: games may share a name.
    if (certain) return;
    const one = others.some(({ absent }) => absent) ? undefined : (named ?? only);
    if (one) return this.#pick(one);
    this.asks = true;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.found .offer')?.focus();
  }

  #search() {
    const key = async (event: KeyboardEvent) => {
      if (event.key === 'Escape' && this.sought) {
        // The first Escape clears the field, the next one closes the dialog.
        event.preventDefault();
        this.#seek('');
      }
      if (!isEnter(event)) return;
      // Cancel the key: the focus returns to the button that opened the dialog, which would receive the key.
      event.preventDefault();
      await this.#submit();
    };
    return html`<label class="search">
      <span class="sr">${this.t('notation.find_game')}</span>
      <input
        class="field"
        type="search"
        name="find"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="${this.t('notation.find_game')}: ${this.t('notation.find_hint')}"
        .value=${typed(this.sought, this.#round)}
        @input=${(event: Event) => this.#sought(valueOf(event))}
        @keydown=${key}
      />
    </label>`;
  }

  /** Return the number of results, a question which of them is meant, or the reason why there are none. */
  #said(cards: readonly GameCard[], others: readonly Reading[]) {
    const [first] = others;
    if (first?.absent) return absence(this, first);
    const n = cards.length + others.length;
    if (!n) return this.#none();
    return this.t(this.asks ? 'notation.choose' : 'notation.found_games', { n });
  }

  /** Return the reason why the search text has no results; nothing while its meaning is not known. */
  #none() {
    const { text, reason } = this.meant;
    if (text !== this.sought.trim()) return nothing;
    return reason ? reasonLine(this, text, reason) : this.t('notation.found_none');
  }

  #sizes() {
    if (!this.sized) return nothing;
    const { reading, text, error } = this.sized;
    return html`<mex-editor
      name="sizes"
      .label=${sizesAsked(this, reading)}
      .value=${text}
      .error=${error}
      @mex-input=${({ detail }: CustomEvent<{ value: string }>) =>
        (this.sized = { reading, text: detail.value, error: null })}
      @mex-submit=${({ detail }: CustomEvent<{ value: string; entered: boolean }>) =>
        detail.entered && this.#pickSized(detail.value)}
    ></mex-editor>`;
  }

  #found() {
    const { cards, others } = this.#offers();
    // The status line names the first meaning if it is a game that is not available.
    const offered = others.filter(({ absent }, i) => i > 0 || !absent);
    return html`<section class="stack found" aria-label=${this.t('notation.find_game')}>
      <p class="soft" role="status">${this.#said(cards, others)}</p>
      ${this.#sizes()}
      ${suggestions(this, this.meant.text, offered, (reading) => void this.#pickReading(reading))}
      <ul>
        ${cards.map((card) => this.#card(card))}
      </ul>
    </section>`;
  }

  #groups() {
    return groups.map(
      ({ name, cards }) =>
        html`<section id=${name} aria-labelledby="${name}-title">
          <h3 id="${name}-title" tabindex="-1">${this.t(`notation.group_${name}`)}</h3>
          <ul>
            ${cards.map((card) => this.#card(card))}
          </ul>
        </section>`,
    );
  }
}

define('mex-picker', MexPicker);
