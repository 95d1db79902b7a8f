import { html, nothing } from 'lit';
import { having, keyOf, numbersIn, runOf } from './breaking.js';
import { groupDigits } from './notation.js';
import { isEnter } from '../ui/controls/typed-text.js';

/** Options that are shown as chips; more are found by their numbers. */
const CHIPS = 48;

/**
 * @typedef {import('./options.js').MexBoardOptions} Board
 * @typedef {import('./breaking.js').Option} Option
 */

/** The options of the open heap, to be chosen from. @param {Board} board */
export function optionList(board) {
  const heap = board.open;
  if (board.disabled || !(heap < board.heaps.length)) return nothing;
  const { options, more } = board.ways(heap);
  if (!options.length) return nothing;
  const size = Number(board.heaps[heap]);
  const wins = board.wins(heap);
  const found = having(options, numbersIn(board.sought));
  // Winning ones are not to be looked for.
  const first = wins.size ? found.filter((o) => wins.has(keyOf(o))) : [];
  const listed = [...first, ...found.filter((o) => !wins.has(keyOf(o)))].slice(0, CHIPS);
  const rest = found.length - listed.length;
  const name = board.t('boards.becomes', {
    part: board.partName,
    n: heap + 1,
    size: groupDigits(size),
    one: board.heaps.length === 1,
  });
  return html`<div class="choices" part="options" role="group" aria-label=${name}>
    <div class="top">
      <span class="what">${name}</span>
      ${options.length > 12 || more ? search(board, heap) : nothing}
    </div>
    <div class="chips scroll" aria-label=${name}>
      ${listed.map((option) => chip(board, heap, option, wins.has(keyOf(option))))}
      ${rest > 0 ? html`<span class="rest">${board.t('boards.options_more', { count: groupDigits(rest) })}</span>` : nothing}
      ${found.length ? nothing : html`<span class="rest">${board.t('boards.none_such', { text: board.sought })}</span>`}
    </div>
    ${more ? html`<p class="rest">${board.t('boards.options_cut', { count: groupDigits(options.length), example: `${heap + 1}=…+…` })}</p>` : nothing}
  </div>`;
}

/** @param {Board} board @param {number} heap @param {Option} option @param {boolean} wins */
function chip(board, heap, option, wins) {
  const on = board.choice?.heap === heap && keyOf(board.choice.option) === keyOf(option);
  const size = Number(board.heaps[heap]);
  const pass = () => {
    board.passing = { heap, option, run: board.ways(heap).row ? runOf(size, option) : null };
  };
  return html`<button
    type="button"
    class="choice number ${wins ? 'win' : ''}"
    tabindex="-1"
    aria-pressed=${on ? 'true' : 'false'}
    @pointerenter=${(/** @type {PointerEvent} */ e) => (e.pointerType === 'touch' ? undefined : pass())}
    @pointerleave=${() => (board.passing = null)}
    @click=${() => {
      const again = board.choice?.heap === heap && keyOf(board.choice.option) === keyOf(option);
      board.pick(heap, option);
      if (again || board.pointer === 'mouse') board.confirm();
    }}
  >
    ${wins ? html`<span class="sr">${board.t('boards.wins')}</span>` : nothing}${option.map(groupDigits).join(' + ')}
  </button>`;
}

/** The field that finds options by their heaps. @param {Board} board @param {number} heap */
function search(board, heap) {
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key === 'Escape' && !event.isComposing) {
      board.clear();
      board.focusCell(String(heap));
    } else if (isEnter(event)) board.seek(heap);
    else return;
    event.preventDefault();
  };
  return html`<label class="search"
    ><span>${board.t('boards.find_option')}</span>
    <span class="stepper"
      ><input
        tabindex="-1"
        size="8"
        autocomplete="off"
        spellcheck="false"
        placeholder="5 + 3"
        .value=${board.sought}
        @input=${(/** @type {any} */ e) => (board.sought = e.target.value)}
        @keydown=${key}
    /></span>
  </label>`;
}
