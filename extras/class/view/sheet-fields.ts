/** The input fields of a task sheet under construction. */
import { html } from 'lit';
import { groups, icon, nameOf, sayGame, typed, valueOf } from 'mexplorer/kit';
import type { Speaker as Host } from 'mexplorer/kit';
import type { DraftTask } from '../sheet/saved.ts';

/** Draw a text field. Each typed character counts, so that leaving the page loses none. */
export function field(
  host: Host,
  id: string,
  label: string,
  value: string | number,
  set: (value: string) => void,
  {
    number = false,
    wide = false,
    hint = '',
    wrong = false,
  }: { number?: boolean; wide?: boolean; hint?: string; wrong?: boolean } = {},
) {
  return html`<label class=${wide ? 'wide' : number ? 'number' : ''}
    ><span class="dim">${host.t(`teach.${label}`)}</span
    ><input
      id=${id}
      class="field"
      type="text"
      inputmode=${number ? 'numeric' : 'text'}
      size=${number ? 4 : 12}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      placeholder=${hint}
      aria-invalid=${wrong}
      .value=${typed(String(value), undefined, true)}
      @input=${whenTyped(set)}
      @compositionend=${whenTyped(set)}
  /></label>`;
}

/** Return a listener that calls `set` with the text of a field, except while a character is composed. */
export const whenTyped = (set: (text: string) => void) => (event: Event) => {
  if (!(event as InputEvent).isComposing) set(valueOf(event));
};

/** Draw the choice of a game, and the given field for its line in the notation. */
function gameFields(
  host: Host,
  { game }: DraftTask,
  line: unknown,
  set: (what: Partial<DraftTask>) => void,
) {
  const known = nameOf(game);
  return html`<label
      ><span class="dim">${host.t('page.game_label')}</span
      ><select
        class="field"
        @change=${(event: Event) => {
          const card = groups
            .flatMap(({ cards }) => cards)
            .find(({ name }) => name === valueOf(event));
          if (card) set({ game: card.game, position: card.position });
        }}
      >
        <option value="" ?selected=${!known}>${host.t('teach.choose_game')}</option>
        ${groups.flatMap(({ cards }) =>
          cards.map(
            ({ name, game: line }) =>
              html`<option value=${name} .selected=${name === known}>
                ${sayGame(host.lang, line)}
              </option>`,
          ),
        )}
      </select></label
    >
    ${line}`;
}

/** Return a typed number as a number. Return any other text unchanged; the sheet refuses it later. */
// A draft of a task has the types of a finished task, so the result must fit a field of numbers.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function numberOr(text: string): any {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,9}$/.test(plain) ? Number(plain) : text;
}

/**
 * Draw the input fields of a task.
 * @param n the index of the task, from 0
 * @param acts `line`: the field for the line of the game; `wrong`: the name of a field with a mistake;
 * `other`: choose another position; `claims`: the claims by which an opponent errs in the position
 */
export function taskFields(
  host: Host,
  task: DraftTask,
  n: number,
  {
    set: change,
    line,
    wrong,
    other,
    claims = [],
  }: {
    set: (what: Partial<DraftTask>) => void;
    line: unknown;
    wrong?: string;
    other: () => void;
    claims?: readonly string[];
  },
) {
  const set = (name: keyof DraftTask) => (value: string) => change({ [name]: value });
  const setNumber = (name: keyof DraftTask) => (value: string) =>
    change({ [name]: numberOr(value) });
  const number = (name: keyof DraftTask) => ({ number: true, wrong: wrong === name });
  switch (task.kind) {
    case 'table':
    case 'rule':
      return html`${gameFields(host, task, line, change)}
      ${field(host, `upto-${n}`, 'upto_label', task.upto, setNumber('upto'), number('upto'))}`;
    case 'question':
      return html`${field(host, `question-${n}`, 'question_label', task.question, set('question'), { wide: true })}
      ${field(host, `answer-${n}`, 'answer_label', task.answer, set('answer'))}
      ${field(host, `choices-${n}`, 'choices_label', task.choices, set('choices'), { wide: true })}`;
    case 'problem':
      return html`${field(host, `problem-${n}`, 'problem_label', task.problem, set('problem'))}
      ${field(host, `tests-${n}`, 'tests_label', task.tests, setNumber('tests'), number('tests'))}`;
    case 'belief':
      return html`${gameFields(host, task, line, change)}
      ${positionFields(host, n, task, change, other)}
      ${claimField(host, n, task, { claims, change })}
      ${field(host, `choices-${n}`, 'ideas_label', task.choices, set('choices'), { wide: true })}`;
    default:
      return html`${gameFields(host, task, line, change)}
      ${positionFields(host, n, task, change, other)}`;
  }
}

/** Draw the field for the position of a task, with a button for a random position. */
function positionFields(
  host: Host,
  n: number,
  { position }: DraftTask,
  change: (what: Partial<DraftTask>) => void,
  other: () => void,
) {
  return html`${field(host, `position-${n}`, 'position_label', position, (value) => change({ position: value }))}
    <button
      class="btn quiet square"
      data-other
      aria-label=${host.t('teach.other')}
      title=${host.t('teach.other')}
      @click=${other}
    >
      ${icon('dice', 20)}
    </button>`;
}

/** Return a claim in words, without markup. */
const sayClaim = ({ t }: Host, claim: string) => t(`refuted.${claim}.claim`).replace(/[`*]/g, '');

/** The number of wrong choices in the question about the opponent's claim, at most. */
const OTHERS = 3;

/**
 * Return the fields of a task about a claim: the claim, its words as the answer, and the choices, in the
 * order of the list.
 */
export function believing(host: Host, claim: string, claims: readonly string[]) {
  const others = claims.filter((other) => other !== claim).slice(0, OTHERS);
  const shown = claims.filter((each) => each === claim || others.includes(each));
  const choices = shown.map((each) => sayClaim(host, each));
  return { believes: claim, answer: sayClaim(host, claim), choices: choices.join('; ') };
}

/** Draw the field for the claim by which the opponent plays. */
function claimField(
  host: Host,
  n: number,
  { believes }: DraftTask,
  { claims, change }: { claims: readonly string[]; change: (what: Partial<DraftTask>) => void },
) {
  return html`<label class="wide"
    ><span class="dim">${host.t('teach.believes_label')}</span
    ><select
      id=${`believes-${n}`}
      class="field"
      @change=${(event: Event) => change(believing(host, valueOf(event), claims))}
    >
      ${claims.map((claim) => html`<option value=${claim} .selected=${claim === believes}>${sayClaim(host, claim)}</option>`)}
    </select></label
  >`;
}
