import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { groups } from '../games.ts';
import { fetchAllWords } from '../i18n/languages.ts';
import { sayRule } from '../i18n/rule.ts';
import { findGames } from './find-games.ts';
import { picture } from '../ui/pictures/icons.ts';
import { define } from '../ui/element/base.ts';
import { LightElement } from '../ui/element/light-element.ts';
import { GameLines, readLine } from '../ui/element/game-lines.ts';
import { isEnter, typed } from '../ui/controls/typed-text.ts';
import type { GameCard } from '../games.ts';
import type { Reading } from '../engine/types.ts';
import type { GameReading } from './suggestions.ts';
import { valueOf } from '../ui/element/events.ts';
import { dialogBar } from './parts.ts';
import { isGame, placeOf, readingsOf, suggestions } from './suggestions.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './mex-picker.css?inline';
import dialogStyle from './dialog.css?inline';
import suggestionsStyle from './suggestions.css?inline';

/**
 * The game picker: a dialog of cards in groups, each with a sentence and an example, and a search
 * field. `open()` shows it. Event: `mex-pick` with `{ game, position }`. Property `current`: the
 * name of the game being played.
 */
export class MexPicker extends LightElement {
  @property() current = '';

  /** Whether it was opened before; the cards are rendered on first opening. */
  @state() opened = false;

  /** The search text. */
  @state() sought = '';

  static areas = ['notation'] as const;
  static styles = styleSheets(dialogStyle, suggestionsStyle, style);

  /** What the search text may mean. */
  @state() meant: { text: string; readings: Reading[] } = { text: '', readings: [] };

  /** Changes to reset the field. */
  #round = 0;

  constructor() {
    super();
    new GameLines(this, () => (this.sought.trim() ? [this.sought.trim()] : []));
  }

  get #dialog() {
    return this.renderRoot.querySelector('dialog') as HTMLDialogElement;
  }

  async open() {
    this.opened = true;
    this.#seek('');
    // A game is found by its name in any language.
    void fetchAllWords().then(() => this.requestUpdate());
    await this.updateComplete;
    this.#dialog.showModal();
    this.#dialog.scrollTop = 0;
    const card = this.renderRoot.querySelector<HTMLElement>('[aria-current="true"]');
    card?.scrollIntoView({ block: 'center' });
    // The user can type the search at once.
    this.renderRoot.querySelector<HTMLElement>('[type="search"]')?.focus({
      preventScroll: true,
    });
  }

  close() {
    this.#dialog.close();
  }

  /** @param event a click on the backdrop closes */
  #outside(event: MouseEvent) {
    if (event.target === this.#dialog) this.close();
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

  /** Replaces the text of the field. */
  #seek(text: string) {
    this.#round += 1;
    this.sought = text;
    this.requestUpdate();
  }

  async #sought(text: string) {
    this.sought = text;
    const wanted = text.trim();
    const readings = wanted ? await readingsOf(wanted) : [];
    if (text === this.sought) this.meant = { text: wanted, readings };
  }

  /** What the search text may mean besides the games that are found by it. */
  #others(cards: readonly GameCard[]) {
    const { text, readings } = this.meant;
    if (text !== this.sought.trim()) return [];
    const isCard = ({ game, position }: Reading) =>
      position === null && cards.some((card) => card.game === game);
    return readings.filter((reading) => !isCard(reading));
  }

  async #pickReading(reading: GameReading) {
    this.close();
    this.emit('mex-pick', await placeOf(reading));
  }

  /** Picks what the search text certainly means, or the first game that is found by it. */
  async #pickFirst() {
    const wanted = this.sought.trim();
    if (!wanted) return;
    await readLine(wanted);
    const cards = findGames(wanted);
    const [first] = await readingsOf(wanted);
    if (first && isGame(first) && (first.certain || !cards.length)) return this.#pickReading(first);
    if (cards[0]) this.#pick(cards[0]);
  }

  #search() {
    const key = async (event: KeyboardEvent) => {
      if (event.key === 'Escape' && this.sought) {
        // The first Escape clears the field, the next one closes the dialog.
        event.preventDefault();
        this.#seek('');
      }
      if (!isEnter(event)) return;
      // The focus returns to the button that opened the dialog, which must not receive this key.
      event.preventDefault();
      await this.#pickFirst();
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

  #found() {
    const cards = findGames(this.sought);
    const others = this.#others(cards);
    return html`<section class="stack found" aria-label=${this.t('notation.find_game')}>
      <p class="soft" role="status">
        ${
          cards.length || others.length
            ? this.t('notation.found_games', { n: cards.length + others.length })
            : this.t('notation.found_none')
        }
      </p>
      ${suggestions(this, others, (reading) => void this.#pickReading(reading))}
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
