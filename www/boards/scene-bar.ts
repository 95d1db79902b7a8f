/** The bar below a board that draws a scene: controls to change and confirm the chosen move. */
import { html, nothing } from 'lit';
import { isEnter, typed } from '../ui/controls/typed-text.ts';
import { MORE } from './cells.ts';
import type { BoardEvent } from './board.ts';
import type { SceneBoard as Board } from './scene-board.ts';
import { targetOf } from '../ui/element/events.ts';

/** An amount chosen in a cell. */
interface Chosen {
  cell: string;
  name: string;
  amount: number;
  /** A text that changes if the cell represents another heap. */
  whose?: string;
  /** The next smaller amount, or null if there is none. */
  less: number | null;
  /** The next larger amount, or null if there is none. */
  more: number | null;
}

export interface Bar {
  chosen?: Chosen[];
  /** A sentence about the chosen move. */
  says?: string;
  /** The label of the confirming button. */
  act?: string;
  /** Further buttons, each with the event that it sends. */
  acts?: { label: string; event: BoardEvent }[];
}

export type More = { label: string; now: number; max: number };

export const digitsOf = ({ value }: HTMLInputElement) =>
  value.normalize('NFKC').replace(/\D/gu, '');

/**
 * Return the template of the bar. If nothing is chosen, the bar shows why an action was refused, or a help
 * text.
 */
export function barOf(board: Board, { chosen = [], says, act, acts = [] }: Bar) {
  const { notice } = board.ui;
  if (board.disabled || !(chosen.length || says)) {
    const help = board.disabled ? '' : board.help();
    return html`<div class="flow bar no-print" part="bar">
      <p class=${notice ? 'notice' : 'help dim'}>${notice || help}</p>
    </div>`;
  }
  const button = (cls: string, label: string, event: BoardEvent) =>
    html`<button class=${cls} type="button" tabindex="-1" @click=${() => board.send(event)}>
      ${label}
    </button>`;
  return html`<div class="flow bar no-print" part="bar">
    ${says ? html`<span>${says}</span>` : nothing}
    ${chosen.map(
      (one) => html`<span class="chosen"><span>${one.name}</span> ${stepper(board, one)}</span>`,
    )}
    ${act ? button('btn primary do', act, { type: 'confirm' }) : nothing}
    ${acts.map(({ label, event }) => button('btn plain', label, event))}
    ${button('btn plain', board.t('common.cancel'), { type: 'cancel' })}
    ${notice ? html`<p class="notice">${notice}</p>` : nothing}
  </div>`;
}

export function stepper(board: Board, { cell, whose = cell, name, amount, less, more }: Chosen) {
  const to = (n: number | null) => n !== null && board.send({ type: 'choose', cell, amount: n });
  const set = (field: HTMLInputElement) => {
    to(Number(digitsOf(field) || NaN));
    field.value = String(board.amountIn(cell));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing) {
      board.send({ type: 'cancel' });
      board.focusCell(cell);
    } else if (isEnter(event)) {
      set(event.target as HTMLInputElement);
      if (!board.ui.notice) board.send({ type: 'confirm' });
    } else return;
    event.preventDefault();
  };
  return html`<span class="stepper">
    <button
      type="button"
      tabindex="-1"
      aria-label=${board.t('play.fewer', { name })}
      ?disabled=${less === null}
      @click=${() => to(less)}
    >
      −
    </button>
    <input
      tabindex="-1"
      inputmode="numeric"
      autocomplete="off"
      aria-label=${board.t('play.amount_from', { name })}
      size=${Math.max(2, String(amount).length)}
      .value=${typed(String(amount), whose)}
      @change=${(e: Event) => set(targetOf(e))}
      @keydown=${onKey}
    />
    <button
      type="button"
      tabindex="-1"
      aria-label=${board.t('play.more_of', { name })}
      ?disabled=${more === null}
      @click=${() => to(more)}
    >
      +
    </button>
  </span>`;
}

/** Return the template of the control that opens heaps which are not drawn. */
export function moreOf(board: Board, { label, now, max }: More) {
  const open = (field: HTMLInputElement) => {
    const digits = digitsOf(field);
    if (!digits) return;
    board.send({ type: 'open', number: Number(digits) });
    field.value = '';
    board.goToOpened();
  };
  const enter = (event: KeyboardEvent) => {
    if (!isEnter(event)) return;
    event.preventDefault();
    const { target } = event;
    if (target instanceof HTMLInputElement) open(target);
    else board.goToOpened();
  };
  return html`<div class="stack more" @keydown=${enter}>
    <div
      data-cell=${MORE}
      role="spinbutton"
      tabindex=${board.tab(MORE)}
      aria-label=${label}
      aria-valuenow=${now}
      aria-valuemin="1"
      aria-valuemax=${max}
      aria-disabled="false"
      @focus=${() => (board.active = MORE)}
    >
      ${label}
    </div>
    <span class="stepper"
      ><input
        tabindex="-1"
        inputmode="numeric"
        size="8"
        aria-label=${board.t('play.heap_number')}
        placeholder=${board.t('play.heap_number')}
        @change=${(e: Event) => open(targetOf(e))}
    /></span>
  </div>`;
}
