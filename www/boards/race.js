import { css, html, nothing } from 'lit';
import { define } from '../ui/element/base.js';
import { scaleOf } from '../ui/drawing/css-scale.js';
import { setStyle } from '../ui/style/set-style.js';
import { allows, most } from './amounts.js';
import { boardFrame, cellFrame, eachCell } from './frames.js';
import { groupDigits } from './notation.js';
import { drawStone, light } from './lit-stones.js';
import { TakeBoard } from './take-board.js';

/** A track that is not longer than this is drawn whole. */
const WHOLE = 120;
/** Of a longer one, as many places ahead. */
const AHEAD = 30;

const pawn = { x: 0, y: 13, rx: 15, ry: 11, tone: 2, tilt: -4 };

/** `race`: a count-down on stepping stones. The pawn's place is the number; 0 is the far bank. */
export class MexBoardRace extends TakeBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    TakeBoard.styles,
    css`
      .tracks {
        display: grid;
        gap: 22px;
        padding: 8px 0 0;
      }
      .track {
        border-radius: 12px;
        padding: 6px;
      }
      .path {
        display: grid;
        grid-template-columns: repeat(auto-fill, var(--wide));
        justify-content: center;
        gap: 4px;
      }
      .place {
        position: relative;
        display: grid;
        place-items: center;
        height: 34px;
        font-size: calc(0.875 * var(--mex-em));
        white-space: nowrap;
        border-radius: 52% 48% 50% 50% / 58% 56% 44% 42%;
        background: var(--mex-sunken, #efe8da);
        color: var(--mex-ink-soft, #666);
        border: 1.5px solid transparent;
      }
      .place.past {
        background: none;
        border: 1px dashed var(--mex-line, #ddd4c3);
      }
      .place.legal {
        cursor: pointer;
        color: var(--mex-ink, #222);
        background: var(--mex-raised, #fff);
        border-color: var(--mex-line-strong, #8f8878);
        font-weight: 600;
      }
      .place.to {
        border-color: var(--mex-accent, #0f6e62);
        box-shadow: 0 0 0 2px var(--mex-accent, #0f6e62);
        background: var(--mex-accent-soft, #d8ebe4);
      }
      .place.was {
        border: 1.5px dashed var(--mex-ink-soft, #666);
      }
      .place.goal {
        border-radius: 8px;
        border-color: var(--mex-amber, #935a00);
        color: var(--mex-amber, #935a00);
        font-weight: 700;
      }
      .place .win {
        position: absolute;
        top: -8px;
        right: -3px;
        color: var(--mex-win, #0f6e62);
        font-size: calc(0.85 * var(--mex-em));
      }
      .place svg {
        position: absolute;
        inset: 0;
        margin: auto;
        overflow: visible;
      }
      .place .at {
        position: relative;
        color: #fff;
        font-weight: 700;
        text-shadow: 0 0 3px #000;
      }
      .disabled .place {
        cursor: default;
      }
      .gap-dots {
        align-self: center;
        text-align: center;
      }
      .now {
        text-align: center;
        padding-top: 8px;
        font-size: calc(1.05 * var(--mex-em));
        font-weight: 600;
      }
      .now .what {
        font-family: var(--mex-font);
        font-weight: 400;
        font-size: calc(0.8 * var(--mex-em));
        color: var(--mex-ink-soft, #666);
      }
      @media (forced-colors: active) {
        .place {
          color: GrayText;
          border-color: GrayText;
        }
        .place.legal,
        .place.goal {
          border: 2px solid CanvasText;
          color: CanvasText;
        }
        .place.to {
          outline: 3px solid Highlight;
        }
        .place .at {
          text-shadow: none;
          color: CanvasText;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** Where each track began. @type {Map<number, number>} */
    this.begins = new Map();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('fresh')) this.begins.clear();
    if (!changed.has('board')) return;
    for (const i of this.shown) {
      const from = Number(this.heaps[i]) + this.justTaken(i);
      this.begins.set(i, Math.max(this.begins.get(i) ?? 0, from));
    }
    this.wasAt = this.travels ? this.#pawns() : null;
  }

  /** @returns {Map<string, DOMRect>} where the pawns stand on the screen */
  #pawns() {
    const places = this.renderRoot?.querySelectorAll?.('.place.here') ?? [];
    return new Map(
      [...places].map((p) => [
        /** @type {HTMLElement} */ (p.closest('[data-cell]')).dataset.cell ?? '',
        p.getBoundingClientRect(),
      ]),
    );
  }

  /** The pawn hops from where it stood. @param {number} time */
  travel(time) {
    for (const [cell, start] of this.wasAt ?? []) {
      const place = this.cellElement(cell)?.querySelector('.place.here');
      const end = place?.getBoundingClientRect();
      if (!place || !end) continue;
      const scale = scaleOf(this);
      const dx = (start.left - end.left) / scale;
      const dy = (start.top - end.top) / scale;
      if (!dx && !dy) continue;
      place
        .querySelector('svg')
        ?.animate(
          [
            { transform: `translate(${dx}px, ${dy}px)` },
            { transform: `translate(${dx / 2}px, ${dy / 2 - 34}px)`, offset: 0.5 },
            { transform: 'none' },
          ],
          { duration: time * 3, easing: 'ease-in-out' },
        );
    }
  }

  help() {
    return this.t('play.help_race');
  }

  /** @param {string} cell @param {number} take @param {number|null} left */
  wouldWord(cell, take, left) {
    return this.t('play.would_race', { take, left, cell });
  }

  /** @param {number} count */
  doWord(count) {
    return this.t('play.step_by', { count: groupDigits(count) });
  }

  render() {
    return html`${light}
    ${boardFrame(
      this,
      { cls: 'tracks', leave: this.unpoint },
      eachCell(this, (cell) => this.track(Number(cell))),
    )}
    ${this.helpPart('play.keys_race')} ${this.bar()}`;
  }

  /** @param {number} i */
  track(i) {
    const cell = String(i);
    const at = Number(this.heaps[i]);
    const picked = this.picked(i);
    const wide = Math.max(38, 18 + 8.5 * groupDigits(this.begins.get(i) ?? at).length);
    const label = this.t('play.track_at', { n: i + 1, at, one: this.heaps.length === 1 });
    return cellFrame(
      this,
      cell,
      { cls: 'track', label },
      html`<div class="path number" aria-hidden="true" style=${setStyle({ '--wide': `${wide}px` })}>
          ${this.#places(i, at, picked)}
        </div>
        <div class="now number" aria-hidden="true">
          <span class="what">${this.t('play.now')}</span> ${groupDigits(at)}${
            picked ? html` <span class="arrow">→ ${groupDigits(at - picked)}</span>` : nothing
          }
        </div> `,
    );
  }

  /** @param {number} i @param {number} at @param {number} picked */
  #places(i, at, picked) {
    const cell = String(i);
    const ranges = this.ranges(i);
    const begin = this.begins.get(i) ?? at;
    const whole = begin <= (this.heaps.length > 1 ? WHOLE / 2 : WHOLE);
    const taken = this.justTaken(i);
    const hi = whole ? begin : at + Math.min(taken, AHEAD);
    const lo = whole ? 0 : Math.max(0, at - Math.min(most(ranges) || 1, AHEAD));
    const wins = this.winning(i);
    const places = [];
    for (let n = hi; n >= lo; n--) {
      const amount = at - n;
      const legal = amount > 0 && allows(ranges, amount);
      const cls = [
        n === at ? 'here' : '',
        n > at ? 'past' : '',
        legal && !this.disabled ? 'legal' : '',
        picked && amount === picked ? 'to' : '',
        taken && n === at + taken ? 'was' : '',
        n === 0 ? 'goal' : '',
      ].join(' ');
      const act = amount > 0;
      places.push(
        html`<div
          class="place ${cls}"
          data-amount=${amount}
          @pointerenter=${() => (act ? this.point(cell, amount) : this.unpoint())}
          @click=${() => (act ? this.press(cell, amount) : undefined)}
        >
          ${
            n === at
              ? html`<svg width="34" height="26" viewBox="-17 0 34 26">
                    ${drawStone({ ...pawn, tone: 1 + (i % 6) }, 26)}
                  </svg>
                  <span class="at">${groupDigits(n)}</span>`
              : html`<span>${groupDigits(n)}</span>`
          }
          ${wins.has(amount) && !this.disabled ? html`<span class="win">★</span>` : nothing}
        </div>`,
      );
    }
    if (lo > 0) {
      places.push(
        html`<span class="gap-dots">…</span>
          <div class="place goal">0</div>`,
      );
    }
    return places;
  }
}

define('mex-board-race', MexBoardRace);
