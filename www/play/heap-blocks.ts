/** The heaps of Nim as blocks of powers of two, equal ones in pairs, below the board. */
import { html } from 'lit';
import { areDrawn } from '../boards/blocks.ts';
import { blocksOf, blocksPart, blocksSay } from '../why/blocks.ts';
import type { MexGame } from './mex-game.ts';

/** The drawing and what it says, or which heaps have one. */
export function heapBlocks({ model, t }: MexGame) {
  const board = model.described?.board;
  const heaps = board && 'heaps' in board ? board.heaps : [];
  return html`<div class="stack blocks" part="blocks" aria-live="polite">
    ${
      areDrawn(heaps)
        ? html`${blocksPart(blocksOf(heaps, t))}
            <p>${blocksSay(heaps, t)}</p>`
        : html`<p class="soft">${t('why.blocks.room')}</p>`
    }
  </div>`;
}
