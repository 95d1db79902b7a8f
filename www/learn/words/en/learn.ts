/** English texts of the course: the list of lessons, and the texts that lessons share. */
import type { Args, Exact } from '../../../i18n/args.ts';
import type { Words } from '../../../i18n/languages.ts';

const sentences = (all: string[]) => all.filter(Boolean).join(' ');

const heaps = (list: Exact[]) => list.join(', ');

const total = (list: number[]) => list.reduce((sum, one) => sum + one, 0);

/** Write table cells as pairs in parentheses. */
const pairs = (list: string[]) => list.map((pair) => `(${pair.replace(',', ', ')})`).join(', ');

export default {
  title: 'The course',
  lead: 'From the first move to the Sprague–Grundy theorem: eighteen short lessons that you play, answer and prove.',
  program: 'The program',
  'title.first': 'Play first',
  'title.union': 'Inclusion–exclusion',
  'title.games': 'Winning and losing positions',
  'title.nim': 'Nim and its proof',
  'title.digraph': 'A game as a digraph',
  'title.mex': 'Mex and the SG function',
  'title.sg': 'The SG theorem and its proof',
  'title.sums': 'Different games, one sum',
  'title.subtract': 'Subtraction games and periods',
  'title.split': 'Splitting',
  'title.staircase': 'Staircase Nim',
  'title.letters': 'The letters game',
  'title.merge': 'Take one or merge',
  'title.misere': 'Misère play',
  'title.moore': 'Moore’s Nim',
  'title.find-rule': 'Find the rule',
  'title.periods': 'Periods: seen or proven?',
  'title.quotient': 'Misère play beyond Nim',

  'part.start': 'First steps',
  'part.theory': 'One theory for all games',
  'part.contest': 'Games that contests ask for',
  'part.further': 'Further on',
  'about.first': 'Play two heaps of stones and find your first winning trick.',
  'about.games': 'Tell who wins by working backwards from the end.',
  'about.nim': 'Write the heaps in binary: the winning move, and why it always exists.',
  'about.digraph': 'Positions are points, moves are arrows, and a game is a walk.',
  'about.mex': 'Give every position a number that says more than “won” or “lost”.',
  'about.sg': 'Why these numbers add up like the heaps of Nim.',
  'about.sums': 'Play different games as one, and know when you may not use XOR.',
  'about.subtract': 'Only some numbers of stones may be taken, and the values repeat.',
  'about.split': 'One move makes two heaps out of one.',
  'about.staircase': 'Stones go down the steps, and only the odd steps count.',
  'about.letters': 'Take letters out of a word.',
  'about.merge': 'Heaps may be put together, so XOR does not help.',
  'about.union': 'No game, but a way to count without counting twice.',
  'about.misere': 'The player who takes the last stone loses. What changes?',
  'about.moore': 'Take from several heaps in one move.',
  'about.find-rule': 'A table, a guess, a test, a proof, a program.',
  'about.periods': 'A row of numbers repeats. When is that a proof?',
  'about.quotient': 'Where the SJ theorem, a rule that contests quote for misère play, goes wrong.',

  lessons: 'Lessons',
  lesson: ({ n }: Args<'n'>) => `Lesson ${n}`,
  minutes: ({ n }: Args<'n'>) => `${n} min`,
  problems: ({ problems }: { problems: string[] }) => `Problem ${problems.join(', ')}`,
  problem_count: ({ count }: Args<'count'>) =>
    count === 1 ? '1 practice problem' : `${count} practice problems`,
  practise: 'Practice problems of this lesson',
  all_lessons: 'All lessons',
  begin: 'Begin with lesson 0',
  go_on: ({ title }: Args<'title'>) => `Go on: ${title}`,
  state_done: 'Done',
  state_begun: 'Begun',
  state_next: 'Next',
  progress: ({ done, all }: Args<'done all'>) => `${done} of ${all} lessons done.`,
  kept: 'Your progress stays in this browser. Nothing depends on it.',
  save: 'Save my progress as a file',
  load: 'Load it from a file',
  loaded: 'Loaded. What was done here before stays done.',
  load_wrong: 'This file holds no progress of the course. Choose one that was saved here.',
  clear: 'Forget my progress',
  clear_sure: 'Really forget it',
  cleared: 'Forgotten.',
  refuted: 'What readers get wrong',
  glossary: 'Glossary',
  glossary_lead:
    'The words that the course and every explanation use, and the ideas behind the other games.',
  glossary_ideas: 'Games and ideas',
  glossary_board: 'Try it on the board',
  by_problem: 'From a problem to its lesson',
  previous: 'Previous lesson',
  next: 'Next lesson',
  goal: 'Goal',
  finished: 'You have finished this lesson.',
  tasks: ({ done, all }: Args<'done all'>) => `${done} of ${all} tasks done`,
  locked: 'Answer the question above first: what follows would give it away.',
  locked_game: 'Play the game above to its end first: what follows would give it away.',
  unlock: 'Show it anyway',
  teachers: 'For teachers',
  notes_lead:
    'The course covers what five sets of Chinese lecture notes teach. Students of programming contests pass them on to each other; here they are called 000 to 004, and § names a section.',
  notes: 'Where they teach this',
  errata: 'What is wrong in them',
  no_lesson: ({ id }: Args<'id'>) => `There is no lesson “${id}” yet.`,
  sheet: 'Printable sheet',

  'choice.N': 'Winning for the player to move (N)',
  'choice.P': 'Losing for the player to move (P)',
  'choice.yes': 'Yes',
  'choice.no': 'No',

  'ask.kicker': 'Your turn to think',
  'ask.check': 'Check',
  'ask.again': 'Try again',
  'ask.show': 'Show the answer',
  'ask.right': 'Right.',
  'ask.right_is': 'Right: ',
  'ask.shown_is': 'The answer: ',
  'ask.wrong': ({ n }: { n: number }) => (n > 1 ? 'Not this either.' : 'Not quite.'),
  'ask.number': 'A number',
  'ask.set': 'Numbers, separated by blanks',
  'ask.unclear_choice': 'Choose an answer first.',
  'ask.unclear_number': 'A whole number is expected here.',
  'ask.unclear_set': 'Numbers are expected here, separated by blanks.',
  'ask.got': ({ value }: Args<'value'>) => `This gives ${value}.`,
  'ask.find': 'Numbers, separated by blanks',
  'ask.unclear_find': 'Numbers are expected here, separated by blanks.',
  'ask.unclear_input': 'This is no input of the problem.',
  'ask.input': 'An input of the problem',
  'ask.prints': ({ right, faulty }: Args<'right faulty'>) =>
    `Right is ${right}; the faulty program prints ${faulty}.`,
  'ask.claim': 'Your rule, such as g(n) = n % 4',
  'ask.unclear_claim':
    'A claim is expected here, such as g(n) = n % 4, g(2*m) = m | g(2*m+1) = g(m), or period 7.',
  'ask.fails': ({ position, says, truth }: Args<'position says truth'>) =>
    `At ${position} it says ${says}; the truth is ${truth}.`,
  'ask.unclear_move': 'Make a move on the board.',

  proof: 'A proof, step by step',
  'proof.acts': 'Steps of the proof',
  'proof.invite': 'Try to find the argument yourself. Then take it one step at a time.',
  'proof.keys': '(The keys ← and → do so, too.)',
  'proof.next': 'Next step',
  'proof.back': 'Back',
  'proof.first': 'To the start',
  'proof.all': 'Show all',
  'proof.at': ({ step, count }: Args<'step count'>) => `Step ${step} of ${count}`,
  'proof.link': ({ n }: Args<'n'>) => `Link to step ${n}`,

  'build.sum_value': 'SG',
  'build.sum_with': 'SG ⊕ x',
  'build.sum_to': 'Go to',
  'build.sum_of': ({ name, n }: Args<'name n'>) => `${name}, heap of ${n}`,
  'build.pair': ({ i, j }: Args<'i j'>) => `${i} and ${j}`,
  'build.set': 'Set',
  'build.mex_of': ({ set }: Args<'set'>) => `mex of ${set}`,
  'build.sg': ({ n }: Args<'n'>) => `SG value of a heap of ${n}`,
  'build.bit': ({ row, power }: Args<'power'> & { row: string }) => `${row}, column ${power}`,
  'build.odd': 'odd?',
  'build.mod': ({ modulus }: Args<'modulus'>) => `mod ${modulus}`,
  'build.from': 'From',
  'build.to': 'Options',
  'build.options_of': ({ n }: Args<'n'>) => `Options of ${n}`,
  'build.position': 'Position',
  'build.outcome': ({ position }: Args<'position'>) => `N or P for ${position}`,
  'build.right': ({ name }: Args<'name'>) => `${name}: right.`,
  'build.wrong': ({ name }: Args<'name'>) => `${name}: not right yet.`,
  'build.count': ({ right, all }: Args<'right all'>) => `${right} of ${all} cells are right.`,
  'build.done': 'All right. Well built.',
  'build.shown': 'These are the right answers.',
  'build.clear': 'Clear',
  'build.show': 'Show the answers',

  'drill.at': ({ right, all }: Args<'right all'>) => `${right} of ${all}`,
  'drill.right': 'Right.',
  'drill.wrong': 'No:',
  'drill.again': 'This position will come again.',
  'drill.next': 'Next position',
  'drill.done': ({ n, tries }: Args<'n tries'>) =>
    tries > n ? `All ${n} answered, in ${tries} tries.` : `All ${n} answered without an error.`,
  'drill.paper': ({ n }: Args<'n'>) => `Positions to decide (${n})`,

  code: 'Program',
  code_language: 'Programming language',
  'win.won': 'Won.',
  'win.next': 'Next game',
  'win.show': 'Show me',
  'win.own': 'Now play it yourself',
  'win.lost': 'Not this time. Play it again.',
  'win.all': 'You have won them all.',

  'bits.asks': ({ n, divisors }: Args<'n'> & { divisors: string[] }) =>
    `How many of the numbers from 1 to ${n} are divisible by at least one of ${divisors.join(', ')}? Each number i below selects some of these divisors: the last bit stands for ${divisors[0]}${divisors.length > 1 ? `, the bit before it for ${divisors[1]}` : ''}${divisors.length > 2 ? ', and so on' : ''}.`,
  'bits.mask': 'i',
  'bits.chosen': 'Chosen',
  'bits.product': 'Product t',
  'bits.count': 'n / t',
  'bits.adds': 'Adds',
  'bits.sum': 'Sum so far',
  'bits.over': ({ t, n }: Args<'t n'>) => `${t} > ${n}: stop`,
  'bits.label': 'The terms as bit masks',
  'bits.next': 'Next mask',
  'bits.back': 'Back',
  'bits.all': 'All masks',
  'bits.row': ({ i, chosen, adds, sum }: Args<'i chosen adds sum'>) =>
    `i = ${i}: {${chosen}} adds ${adds}; sum ${sum}.`,

  'twin.board': 'On the board',
  'twin.graph': 'On the graph',
  'twin.at': ({ position, options }: Args<'position options'>) =>
    options
      ? `The token stands on ${position}; ${options === 1 ? 'one arrow leads' : `${options} arrows lead`} away.`
      : `The token stands on ${position}. No arrow leads away: the game is over.`,
  'twin.from': ({ by }: Args<'by'>) =>
    by === 'graph' ? 'Pushed on the graph.' : 'Moved on the board.',
  'twin.no': 'No arrow leads there from here.',

  'picture.heap': 'Heap',
  'picture.bits': (given: Args<'sum? column row? becomes?'> & { heaps: Exact[] }) =>
    sentences([
      `${heaps(given.heaps)} in binary.`,
      given.sum === null ? '' : `Nim-sum ${given.sum}.`,
      given.column ? `Column ${given.column} is marked.` : '',
      given.row !== undefined && given.becomes === undefined ? `Row ${given.row} is marked.` : '',
      given.becomes === undefined ? '' : `${given.row} becomes ${given.becomes}.`,
    ]),
  'picture.values': (given: Args<'from mex? wanted?'> & { options: string[] }) =>
    sentences([
      given.options.length
        ? `From ${given.from} one may go to ${given.options.join(', ')}.`
        : `From ${given.from} there is no move.`,
      given.wanted === undefined ? '' : `The value ${given.wanted} is looked for.`,
      given.mex === null ? '' : `The smallest missing value is ${given.mex}.`,
    ]),
  'picture.grid': ({ at, lit }: Args<'at lit'>) =>
    sentences([
      'Pairs of heaps, each with the XOR of both SG values.',
      at ? `Marked: ${at}.` : '',
      lit.length ? `In question: ${lit.join('; ')}.` : '',
    ]),
  'picture.stairs': (
    given: Args<'steps sum?'> & { moved?: { from: number; count: number; by: 'you' | 'they' } },
  ) =>
    sentences([
      given.moved
        ? `${given.moved.by === 'you' ? 'You' : 'The opponent'} moved ${given.moved.count} from step ${given.moved.from} to ${
            given.moved.from === 1 ? 'the ground' : `step ${given.moved.from - 1}`
          }.`
        : '',
      `Stones on steps 1 to ${given.steps.length}: ${heaps(given.steps)}.`,
      given.sum === null ? '' : `XOR of the odd steps: ${given.sum}.`,
    ]),
  'picture.ground': 'ground',
  'picture.replies': ({ count }: Args<'count'>) =>
    `All ${count} moves, each with the nim-sum it leaves`,
  'picture.heaps': ({
    heaps: list,
    taken,
    by,
  }: Args<'by?'> & { heaps: number[]; taken: number[] }) =>
    `Heaps of ${heaps(list)}.${
      by ? ` ${by === 'you' ? 'You took' : 'The opponent took'} ${total(taken)}.` : ''
    }`,
  'picture.by_you': 'You',
  'picture.by_they': 'Your opponent',
  'picture.graph': (given: Args<'arrows marks token? lit'> & { nodes: string[] }) =>
    sentences([
      `Positions ${given.nodes.join(', ')}, ${given.arrows} arrows.`,
      Object.keys(given.marks).length
        ? `Marked: ${Object.entries(given.marks)
            .map(([node, mark]) => `${node} is ${mark}`)
            .join(', ')}.`
        : '',
      given.lit.length ? `In question: ${given.lit.join(', ')}.` : '',
      given.token ? `The token stands on ${given.token}.` : '',
    ]),
  'picture.venn': ({ names, point, tally }: Args<'point tally'> & { names: string[] }) =>
    `Three sets, ${names.join('; ')}; ${point || 'a number'} lies in all of them.${
      tally.length ? ` Counted: ${tally.join(' ')}.` : ''
    }`,
  'picture.cells': (
    given: Args<'last columns alike apart'> & {
      values: number[] | null;
      at: number[];
      lit: number[];
    },
  ) =>
    sentences([
      given.values
        ? `SG values from heap 0 on: ${heaps(given.values)}.`
        : `SG values of the heaps 0 to ${given.last}, in rows of ${given.columns}.`,
      given.at.length ? `In question: heap ${heaps(given.at)}.` : '',
      given.lit.length ? `Marked: ${heaps(given.lit)}.` : '',
      given.alike.length
        ? `Alike: ${given.alike.map(([from, to]) => `${from} to ${to}`).join(', ')}.`
        : '',
      given.apart ? `${given.apart} values do not fit the period.` : '',
    ]),
  'picture.cases': ({ names, at, lit }: Args<'lit'> & { names: [string, string]; at: string[] }) =>
    sentences([
      `Positions by ${names[0]} (rows) and ${names[1]} (columns).`,
      at.length ? `In question: ${pairs(at)}.` : '',
      lit.length ? `Moves lead to ${pairs(lit)}.` : '',
    ]),
  'picture.counts': ({
    heaps: list,
    ones,
    modulus,
    column,
  }: Args<'column'> & { heaps: number[]; ones: number[]; modulus: number }) =>
    `${heaps(list)} in binary. Ones in the columns: ${heaps(ones)}; divided by ${modulus} they leave ${heaps(
      ones.map((n) => n % modulus),
    )}.${column ? ` Column ${column} is marked.` : ''}`,
  'picture.ones': 'ones',

  static_answers: 'Answers',
  static_live:
    'This lesson is live with JavaScript: boards to play on, and answers that are checked.',
  static_paper: 'To fill in',
  static_course: 'A course on impartial games',
  static_contents: 'Contents',
  static_play: ({ position }: Args<'position'>) => `Play from ${position}.`,
} satisfies Words;
