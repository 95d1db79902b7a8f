import { css, html, nothing } from 'lit';
import { define } from '../ui/element/base.js';
import { setStyle } from '../ui/style/set-style.js';
import { moveBar } from './bar.js';
import { MexBoard } from './board.js';
import { choiceStyle } from './choice-style.js';
import { boardFrame } from './frames.js';
import { direction, isAct } from './keys.js';
import { eachTexts } from './notation.js';

/** Parts up to which one chooses by hand, and stones that are drawn of one. */
const SHOWN = 40;
const DRAWN = 24;

/** @typedef {{text: string, to: string}} Way */

/**
 * Parts that are all played at once: a way is chosen in every part that still can, and then the move is
 * made. What a part may become comes as text, whatever game it is of.
 */
export class MexBoardEach extends MexBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    MexBoard.styles,
    choiceStyle,
    css`
      .each {
        display: grid;
        gap: 10px;
        padding: 6px 0;
      }
      section {
        padding: 8px 12px;
        border: 1px solid var(--mex-line, #ddd4c3);
        border-radius: 12px;
        background: var(--mex-sunken, #efe8da);
      }
      section.ended {
        background: none;
        border-style: dashed;
      }
      .name {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 10px;
        align-items: center;
        margin: 0 0 6px;
      }
      .ended .name {
        margin: 0;
      }
      .name b {
        font-family: var(--mex-mono, monospace);
        font-size: calc(1.1 * var(--mex-em));
      }
      .stones {
        display: inline-flex;
        flex-wrap: wrap;
        gap: 3px;
      }
      .stone {
        width: 13px;
        height: 11px;
        border-radius: 50%;
        background: var(--tone);
        border: 1px solid rgb(0 0 0 / 28%);
      }
      .becomes {
        color: var(--mex-ink-soft, #666);
      }
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        max-height: 168px;
        overflow-y: auto;
        padding: 3px;
      }
      .choice {
        font-family: var(--mex-mono, monospace);
      }
      .rest {
        margin: 4px 0 0;
        font-size: calc(0.8125 * var(--mex-em));
        color: var(--mex-ink-soft, #666);
      }
      @media (forced-colors: active) {
        .stone {
          background: CanvasText;
        }
      }
    `,
  ];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    chosen: { state: true },
  };

  constructor() {
    super();
    /** The way that was chosen in each part. @type {Map<number, number>} */
    this.chosen = new Map();
  }

  /** @returns {string[]} */
  get parts() {
    return this.board?.parts ?? [];
  }

  /** Whether one may choose by hand. */
  get shown() {
    return this.parts.length <= SHOWN;
  }

  /** What a part may become. @param {number} part @returns {Way[]} */
  ways(part) {
    return this.legal?.parts?.[part]?.ways ?? [];
  }

  /** The parts in which a move must be made. */
  get live() {
    return this.parts.flatMap((_, i) => (this.ways(i).length ? [i] : []));
  }

  /** The move, where each part has its share. */
  get text() {
    const { live } = this;
    if (!live.length || live.some((i) => !this.chosen.has(i))) return '';
    return live.map((i) => this.ways(i)[this.chosen.get(i) ?? 0].text).join(' ');
  }

  cells() {
    if (!this.shown) return [];
    return this.live.flatMap((i) => this.ways(i).map((_, n) => `${i}:${n}`));
  }

  help() {
    return this.t(this.board?.first ? 'boards.help_first' : 'boards.help_each');
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('board') || changed.has('disabled')) this.chosen = new Map();
  }

  clear() {
    const had = this.clearNotice() || this.chosen.size > 0;
    this.chosen = new Map();
    if (had) this.emitPreview(null);
    return had;
  }

  confirm() {
    const { text } = this;
    if (this.disabled || !text) return;
    this.clear();
    this.emitMove(text);
  }

  /** Chooses a way in a part; again, where every part has its share, makes the move. @param {string} cell */
  press(cell) {
    if (this.disabled) return;
    const [part, way] = cell.split(':').map(Number);
    this.active = cell;
    if (this.chosen.get(part) === way && this.text) {
      this.confirm();
      return;
    }
    this.notice = '';
    this.chosen = new Map(this.chosen).set(part, way);
    this.emitPreview(this.text || null);
  }

  /** @param {KeyboardEvent} event */
  onKey({ key }) {
    const cell = this.roving;
    if (!cell) return false;
    const [part] = cell.split(':').map(Number);
    const arrow = direction(key);
    if (arrow?.[0]) void this.walk(arrow[0]);
    else if (arrow) {
      const { live } = this;
      const to = live[live.indexOf(part) + arrow[1]];
      if (to !== undefined) this.#enter(to);
    } else if (key === 'Home' || key === 'End') {
      const cells = this.cells();
      void this.focusCell(cells[key === 'Home' ? 0 : cells.length - 1]);
    } else return false;
    return true;
  }

  /** Goes to what is chosen in a part, or to its first way. @param {number} part */
  #enter(part) {
    void this.focusCell(`${part}:${this.chosen.get(part) ?? 0}`);
  }

  /** By keys the next part without a share follows. @param {KeyboardEvent} event @param {string} cell */
  #act(event, cell) {
    if (!isAct(event.key)) return;
    event.preventDefault();
    const complete = this.text !== '';
    this.press(cell);
    const next = this.live.find((i) => !this.chosen.has(i));
    if (!complete && next !== undefined) this.#enter(next);
  }

  render() {
    const count = this.parts.length;
    if (!this.shown) return html`<p>${this.t('boards.each_many', { count })}</p>`;
    // Of one winning move its shares: those of two moves together need not win.
    const first = (this.disabled ? [] : (this.hints ?? [])).find((m) => m.kind === 'each');
    const wins = new Set(first ? eachTexts(first) : []);
    const [chosen, all] = [this.chosen.size, this.live.length];
    return html`${boardFrame(
      this,
      { cls: 'each' },
      this.parts.map((_, i) => this.section(i, wins)),
    )}
    ${this.helpPart('boards.keys_each')}
    ${moveBar(
      this,
      chosen ? this.t('boards.each_chosen', { chosen, all }) : null,
      this.text ? this.t('boards.do_each') : '',
    )}`;
  }

  /** @param {number} i @param {Set<string>} wins */
  section(i, wins) {
    const text = this.parts[i];
    const ways = this.ways(i);
    const ended = this.board?.ended?.[i];
    const stones = /^\d+$/u.test(text) && Number(text) <= DRAWN ? Number(text) : 0;
    const name = this.t('boards.each_part', { n: i + 1, text });
    const to = ways[this.chosen.get(i) ?? -1]?.to;
    return html`<section class=${ended ? 'ended' : ''} role="group" aria-label=${name}>
      <p class="name">
        <span>${this.t('boards.each_name', { n: i + 1 })}</span> <b>${text}</b>
        ${
          stones
            ? html`<span
                class="stones"
                style=${setStyle({ '--tone': `var(--mex-stone-${(i % 6) + 1})` })}
                aria-hidden="true"
                >${Array.from({ length: stones }, () => html`<span class="stone"></span>`)}</span
              >`
            : nothing
        }
        ${ended ? html`<span class="becomes">${this.t('boards.each_ended')}</span>` : nothing}
        ${to === undefined ? nothing : html`<span class="becomes">→ ${to}</span>`}
      </p>
      ${ways.length ? html`<div class="ways">${ways.map((way, n) => this.way(`${i}:${n}`, way, wins))}</div>` : nothing}
      ${
        this.legal?.parts?.[i]?.more
          ? html`<p class="rest">
              ${this.t('boards.each_more', { example: ways[0]?.text ?? '1-1' })}
            </p>`
          : nothing
      }
    </section>`;
  }

  /** @param {string} cell @param {Way} way @param {Set<string>} wins */
  way(cell, { text, to }, wins) {
    const [part, n] = cell.split(':').map(Number);
    const won = wins.has(text);
    return html`<button
      type="button"
      class="choice ${won ? 'win' : ''}"
      data-cell=${cell}
      tabindex=${this.tab(cell)}
      aria-pressed=${this.chosen.get(part) === n ? 'true' : 'false'}
      aria-label=${this.t('boards.each_way', { n: part + 1, to, wins: won })}
      ?disabled=${this.disabled}
      @focus=${() => (this.active = cell)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.#onWayKey(event, cell)}
      @click=${() => this.press(cell)}
    >
      ${to}
    </button>`;
  }

  /** Keys on a button are its own; those of the board come here first. @param {KeyboardEvent} event @param {string} cell */
  #onWayKey(event, cell) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' ? this.clear() : this.onKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    } else this.#act(event, cell);
  }
}

define('mex-board-each', MexBoardEach);
