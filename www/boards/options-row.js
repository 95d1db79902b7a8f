import { html, nothing } from 'lit';
import { setStyle } from '../ui/style/set-style.js';
import { keyOf, left, numbersIn, runOf } from './breaking.js';
import { markOf } from './crosses.js';
import { groupDigits } from './notation.js';
import { figure } from './options-looks.js';
import { stoneAt } from './stones.js';

/** A heap that is not larger is drawn stone by stone. */
export const DRAWN = 60;

/**
 * @typedef {import('./options.js').MexBoardOptions} Board
 * @typedef {import('./breaking.js').Option} Option
 * @typedef {import('./breaking.js').Run} Run
 */

/**
 * A heap as a row of stones.
 * @param {Board} board
 * @param {number} i @param {number} size @param {boolean} row
 * @param {{run: Run|null, option: Option}|null} shown
 */
export function stoneRow(board, i, size, row, shown) {
  const run = shown?.run;
  const parted = run && board.choice && !board.passing;
  const { keys, reach } = board.ways(i);
  const cross = run && reach !== null ? markOf(size, run, reach) : null;
  const legal = shown ? keys.has(keyOf(shown.option)) : true;
  const seams = row && !board.disabled;
  const taken = board.justTaken(i);
  const ghosts = size + taken <= DRAWN ? taken : 0;
  const wins = row ? winRuns(board, i, size) : new Map();
  return html`<div
    class="row ${row && !board.disabled ? 'pick' : ''} ${legal ? '' : 'refused'}"
    aria-hidden="true"
    @pointerdown=${(/** @type {PointerEvent} */ e) => board.stroke.down(e, i)}
    @pointermove=${(/** @type {PointerEvent} */ e) => board.stroke.over(e, i)}
    @pointerup=${(/** @type {PointerEvent} */ e) => board.stroke.up(e, i)}
    @pointerleave=${() => board.stroke.leave()}
    @pointercancel=${() => board.stroke.cancel()}
  >
    ${size ? nothing : html`<span class="empty"></span>`}
    ${Array.from({ length: size }, (_, at) => {
      const inRun = run && at >= run.start && at < run.end;
      const cut = run && run.start === run.end && at === run.start;
      const apart = parted && at > 0 && (at === run.start || at === run.end);
      const seam = seams && at > 0 && keys.has(keyOf(left(size, { start: at, end: at })));
      const win = wins.get(at);
      return html`<span
        class="pebble tone-${stoneAt('rows', i, at).tone} ${inRun ? 'lifted' : ''} ${
          apart ? 'apart' : ''
        }"
        data-at=${at}
        >${figure(board.partName, at === cross)}${seam || cut ? html`<i class="seam ${cut ? 'cut' : ''}"></i>` : nothing}${
          win === undefined ? nothing : html`<b class="star ${win}">★</b>`
        }</span
      >`;
    })}
    ${Array.from({ length: ghosts }, () => html`<span class="pebble ghost"></span>`)}
  </div>`;
}

/** Where in the row stars stand for winning options. @param {Board} board @param {number} i @param {number} size */
function winRuns(board, i, size) {
  /** @type {Map<number, string>} */
  const out = new Map();
  for (const key of board.wins(i)) {
    const { start, end } = runOf(size, numbersIn(key));
    const { reach } = board.ways(i);
    const mark = reach === null ? null : markOf(size, { start, end }, reach);
    if (mark !== null) out.set(mark, '');
    else if (start === end) out.set(start, 'seamed');
    else out.set(start + Math.floor((end - start - 1) / 2), (end - start) % 2 ? '' : 'between');
  }
  return out;
}

/** A heap that is too large to be drawn stone by stone. @param {number} size @param {{run: Run|null, option: Option}|null} shown */
export function band(size, shown) {
  const run = shown?.run;
  if (!run) return html`<div class="band" aria-hidden="true"><span></span></div>`;
  const part = (/** @type {number} */ stones, cls = '') =>
    stones
      ? html`<span class=${cls} style=${setStyle({ 'flex-grow': stones / size })}
          ><b class="number">${groupDigits(stones)}</b></span
        >`
      : nothing;
  return html`<div class="band" aria-hidden="true">
    ${part(run.start)}${run.end > run.start ? part(run.end - run.start, 'gone') : html`<span class="knife"></span>`}${part(size - run.end)}
  </div>`;
}

/**
 * The heaps that would be there, drawn small. The place for them is there before, so that nothing
 * moves away from under the pointer that asks for them.
 * @param {Option} option
 */
export function becomes(option) {
  const fits = option.length <= 6 && option.reduce((a, b) => a + b, 0) <= DRAWN;
  const pips = (/** @type {number} */ heap) =>
    heap
      ? Array.from({ length: heap }, () => html`<i class="pip"></i>`)
      : html`<i class="none"></i>`;
  return html`<div class="becomes" aria-hidden="true">
    ${fits ? option.map((heap) => html`<span class="part">${pips(heap)}</span>`) : nothing}
  </div>`;
}
