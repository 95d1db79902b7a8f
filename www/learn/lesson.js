/**
 * The structure of a lesson: data independent of the language. Its texts are in
 * `i18n/<language>/learn/<id>.js`, under the keys that its blocks name. See docs/course.md.
 *
 * @typedef {object} LessonData what a lesson's file exports
 * @property {string[]} notes where the lecture notes say it
 * @property {number} [errata] how many corrections of the notes there are: `errata.1`, …
 * @property {Block[]} blocks
 *
 * @typedef {import('./outline.js').Entry & LessonData} Lesson
 *
 * @typedef {object} Common
 * @property {string} key where its texts begin
 * @property {string} [after] the key of a question that is answered, or of a game that is played to
 *   its end, before this is shown
 * @property {boolean} [must] whether the lesson is finished only when this is
 *
 * @typedef {Common & { kind: 'text' }} TextBlock
 * @property {string} key
 * @typedef {Common & { kind: 'game', game: string, position: string, first?: 'you' | 'computer',
 *   skill?: number, hints?: 'off' | 'on-demand' | 'always', typed?: boolean }} GameBlock
 *   `typed`: whether moves can also be typed
 * @typedef {Common & { kind: 'win', games: { game: string, position: string,
 *   first?: 'you' | 'computer', skill?: number }[] }} WinBlock games to be won one after the other
 * @typedef {Common & { kind: 'ask', asks: import('./checks.js').Kind, choices?: string[],
 *   board?: { game: string, position: string }, check: import('./checks.js').Check,
 *   wanted?: string, example?: string, wrong?: string[] }} AskBlock
 *   `wrong`: the answers that have a sentence of their own; `wanted`: what the check is to give for
 *   something found, with an example of it
 * @typedef {Common & { kind: 'proof', steps: number,
 *   beside?: { spec: import('./pictures/index.js').Spec, frames: any[], wide?: boolean } }} ProofBlock
 *   `frames`: from before the first step to the last; a `wide` picture stands above the steps
 * @typedef {Common & { kind: 'build', build: import('./builders.js').Spec }} BuildBlock
 * @typedef {Common & { kind: 'why', game: string, position: string, open?: boolean,
 *   early?: boolean }} WhyBlock `early`: before SG values are taught, so they are not named
 * @typedef {Common & { kind: 'table', game: string, upto: number,
 *   columns?: number }} TableBlock
 * @typedef {Common & { kind: 'graph', game: string, position: string, blank?: boolean }} GraphBlock
 *   `blank`: its nodes are still to be valued
 * @typedef {Common & { kind: 'union', n?: string, divisors?: string, sets?: string }} UnionBlock
 * @typedef {Common & { kind: 'bits', n: string, divisors: string }} BitsBlock
 * @typedef {Common & { kind: 'quotient', game: string }} QuotientBlock
 * @typedef {Common & { kind: 'twin', game: string, position: string }} TwinBlock
 * @typedef {Common & { kind: 'drill', game: string, count: number }} DrillBlock who wins?
 * @typedef {Common & { kind: 'check', problem: string, tests?: number, seed?: number,
 *   samples?: string[] }} CheckBlock
 * @typedef {Common & { kind: 'code', code: string }} CodeBlock the name of its files
 * @typedef {TextBlock | GameBlock | WinBlock | AskBlock | ProofBlock | BuildBlock | WhyBlock
 *   | TableBlock | GraphBlock | UnionBlock | BitsBlock | TwinBlock | QuotientBlock | DrillBlock | CheckBlock | CodeBlock} Block
 */

/** The tasks that complete a lesson: its questions and required blocks. @param {LessonData} lesson */
export const tasksOf = (lesson) =>
  lesson.blocks.filter((block) => block.kind === 'ask' || block.must).map((block) => block.key);

/**
 * The text keys of a block; `title` is optional.
 * @param {Block} block
 * @returns {string[]}
 */
export function keysOf(block) {
  const { key } = block;
  switch (block.kind) {
    case 'ask':
      return [
        `${key}.question`,
        `${key}.right`,
        ...(allNamed(block) ? [] : [`${key}.wrong`]),
        ...(block.wrong ?? []).map((answer) => `${key}.wrong.${answer}`),
      ];
    case 'proof':
      return [`${key}.title`, ...Array.from({ length: block.steps }, (_, i) => `${key}.${i + 1}`)];
    default:
      return [key];
  }
}

/** Whether every wrong choice has a sentence of its own. @param {AskBlock} block */
const allNamed = ({ asks, choices = [], wrong = [] }) =>
  asks === 'choice' && wrong.length >= choices.length - 1;
