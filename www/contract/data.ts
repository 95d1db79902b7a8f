/** The contracts of the widgets that show values, graphs, counts and reasons. */
import { attribute, changes, element, event, method, named, property } from './define.ts';

const fallback = { '': 'Shown until the widget is ready, and beside an error.' };

export const table = element({
  tag: 'mex-table',
  className: 'MexTable',
  module: 'tables/mex-table.ts',
  description: 'The SG values of single heaps as a table and a plot, or those of two as a map.',
  attributes: [
    attribute('game', 'string', 'subtract 1 3 4', 'The game, in one line of notation.'),
    attribute('upto', 'number', 30, 'The last heap.'),
    attribute('columns', 'number', 0, 'Numbers in a row; 0 takes as many as fit.'),
    attribute(
      'budget',
      'number',
      0,
      'Steps that the computation may take; 0 leaves it to the core.',
    ),
  ],
  properties: [property('data', 'object | null', 'What `table` or `grid` answered.', true)],
  methods: [method('load', '', 'Promise<void>', 'Computes the table again.')],
  events: [
    event('mex-ready', '{ game: string, data: object }', 'The table is complete.'),
    changes('a choice of game, range or heap'),
  ],
  state:
    '{ game: string, upto: number, columns: number, heap: number | null, nimber: number | null }',
  controls: named({
    fields: 'The fields for game and range; not among the usual ones.',
    views: 'The choice of drawing.',
    columns: 'The choice of columns.',
    plot: 'The drawing.',
    export: 'The buttons that copy and save.',
  }),
  slots: named(fallback),
  parts: named({
    controls: 'The fields for game and range.',
    field: 'One labelled field.',
    period: 'The period and its proof.',
    plot: 'The drawing of the values.',
    map: 'The drawing of the values of two heaps.',
    'read-out': 'What a map says of the cell under the pointer.',
    table: 'The table.',
    options: 'The options of the chosen heap.',
    'mex-line': 'The line on which the mex is found.',
    stepper: 'The buttons that go through the options.',
    copy: 'The button that copies the values.',
    save: 'The button that saves the values.',
  }),
});

export const graph = element({
  tag: 'mex-graph',
  className: 'MexGraph',
  module: 'graph/mex-graph.ts',
  description: 'The game graph of a position, with the SG value of every node.',
  attributes: [
    attribute('game', 'string', 'nim', 'The game, in one line of notation.'),
    attribute('position', 'string', '', 'The position from which the graph is drawn.'),
    attribute(
      'show',
      "'' | 'board' | 'positions'",
      '',
      'Of a game on a graph: the graph with its tokens, or the graph of its positions.',
    ),
    attribute(
      'limit',
      'number',
      120,
      'Positions that are drawn at most. Without it, a large graph begins with the first moves, and nodes are opened.',
    ),
  ],
  methods: [method('load', '', 'Promise<void>', 'Draws the graph again.')],
  events: [
    event('mex-ready', '{ game: string, position: string, nodes: number }', 'The graph is drawn.'),
    changes('a choice of game, position, drawing or node'),
    event('mex-pick', '{ text: string }', 'A node was chosen.'),
  ],
  state:
    "{ game: string, position: string, show: '' | 'board' | 'positions', picked: string | null }",
  controls: named({
    fields: 'The fields for game and position; not among the usual ones.',
    views: 'The choice of drawing.',
    zoom: 'The buttons that bring nearer.',
    steps: 'Valuing the nodes one by one.',
    list: 'The nodes as a list.',
    legend: 'What the signs mean.',
  }),
  slots: named(fallback),
  parts: named({
    controls: 'The fields for game and position.',
    field: 'One labelled field.',
    graph: 'The drawing.',
    reason: 'Why a node has its value.',
    'mex-line': 'The line on which the mex is found.',
    stepper: 'The buttons that value the nodes one by one.',
    mark: 'The sign of a P- or an N-position, or of a draw.',
    running: 'That it is still computing.',
  }),
});

