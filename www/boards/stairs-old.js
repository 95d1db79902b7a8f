import { css, html, nothing } from 'lit';
import { scaleOf } from '../ui/drawing/css-scale.js';
import { setStyle } from '../ui/style/set-style.js';
import { boardFrame, cellFrame, eachCell } from './frames.js';
import { MexBoardHeaps } from './heaps-old.js';
import { groupDigits } from './notation.js';
import { light } from './lit-stones.js';

/** Height of the block under step 1, with room for its labels. */
const BASE = 66;
/** So much more where what would be left stands on a line of its own. */
const LINE = 24;

/** `staircase`: stones stand on real steps and walk down one step at a time. */
export class MexBoardStairs extends MexBoardHeaps {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    MexBoardHeaps.styles,
    css`
      .scroll {
        overflow-x: auto;
        overscroll-behavior-x: contain;
      }
      .stairs {
        display: flex;
        align-items: flex-end;
        width: max-content;
        margin: 0 auto;
        padding: 28px 6px 6px;
      }
      .step,
      .earth {
        display: grid;
        align-content: end;
        justify-items: center;
      }
      .step {
        /* Many stones, or a number with many digits, make a step wider. */
        min-width: var(--wide);
        padding-inline: 0;
      }
      .step > svg {
        margin-inline: 4px;
      }
      .block {
        width: 100%;
        display: grid;
        align-content: start;
        justify-items: center;
        padding-top: 4px;
        background: var(--mex-sunken, #efe8da);
        border-top: 3px solid var(--mex-line-strong, #8f8878);
        border-inline-start: 3px solid var(--mex-line-strong, #8f8878);
        transition: background var(--speed);
      }
      .step .ground {
        display: none;
      }
      .block .size {
        padding: 0 6px;
        min-height: 1.4em;
      }
      .long .size {
        min-height: 2.8em;
        text-align: center;
      }
      .long .size .arrow,
      .long .size .was {
        display: block;
      }
      .odd .block {
        background: var(--mex-accent-soft, #d8ebe4);
        border-color: var(--mex-accent, #0f6e62);
      }
      .odd .name {
        color: var(--mex-accent, #0f6e62);
        font-weight: 600;
      }
      .earth {
        width: 76px;
        align-self: stretch;
        border-bottom: 3px solid var(--mex-line-strong, #8f8878);
        color: var(--mex-ink-soft, #666);
        font-size: calc(0.8 * var(--mex-em));
        padding-bottom: 6px;
      }
      .earth.here {
        color: var(--mex-accent, #0f6e62);
        font-weight: 600;
      }
      .stairs .more {
        padding-inline-start: 16px;
      }
      .stone.leaving {
        animation-name: down;
      }
      @keyframes down {
        30% {
          transform: translate(-30px, -16px);
          opacity: 1;
        }
        100% {
          transform: translate(-70px, 60px);
          opacity: 0;
        }
      }
      .up .stone.leaving {
        animation: none;
        opacity: 0;
      }
      @media print {
        .scroll {
          overflow: visible;
        }
      }
      @media (forced-colors: active) {
        .odd .block {
          border-top-width: 8px;
        }
      }
    `,
  ];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    /** Whether the odd steps are marked. */
    marks: { type: Boolean },
  };

  constructor() {
    super();
    this.marks = false;
  }

  get grow() {
    return 1;
  }

  /** @param {number} i */
  coming(i) {
    return this.picked(i + 1);
  }

  /** @param {number} i */
  arrived(i) {
    return this.justTaken(i + 1);
  }

  help() {
    return this.t('play.help_step');
  }

  /** @param {number} count */
  doWord(count) {
    return this.t('play.step_down', { count: groupDigits(count) });
  }

  /** @param {string} cell @param {number} take @param {number|null} left */
  wouldWord(cell, take, left) {
    return this.t('play.would_step', { take, left, below: Number(cell) });
  }

  /** @param {string} cell */
  cellName(cell) {
    return this.t('play.step_n', { n: Number(cell) + 1 });
  }

  render() {
    const { shown } = this;
    const wide = this.heaps.length > 6 ? 68 : 80;
    const rise = Math.max(8, Math.min(30, Math.round(210 / Math.max(1, shown.length))));
    return html`${light}
      <div class="scroll">
        ${boardFrame(
          this,
          {
            cls: `stairs ${this.#long ? 'long' : ''}`,
            style: { '--wide': `${wide}px` },
            leave: this.unpoint,
          },
          html`<div class="earth ${this.picked(0) ? 'here' : ''}">
              ${this.picked(0) ? html`<b class="number">+${this.picked(0)}</b>` : nothing}
              ${this.t('play.ground')}
            </div>
            ${eachCell(this, (cell) => this.stepOf(Number(cell), rise))}`,
        )}
      </div>
      ${this.helpPart('play.keys_step')} ${this.bar()}`;
  }

  /** Whether a number is too long to have another beside it. */
  get #long() {
    return this.heaps.some((size) => String(size).length > 3);
  }

  /** @param {number} i @param {number} rise */
  stepOf(i, rise) {
    const cell = String(i);
    const size = Number(this.heaps[i]);
    const picked = this.picked(i);
    const coming = this.coming(i);
    const taken = this.justTaken(i);
    const arrived = this.arrived(i);
    const odd = i % 2 === 0;
    const after = size - picked + coming;
    const height = BASE + (this.#long ? LINE : 0) + Math.min(i, 40) * rise;
    return cellFrame(
      this,
      cell,
      {
        cls: `step ${odd && this.marks ? 'odd' : ''} ${i ? 'up' : ''}`,
        label: this.t('play.step_has', { n: i + 1, size: this.heaps[i], odd: odd && this.marks }),
      },
      html`${this.pile(i, size, picked, taken)}
        <div class="block" style=${setStyle({ height: `${height}px` })} aria-hidden="true">
          <div class="size number">
            ${groupDigits(size)}${
              picked || coming
                ? html`<span class="arrow">→${groupDigits(after)}</span>`
                : taken || arrived
                  ? html` <span class="was"
                      >${taken ? '−' : '+'}${groupDigits(taken || arrived)}</span
                    >`
                  : nothing
            }
          </div>
          <div class="name">
            ${this.cellName(cell)}${odd && this.marks ? html`<br />${this.t('play.odd')}` : nothing}
          </div>
        </div>`,
    );
  }

  /** The stones that came down hop from the step above to where they lie now. @param {number} time */
  travel(time) {
    const from = this.last?.move?.heap;
    if (!from) return;
    const above = [...(this.cellElement(String(from))?.querySelectorAll('.gap:not(.come)') ?? [])];
    const below = [
      ...(this.cellElement(String(from - 1))?.querySelectorAll('.stone.arrived') ?? []),
    ];
    below.forEach((stone, i) => {
      const start = above[i]?.getBoundingClientRect();
      if (!start) return;
      const end = stone.getBoundingClientRect();
      const scale = scaleOf(this);
      const dx = (start.left + start.width / 2 - end.left - end.width / 2) / scale;
      const dy = (start.top + start.height / 2 - end.top - end.height / 2) / scale;
      const top = Math.min(dy, 0) - 22;
      stone.animate(
        [
          { transform: `translate(${dx}px, ${dy}px)` },
          { transform: `translate(${dx * 0.55}px, ${top}px)`, offset: 0.45 },
          { transform: 'none' },
        ],
        { duration: time * 2.4, delay: i * time * 0.25, fill: 'backwards', easing: 'ease-in-out' },
      );
    });
  }
}
