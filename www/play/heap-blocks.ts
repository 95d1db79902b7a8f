/**
 * A drawing below the board of the heaps of Nim and related games as blocks of powers of two; equal blocks
 * are paired.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import * as engine from '../engine/api.ts';
import { areDrawn, blocksScene } from '../boards/blocks.ts';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import { Query } from '../ui/element/query.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import { setStyle } from '../ui/style/set-style.ts';
import { blocksOf, blocksPart, blocksSay } from '../why/blocks.ts';
import style from './heap-blocks.css?inline';
import type { MexGame } from './mex-game.ts';
import type { MexBoard } from '../boards/board-element.ts';
import type { Big, Description } from '../engine/types.ts';

/**
 * Return the heaps that decide the game: of a staircase only those on the steps 1, 3, 5, …, of other games
 * all heaps.
 */
function deciding({ board, card }: Description): Big[] {
  const heaps = 'gaps' in board ? board.gaps : 'heaps' in board ? (board.heaps as Big[]) : [];
  return card === 'staircase' ? heaps.filter((_, i) => i % 2 === 0) : heaps;
}

/**
 * An element with the drawing and a sentence about it, or a note which heaps can be drawn. It shows the
 * position on the board; while the person considers a move, it shows the resulting position.
 */
export class HeapBlocks extends MexElement {
  static areas = ['why'] as const;

  static styles = styleSheets(style);

  /** The core's description of the position on the board. */
  @property({ attribute: false }) described!: Description;

  /** A function that returns the board element; null if there is none. */
  @property({ attribute: false }) board: () => Element | null = () => null;

  /** The description of the position after the considered move. */
  @state() left: Description | null = null;

  #query = new Query(this, () => {});
  /** The board whose events of considered moves the element listens to. */
  #heard: MexBoard | null = null;

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#hear(null);
  }

  willUpdate(changed: Map<string, unknown>) {
    if (changed.has('described')) this.#drop();
  }

  updated() {
    if (this.isConnected) this.#hear(this.board() as MexBoard | null);
  }

  #hear(board: MexBoard | null) {
    if (board === this.#heard) return;
    if (this.#heard) this.#heard.consider = () => {};
    if (board) board.consider = (move) => void this.#consider(move);
    this.#heard = board;
  }

  #drop() {
    this.#query.stop();
    this.left = null;
  }

  async #consider(move: string | null) {
    if (move === null) return this.#drop();
    const { game, position } = this.described;
    await this.#query.run(
      (signal) => engine.play(game, position, move, { signal }),
      ({ described }) => (this.left = described),
      () => (this.left = null),
    );
  }

  view() {
    const { t, described, left } = this;
    const standing = deciding(described);
    const heaps = left ? deciding(left) : standing;
    if (!areDrawn(standing)) return html`<p class="soft">${t('why.blocks.room')}</p>`;
    // Reserve the height of the current position's drawing, so that the content below does not move while
    // moves are considered.
    const height = setStyle({ 'min-height': `${blocksScene(standing).height}px` });
    return html`<p class="dim">${t(left ? 'why.blocks.would' : 'why.blocks.now')}</p>
      <div style=${height}>${areDrawn(heaps) ? blocksPart(blocksOf(heaps, t)) : nothing}</div>
      <p class="says">
        ${described.card === 'staircase' ? t('why.blocks.odd_steps') : nothing}
        ${blocksSay(heaps, t)}
      </p>`;
  }
}

const blocks = placed('mex-heap-blocks', HeapBlocks);

export const heapBlocks = ({ model, renderRoot, lang }: MexGame) =>
  html`<div class="stack blocks" part="blocks" aria-live="polite">
    ${blocks({ described: model.described as Description, board: () => renderRoot.querySelector('.stage > *'), lang })}
  </div>`;
