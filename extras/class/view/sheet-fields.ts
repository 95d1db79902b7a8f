/** The input fields of a task sheet under construction. */
import { html } from 'lit';
import { groups, icon, nameOf, sayGame, valueOf } from 'mexplorer/kit';
import type { Speaker as Host } from 'mexplorer/kit';
import type { DraftTask } from '../sheet/saved.ts';

/** The pause in typing after which a number counts, in milliseconds. */
const PAUSE = 300;

/** The timer of the number that is being typed; there is one, since only one field has the focus. */
let typing: ReturnType<typeof setTimeout> | undefined;

/** Draw a text field. A number counts after a pause in typing, any other text when the field is left. */
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
  const type = (event: Event) => {
    clearTimeout(typing);
    const text = valueOf(event);
    if (number && !(event as InputEvent).isComposing) typing = setTimeout(() => set(text), PAUSE);
  };
  const leave = (event: Event) => {
    clearTimeout(typing);
    set(valueOf(event));
  };
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
      .value=${String(value)}
      @input=${type}
      @change=${leave}
  /></label>`;
}

function gameFields(
  host: Host,
  n: number,
  { game }: DraftTask,
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
    ${field(host, `line-${n}`, 'line_label', game, (value) => set({ game: value }))}`;
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
 * @param acts `other`: choose another position; `claims`: the claims by which an opponent errs in the
 * position
 */
export function taskFields(
  host: Host,
  task: DraftTask,
  n: number,
  {
    set: change,
    other,
    claims = [],
  }: { set: (what: Partial<DraftTask>) => void; other: () => void; claims?: readonly string[] },
) {
  const set = (name: keyof DraftTask) => (value: string) => change({ [name]: value });
  const setNumber = (name: keyof DraftTask) => (value: string) =>
    change({ [name]: numberOr(value) });
  const number = { number: true };
  switch (task.kind) {
    case 'table':
    case 'rule':
      return html`${gameFields(host, n, task, change)}
      ${field(host, `upto-${n}`, 'upto_label', task.upto, setNumber('upto'), number)}`;
    case 'question':
      return html`${field(host, `question-${n}`, 'question_label', task.question, set('question'), { wide: true })}
      ${field(host, `answer-${n}`, 'answer_label', task.answer, set('answer'))}
      ${field(host, `choices-${n}`, 'choices_label', task.choices, set('choices'), { wide: true })}`;
    case 'problem':
      return html`${field(host, `problem-${n}`, 'problem_label', task.problem, set('problem'))}
      ${field(host, `tests-${n}`, 'tests_label', task.tests, setNumber('tests'), number)}`;
    case 'belief':
      return html`${gameFields(host, n, task, change)}
      ${positionFields(host, n, task, change, other)}
      ${claimField(host, n, task, { claims, change })}
      ${field(host, `choices-${n}`, 'ideas_label', task.choices, set('choices'), { wide: true })}`;
    default:
      return html`${gameFields(host, n, task, change)}
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