export const union = element({
  tag: 'mex-union',
  className: 'MexUnion',
  module: 'union/mex-union.ts',
  description: 'Inclusion–exclusion as a signed sum and a Venn diagram.',
  attributes: [
    attribute('n', 'string', '100', 'How far is counted.'),
    attribute('divisors', 'string', '2 3 5', 'The numbers of which multiples are counted.'),
    attribute('sets', 'string', '', 'Sizes of sets and intersections, as "A=5 B=4 A&B=2".'),
    attribute(
      'mode',
      "'' | 'multiples' | 'sets'",
      '',
      'What is counted: multiples, or sets if only those are given.',
    ),
  ],
  methods: [method('load', '', 'Promise<void>', 'Counts again.')],
  events: [
    event('mex-ready', 'object', 'The sum stands, as `countUnion` answered it.'),
    changes('a choice of numbers, sets or of what is counted'),
  ],
  state: '{ n: string, divisors: string, sets: string, mode: string, union: string | null }',
  controls: named({
    modes: 'The choice of what is counted.',
    fields: 'The fields for numbers and sizes.',
  }),
  slots: named(fallback),
  parts: named({
    controls: 'The fields.',
    field: 'One labelled field.',
    result: 'The count.',
    terms: 'The signed terms.',
    stepper: 'The buttons that add the terms one by one.',
    venn: 'The Venn diagram.',
    running: 'That it is still computing.',
  }),
});

export const venn = element({
  tag: 'mex-venn',
  className: 'MexVenn',
  module: 'union/mex-venn.ts',
  description: 'Two or three sets as a Venn diagram with the size of every region.',
  attributes: [
    attribute('sizes', 'string', '', 'Sizes of the sets and intersections, as "A=5 B=4 A&B=2".'),
  ],
  properties: [property('labels', 'Record<string, string>', 'What to call the sets.')],
  events: [
    event('mex-ready', 'object', 'It is drawn, as `countSets` answered.'),
    changes('other sizes'),
  ],
  state: '{ sizes: string }',
  slots: named(fallback),
  parts: named({ venn: 'The diagram.' }),
});

export const why = element({
  tag: 'mex-why',
  className: 'MexWhy',
  module: 'why/mex-why.ts',
  description: 'Who wins a position, its nimber, and why.',
  attributes: [
    attribute('game', 'string', 'nim', 'The game, in one line of notation.'),
    attribute('position', 'string', '', 'The position that is explained.'),
    attribute('open', 'boolean', false, 'Whether the winning moves are shown.'),
  ],
  properties: [property('result', 'object | null', 'What `analyze` answered; may be handed in.')],
  methods: [method('load', '', 'Promise<void>', 'Explains again.')],
  events: [
    event('mex-ready', '{ result: object }', 'The explanation is shown.'),
    changes('showing or hiding the winning moves'),
    event('mex-try', '{ text: string, to: string }', 'One of the winning moves was chosen.'),
  ],
  state:
    "{ game: string, position: string, open: boolean, outcome: 'N' | 'P' | 'D' | null, " +
    'nimber: number | string | null }',
  controls: named({
    parts: 'The values of the parts.',
    steps: 'The explanation.',
    moves: 'The winning moves.',
    glossary: 'What the words mean.',
  }),
  slots: named(fallback),
  parts: named({
    verdict: 'Who wins, and the nimber.',
    nimber: 'The nimber, and the sentence of the conclusion that names it.',
    question: 'What paper asks with `print="question"`.',
    parts: 'The values of the parts.',
    steps: 'The explanation.',
    'mex-line': 'The line on which the mex is found.',
    moves: 'The winning moves.',
    glossary: 'What the words mean.',
    mark: 'The sign of a P- or an N-position, or of a draw.',
    running: 'That it is still computing.',
  }),
});
