import { css, html, nothing } from 'lit';
import { define } from '../ui/element/base.js';
import { moveBar } from './bar.js';
import { MexBoard } from './board.js';
import { along, isAct } from './keys.js';
import { turnText } from './notation.js';
import { isComplete, toggle } from './turning.js';

/** Coins that are drawn; moves of the others are typed. */
const SHOWN = 400;

/**
 * Coins in a row, each with its head or its tail up: `turning-turtles`, `mock-turtles`, `ruler`. A
 * head is chosen, then what else is turned to its left.
 */
export class MexBoardCoins extends MexBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    MexBoard.styles,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 18px 8px;
        padding: 20px 2px 6px;
      }
      .place {
        position: relative;
        display: grid;
        justify-items: center;
        gap: 6px;
        width: 52px;
        cursor: pointer;
      }
      .disabled .place {
        cursor: default;
      }
      .coin {
        display: grid;
        place-items: center;
        width: 48px;
        height: 48px;
        border-radius: 50%;
        font-family: var(--mex-font-head);
        font-size: calc(1.25 * var(--mex-em));
        font-weight: 700;
        line-height: 1;
        transition: transform var(--speed);
        user-select: none;
      }
      .head .coin {
        color: #fff;
        text-shadow: 0 1px 2px rgb(0 0 0 / 0.8);
        background:
          radial-gradient(circle at 34% 26%, rgb(255 255 255 / 0.5), transparent 52%),
          linear-gradient(160deg, transparent 40%, rgb(0 0 0 / 0.3)), var(--mex-stone-2, #a86f3c);
        box-shadow:
          inset 0 0 0 1px rgb(0 0 0 / 0.3),
          inset 0 0 0 4px rgb(255 255 255 / 0.25),
          0 3px 4px rgb(0 0 0 / 0.25);
      }
      .tail .coin {
        color: var(--mex-ink-soft, #666);
        font-weight: 500;
        background: var(--mex-sunken, #efe8da);
        box-shadow:
          inset 0 0 0 1.5px var(--mex-line-strong, #8f8878),
          inset 0 0 0 5px var(--mex-surface, #fff),
          inset 0 0 0 6px var(--mex-line, #ddd4c3);
      }
      .chosen .coin {
        transform: translateY(-8px);
        outline: 3px solid var(--mex-accent, #0f6e62);
        outline-offset: 2px;
      }
      .maybe .coin {
        outline: 2px dashed var(--mex-accent, #0f6e62);
        outline-offset: 2px;
      }
      .shut .coin {
        opacity: 0.55;
      }
      .place[data-cell]:focus-visible::after {
        inset: -12px -2px -2px;
      }
      .n {
        font-size: calc(0.75 * var(--mex-em));
        color: var(--mex-ink-soft, #666);
      }
      .turns {
        font-size: calc(0.75 * var(--mex-em));
        font-weight: 650;
        color: var(--mex-accent, #0f6e62);
        white-space: nowrap;
      }
      .win {
        position: absolute;
        inset-block-start: -13px;
        inset-inline-end: 0;
        color: var(--mex-win, #0f6e62);
        font-size: calc(0.9375 * var(--mex-em));
      }
      .turned .n {
        text-decoration: underline 2px var(--mex-amber, #935a00);
        text-underline-offset: 3px;
      }
      .flip .coin {
        animation: flip calc(var(--speed) * 2.4) ease-out both;
      }
      @keyframes flip {
        from {
          transform: translateY(0) rotateX(180deg);
        }
        50% {
          transform: translateY(-26px) rotateX(80deg);
        }
      }
      @container (max-width: 420px) {
        .row {
          gap: 16px 4px;
        }
        .place {
          width: 46px;
        }
        .coin {
          width: 42px;
          height: 42px;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .coin {
          transition: none;
        }
        .flip .coin {
          animation: none;
        }
      }
      @media (forced-colors: active) {
        .coin {
          border: 1px solid CanvasText;
        }
        .head .coin {
          border-width: 5px;
        }
        .chosen .coin,
        .maybe .coin {
          outline-color: Highlight;
        }
      }
    `,
  ];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    chosen: { state: true },
    over: { state: true },
  };

  constructor() {
    super();
    /** Coins chosen to be turned, in descending order. @type {number[]} */
    this.chosen = [];
    /** The coin under the mouse. @type {number|null} */
    this.over = null;
  }

  /** @returns {string} */
  get faces() {
    return this.board?.faces ?? '';
  }

  /** @returns {import('./turning.js').Turning} */
  get turning() {
    return this.legal?.kind === 'turn' ? this.legal : { most: 1, run: false };
  }

  cells() {
    return Array.from({ length: Math.min(this.faces.length, SHOWN) }, (_, i) => String(i));
  }

  get roving() {
    if (this.cells().includes(this.active)) return this.active;
    return String(Math.max(0, this.faces.slice(0, SHOWN).lastIndexOf('H')));
  }

  help() {
    const { most, run } = this.turning;
    return this.t('boards.help_turn', { most, run });
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('board') || changed.has('disabled')) {
      this.chosen = [];
      this.over = null;
    }
  }

  clear() {
    const had = this.clearNotice() || this.chosen.length > 0;
    this.chosen = [];
    if (had) this.emitPreview(null);
    return had;
  }

  confirm() {
    if (this.disabled || !this.chosen.length) return;
    const text = turnText(this.chosen);
    this.active = String(this.chosen[0]);
    this.clear();
    this.emitMove(text);
  }

  /** @param {number} coin @param {boolean} [byKey] */
  press(coin, byKey = false) {
    this.active = String(coin);
    if (this.disabled) return;
    if (coin === this.chosen[0]) return this.confirm();
    const next = toggle(this.chosen, coin, this.faces, this.turning);
    if (!next) {
      this.notice = this.t(
        !this.chosen.length || coin > this.chosen[0]
          ? 'boards.turn_needs_head'
          : 'boards.turn_at_most',
        { n: coin + 1, most: this.turning.most },
      );
      return;
    }
    this.notice = '';
    const grew = next.length > this.chosen.length;
    this.chosen = next;
    this.emitPreview(next.length ? turnText(next) : null);
    const done = grew && !byKey && this.pointer === 'mouse' && isComplete(next, this.turning);
    if (done) this.confirm();
  }

  /** @param {KeyboardEvent} event */
  onKey({ key }) {
    const coin = Number(this.roving);
    if (along(key)) this.walk(along(key));
    else if (key === 'Home') this.focusCell('0');
    else if (key === 'End') this.focusCell(this.cells().at(-1) ?? '0');
    else if (key === 'Enter' && this.chosen.includes(coin)) this.confirm();
    else if (isAct(key)) {
      if (coin === this.chosen[0]) this.clear();
      else this.press(coin, true);
    } else return false;
    return true;
  }

  /** Coins that would be turned with the one under the mouse. */
  get #maybe() {
    if (this.over === null || this.disabled || this.pointer === 'touch') return [];
    if (this.over === this.chosen[0]) return [];
    return toggle(this.chosen, this.over, this.faces, this.turning) ?? [];
  }

  render() {
    const maybe = this.#maybe;
    const wins = this.disabled ? [] : (this.hints ?? []);
    const heads = new Set(wins.map((move) => move.coins?.[0]));
    const more = this.faces.length - SHOWN;
    return html`<div
        class="row ${this.disabled ? 'disabled' : ''}"
        role="group"
        part="board"
        aria-label=${this.label}
        aria-describedby="help"
        @pointerleave=${() => (this.over = null)}
      >
        ${this.cells().map((cell) => this.coin(Number(cell), maybe, heads))}
      </div>
      ${more > 0 ? html`<p class="help">${this.t('boards.more_coins', { count: more })}</p>` : nothing}
      ${this.helpPart('boards.keys_turn')}
      ${moveBar(
        this,
        this.chosen.length
          ? this.t('boards.turning', { coins: [...this.chosen].reverse().map((c) => c + 1) })
          : null,
        this.t('boards.do_turn', { count: this.chosen.length }),
      )}`;
  }

  /** Whether a winning turn has all that is chosen, and this coin too; or is all that is chosen. @param {number} i */
  #completes(i) {
    if (this.disabled) return false;
    return (this.hints ?? []).some(({ coins }) => {
      if (!coins || !this.chosen.every((c) => coins.includes(c))) return false;
      if (this.chosen.includes(i)) return i === coins[0] && coins.length === this.chosen.length;
      return coins.includes(i);
    });
  }

  /** @param {number} i @param {number[]} maybe @param {Set<number>} heads */
  coin(i, maybe, heads) {
    const head = this.faces[i] === 'H';
    const chosen = this.chosen.includes(i);
    const turned = this.last?.move?.kind === 'turn' && this.last.move.coins.includes(i);
    const shut = this.chosen.length
      ? !chosen && !toggle(this.chosen, i, this.faces, this.turning)
      : false;
    const cls = [
      head ? 'head' : 'tail',
      chosen ? 'chosen' : '',
      !chosen && maybe.includes(i) ? 'maybe' : '',
      shut && !this.disabled ? 'shut' : '',
      turned ? 'turned' : '',
      turned && this.last?.animate ? 'flip' : '',
    ].join(' ');
    const wins = this.chosen.length ? this.#completes(i) : heads.has(i);
    return html`<div
      class="place ${cls}"
      data-cell=${i}
      role="button"
      tabindex=${this.tab(String(i))}
      aria-label=${this.t('boards.coin_shows', { n: i + 1, head })}
      aria-pressed=${chosen ? 'true' : 'false'}
      aria-disabled=${this.disabled || shut || (!head && !this.chosen.length) ? 'true' : 'false'}
      @focus=${() => (this.active = String(i))}
      @pointerenter=${() => (this.over = i)}
      @click=${() => this.press(i)}
    >
      <span class="coin" aria-hidden="true">${this.t(head ? 'boards.head' : 'boards.tail')}</span>
      <span class="n number" aria-hidden="true">${i + 1}</span>
      ${wins ? html`<span class="win" aria-hidden="true">★</span>` : nothing}
    </div>`;
  }
}

define('mex-board-coins', MexBoardCoins);
