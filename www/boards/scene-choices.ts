/** A list of options below a board that draws a scene, such as the possible results of breaking a heap. */
import { html, nothing } from 'lit';
import { isEnter } from '../ui/controls/typed-text.ts';
import type { SceneBoard } from './scene-board.ts';
import { valueOf } from '../ui/element/events.ts';
import type { Act } from './board.ts';

export { default as choicesStyles } from './scene-choices.css?inline';

export interface Choices {
  /** The label of the list. */
  name: string;
  /** The text by which the list is filtered, or null if the list has no search field. */
  sought: string | null;
  listed: { text: string; wins: boolean; on: boolean; act: Act }[];
  /** Sentences about options that are not listed. */
  rest: string[];
  /** A sentence saying that the core did not return all options, or ''. */
  partial: string;
}
export function choicesOf(board: SceneBoard, { name, sought, listed, rest, partial }: Choices) {
  return html`<div
    class="stack panel choices no-print"
    part="options"
    role="group"
    aria-label=${name}
  >
    <div class="flow top">
      <span class="what">${name}</span>
      ${sought === null ? nothing : search(board, sought)}
    </div>
    <div class="flow chips scroll" aria-label=${name}>
      ${listed.map((one) => choice(board, one))}
      ${rest.map((label) => html`<span class="rest">${label}</span>`)}
    </div>
    ${partial ? html`<p class="rest">${partial}</p>` : nothing}
  </div>`;
}

function choice(board: SceneBoard, { text, wins, on, act }: Choices['listed'][number]) {
  const pass = (over: Act) => board.send({ type: 'pass', act: over });
  return html`<button
    type="button"
    class="chip choice number ${wins ? 'win' : ''}"
    tabindex="-1"
    aria-pressed=${on ? 'true' : 'false'}
    @pointerenter=${(e: PointerEvent) => e.pointerType !== 'touch' && pass(act)}
    @pointerleave=${() => pass(null)}
    @click=${() => board.send({ type: 'pick', act, pointer: board.pointer })}
  >
    ${wins ? html`<span class="sr">${board.t('boards.wins')}</span>` : nothing}${text}
  </button>`;
}

/** Return the template of the search field. */
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
