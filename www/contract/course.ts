/** The contracts of the widgets of the course. */
import { TALLY, attribute, changes, element, event, method, named } from './define.ts';
import { points, property } from './define.ts';

export const ask = element({
  tag: 'mex-ask',
  className: 'MexAsk',
  module: 'learn/mex-ask.ts',
  description:
    'A question that is answered before anything is revealed; the engine knows the answer.',
  attributes: [
    attribute(
      'check',
      'string',
      '',
      'A call, its arguments and where its answer lies, between bars.',
    ),
    attribute(
      'asks',
      "'choice' | 'number' | 'set' | 'move' | 'find' | 'input'",
      'choice',
      'What answer is wanted.',
    ),
    attribute('wanted', 'string', '', 'What the check has to give for something that is found.'),
    attribute('example', 'string', '', 'Something that would be right, where many things are.'),
    attribute('choices', 'string', '', 'The answers to choose from, as the call gives them.'),
    attribute('game', 'string', '', 'The game of the board on which the answer is a move.'),
    attribute('position', 'string', '', 'The position of that board.'),
    attribute('reveal-after', 'number', 2, 'Wrong answers before the right one may be shown.'),
    points,
  ],
  methods: [
    method('judge', 'given: string', 'Promise<void>', 'Answers the question.'),
    method('reveal', '', 'Promise<void>', 'Shows the answer.'),
    method('again', '', 'void', 'Forgets what was answered.'),
  ],
  events: [
    event(
      'mex-answer',
      '{ given: string, right: boolean, tries: number, shown: boolean }',
      'It was answered, or the answer was shown.',
      TALLY,
    ),
    changes('an answer'),
  ],
  state: '{ given: string, tries: number, right: boolean, shown: boolean }',
  slots: named({
    '': 'The question.',
    right: 'Said of a right answer.',
    wrong: 'Said of a wrong answer; `wrong-4` of the answer 4.',
  }),
  parts: named({ ask: 'The whole widget.', answer: 'The answer on paper.' }),
});

export const bits = element({
  tag: 'mex-bits',
  className: 'MexBits',
  module: 'learn/mex-bits.ts',
  description: 'Inclusion–exclusion as a loop over bit masks.',
  attributes: [
    attribute('n', 'string', '10', 'How far is counted.'),
    attribute('divisors', 'string', '7 2 5', 'Two to five numbers.'),
  ],
  events: [
    event('mex-step', '{ step: number }', 'The number of masks completed.'),
    changes('a step'),
  ],
  state: '{ n: string, divisors: string, step: number }',
  parts: named({ bits: 'The whole widget.' }),
});

export const builder = element({
  tag: 'mex-builder',
  className: 'MexBuilder',
  module: 'learn/mex-builder.ts',
  description: 'A table to fill in, each cell of which is checked when it is left.',
  attributes: [
    attribute('build', 'string', '', 'The task, as JSON.'),
    attribute('reveal-after', 'number', 0, 'Wrong cells before the solution may be shown.'),
    points,
  ],
  methods: [method('empty', '', 'void', 'Empties the cells.')],
  events: [
    event(
      'mex-built',
      '{ right: boolean, shown: boolean }',
      'All cells are right, or were shown. `attempts` counts wrong cells, and one more.',
      TALLY,
    ),
    event(
      'mex-cell',
      '{ name: string, given: string, right: boolean }',
      'A cell was filled in and checked.',
    ),
    changes('a cell'),
  ],
  state: '{ values: string[][], right: number, all: number, shown: boolean }',
  slots: named({ '': 'The instruction.' }),
  parts: named({ builder: 'The whole widget.' }),
});

export const check = element({
  tag: 'mex-check',
  className: 'MexCheck',
  module: 'learn/mex-check.ts',
  description: 'Checks what a program of a learner prints for generated inputs.',
  attributes: [
    attribute('problem', 'string', '891', 'One of the practice problems.'),
    attribute('tests', 'number', 20, 'How many inputs are generated.'),
    attribute('seed', 'number', 1, 'Which inputs they are.'),
    points,
    attribute('app', 'string', '', 'The address of the page to which links lead.'),
  ],
  methods: [method('check', '', 'Promise<void>', 'Checks what was pasted.')],
  events: [
    event('mex-ready', '{ problem: string, tests: number }', 'The inputs stand.'),
    event(
      'mex-checked',
      '{ problem: string, right: number, wrong: number }',
      'What was pasted has been checked.',
      TALLY,
    ),
    changes('a check'),
  ],
  state:
    '{ problem: string, tests: number, seed: number, right: number | null, wrong: number | null }',
  slots: named({ '': 'The instruction.' }),
  parts: named({ check: 'The whole widget.', answer: 'The right outputs on paper.' }),
});

export const lesson = element({
  tag: 'mex-lesson',
  className: 'MexLesson',
  module: 'learn/mex-lesson.ts',
  description: 'A whole lesson of the course.',
  attributes: [
    attribute('lesson', 'string', '', 'Which one.'),
    attribute('step', 'number', 0, 'The step of its proof that is shown.'),
    attribute('app', 'string', '', 'The address of the page to which links lead.'),
  ],
  events: [
    event('mex-ready', '{ lesson: string }', 'The lesson is shown.'),
    event('mex-step', '{ step: number }', 'Another step of the proof is shown.'),
    changes('a step'),
  ],
  state: '{ lesson: string, step: number }',
  slots: named({ '': 'Shown until the lesson is ready, and printed in its place.' }),
});

export const proof = element({
  tag: 'mex-proof',
  className: 'MexProof',
  module: 'learn/mex-proof.ts',
  description: 'A proof by clicks: a sentence and a change of the picture for each step.',
  attributes: [
    attribute('step', 'number', 0, 'How many steps are shown.'),
    attribute('picture', 'string | null', null, 'The picture, as JSON.'),
    attribute('heading', 'string', '', 'The claim.'),
    attribute('wide', 'boolean', false, 'Places the picture above the steps.'),
  ],
  properties: [property('count', 'number', 'How many steps there are.', true)],
  methods: [method('go', 'step: number', 'void', 'Shows the given number of steps.')],
  events: [event('mex-step', '{ step: number }', 'Another step is shown.'), changes('a step')],
  state: '{ step: number, count: number }',
  slots: named({ '': 'A list; each item is a step, its `data-frame` the change of the picture.' }),
  parts: named({ proof: 'The whole widget.' }),
});

export const twin = element({
  tag: 'mex-twin',
  className: 'MexTwin',
  module: 'learn/mex-twin.ts',
  description: 'Board and game graph side by side, as one.',
  attributes: [
    attribute('game', 'string', 'nim', 'The game, in one line of notation.'),
    attribute('position', 'string', '1 2', 'Where the token starts.'),
  ],
  events: [
    event('mex-ready', '{ game: string, position: string }', 'Both are drawn.'),
    event('mex-move', 'object', 'A move was played, as of `mex-game`.'),
    changes('a move'),
  ],
  state: '{ game: string, start: string, position: string }',
  slots: named({ '': 'Shown until both are drawn.' }),
  parts: named({ twin: 'The whole widget.' }),
});
