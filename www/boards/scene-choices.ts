/** What is chosen from many by its text, below a board that is a scene: what a heap may become. */
import { css, html, nothing } from 'lit';
import { isEnter } from '../ui/controls/typed-text.ts';
import type { SceneBoard } from './scene-board.ts';
import { valueOf } from '../ui/element/events.ts';
import type { Act } from './board.ts';

export interface Choices {
  /** Of the list. */
  name: string;
  /** What it is searched for; null where there is nothing to search. */
  sought: string | null;
  listed: { text: string; wins: boolean; on: boolean; act: Act }[];
  /** What is said of those that are not listed. */
  rest: string[];
  /** That the list has not all of them. */
  partial: string;
}
export function choicesOf(board: SceneBoard, { name, sought, listed, rest, partial }: Choices) {
  return html`<div class="choices" part="options" role="group" aria-label=${name}>
    <div class="top">
      <span class="what">${name}</span>
      ${sought === null ? nothing : search(board, sought)}
    </div>
    <div class="chips scroll" aria-label=${name}>
      ${listed.map((one) => choice(board, one))}
      ${rest.map((says) => html`<span class="rest">${says}</span>`)}
    </div>
    ${partial ? html`<p class="rest">${partial}</p>` : nothing}
  </div>`;
}

function choice(board: SceneBoard, { text, wins, on, act }: Choices['listed'][number]) {
  const pass = (over: Act) => board.send({ type: 'pass', act: over });
  return html`<button
    type="button"
    class="choice number ${wins ? 'win' : ''}"
    tabindex="-1"
    aria-pressed=${on ? 'true' : 'false'}
    @pointerenter=${(e: PointerEvent) => e.pointerType !== 'touch' && pass(act)}
    @pointerleave=${() => pass(null)}
    @click=${() => board.send({ type: 'pick', act, pointer: board.pointer })}
  >
    ${wins ? html`<span class="sr">${board.t('boards.wins')}</span>` : nothing}${text}
  </button>`;
}

/** The field that finds choices. */
function search(board: SceneBoard, sought: string) {
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing) board.send({ type: 'cancel', focus: true });
    else if (isEnter(event)) board.send({ type: 'find' });
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
        .value=${sought}
        @input=${(e: Event) => board.send({ type: 'seek', text: valueOf(e) })}
        @keydown=${key}
    /></span>
  </label>`;
}

export const choicesStyles = css`
  .choices {
    display: grid;
    gap: 8px;
    max-width: 620px;
    margin: 14px auto 0;
    padding: 10px 12px 12px;
    border: 1px solid var(--mex-line, #ddd4c3);
    border-radius: var(--mex-radius, 10px);
    background: var(--mex-raised, #fff);
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 14px;
    min-height: 30px;
    font-size: calc(0.9375 * var(--mex-em));
  }
  .what {
    font-weight: 600;
  }
  .search {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    font-size: calc(0.8125 * var(--mex-em));
    color: var(--mex-ink-soft, #666);
  }
  .search input {
    min-height: 34px;
    font-size: 16px;
    text-align: start;
    padding: 0 10px;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    max-height: 196px;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 2px;
    align-items: center;
  }
  .choice {
    white-space: nowrap;
  }
  .rest {
    margin: 0;
    font-size: calc(0.8125 * var(--mex-em));
    color: var(--mex-ink-soft, #666);
  }
  .choice {
    min-height: 34px;
    min-width: 40px;
    padding: 4px 11px;
    border: 1px solid var(--mex-line-strong, #8f8878);
    border-radius: 999px;
    background: var(--mex-surface, #fffdf8);
    color: inherit;
    font-size: calc(0.875 * var(--mex-em));
    text-align: center;
    cursor: pointer;
  }
  .choice:disabled {
    cursor: default;
  }
  .choice:enabled:hover,
  .choice[aria-pressed='true'] {
    border-color: var(--mex-accent, #0f6e62);
    background: var(--mex-accent-soft, #d8ebe4);
  }
  .choice[aria-pressed='true'] {
    box-shadow: inset 0 0 0 1px var(--mex-accent, #0f6e62);
  }
  .choice.win::before {
    content: '★' / '';
    color: var(--mex-win, #0f6e62);
    padding-inline-end: 5px;
  }
  @media (forced-colors: active) {
    .choice[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
  @media print {
    .choices {
      display: none;
    }
  }
`;
