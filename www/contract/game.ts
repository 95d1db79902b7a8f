/** The contract of `<mex-game>`. */
import { TALLY, attribute, changes, element, event, method, named } from './define.ts';
import { points, property } from './define.ts';

export const game = element({
  tag: 'mex-game',
  className: 'MexGame',
  module: 'play/mex-game.ts',
  description: 'A board to play on, against the computer or each other.',
  attributes: [
    attribute('game', 'string', 'nim', 'The game, in one line of notation.'),
    attribute('position', 'string | null', null, 'Where the game starts; without it, an example.'),
    attribute('moves', 'string | null', null, 'The moves that were played, between semicolons.'),
    attribute('first', "'you' | 'computer'", 'you', 'Who begins.'),
    attribute('skill', 'number', 1, 'The strength of the computer, from 0 to 1.'),
    attribute(
      'prolong',
      'boolean',
      false,
      'Makes the computer delay the end of a lost game as long as possible.',
    ),
    attribute('players', '1 | 2', 1, 'One person against the computer, or two people.'),
    attribute(
      'hints',
      "'off' | 'on-demand' | 'on' | 'always'",
      'on-demand',
      'Whether winning moves are shown never, on demand or always; "on" means always.',
    ),
    attribute(
      'reveal-after',
      'number',
      0,
      'The number of losses before winning moves and the report may be shown.',
    ),
    attribute('seed', 'number | null', null, "The seed of the computer's choices."),
    points,
  ],
  properties: [
    property('current', 'string', 'The position on the board.', true),
    property('open', 'boolean', 'Whether a person may move now.', true),
  ],
  methods: [
    method(
      'move',
      'text: string',
      'Promise<boolean>',
      'Plays a move, or to a position, for the person whose turn it is; false if it is not legal.',
    ),
    method('undo', '', 'Promise<void>', 'Goes back to the last moment at which a person moved.'),
    method('redo', '', 'Promise<void>', 'Goes forward again.'),
    method(
      'goTo',
      'at: number',
      'Promise<void>',
      'Shows the moment after the given number of moves.',
    ),
    method(
      'goToPosition',
      'position: string',
      'Promise<void>',
      'Brings a position to the board, by a move where one leads there.',
    ),
    method('restart', '', 'Promise<void>', 'Starts again and forgets the moves.'),
  ],
  events: [
    event(
      'mex-ready',
      '{ game: string, position: string }',
      'The board is shown for the first time.',
    ),
    event(
      'mex-move',
      "{ n: number, by: 'you' | 'computer' | 'one' | 'two', text: string, to: string, move: object }",
      'A move was played.',
    ),
    event(
      'mex-end',
      "{ winner: 'you' | 'computer' | 'one' | 'two' | 'draw', moves: string[] }",
      'No move is left, or a position has come up for the third time: a draw. `attempts` counts ' +
        'games, `hints` how often winning moves were shown.',
      TALLY,
    ),
    changes('a move, a step back, a load or a setting'),
  ],
  state:
    '{ game: string, start: string, position: string, moves: string[], ' +
    "turn: 'you' | 'computer' | 'one' | 'two' | null, " +
    "result: 'you' | 'computer' | 'one' | 'two' | 'draw' | null, heaps: string[] | null, " +
    "first: 'you' | 'computer', players: 1 | 2, skill: number, hints: string, tries: number }",
  controls: named({
    undo: 'Goes back.',
    redo: 'Goes forward again.',
    restart: 'Starts again.',
    hint: 'Shows the winning moves.',
    typed: 'The field for moves.',
    moves: 'The moves that were played.',
    settings: 'Opponent, strength and end.',
    report: 'What a lost game has missed.',
  }),
  slots: named({ '': 'Shown until the board is ready, and beside an error.' }),
  parts: named({
    game: 'The whole widget.',
    stage: 'The area of the board.',
    status: 'Whose turn it is, or who has won.',
    position: 'The position as text.',
    tools: 'The buttons under the board.',
    hints: 'The winning moves.',
    ease: 'The offer of a weaker opponent, after games lost in a row.',
    answer: 'The question on paper, or the winning moves.',
    typed: 'The field for moves.',
    moves: 'The moves that were played.',
    settings: 'The choices of opponent, strength and end.',
    mark: 'The sign of a P- or an N-position, or of a draw.',
  }),
});
