/** An example task sheet for teachers to start with, and the games of new tasks about tables. */

/** The game of the table in the example. */
export const TABLE_GAME = 'subtract 1 3 4';

/** The games of new tasks about tables, in the order in which they are proposed. */
export const TABLE_GAMES = [
  TABLE_GAME,
  ...['subtract 2 3', 'subtract 1 4', 'subtract 1 2 4', 'subtract 2 5', 'subtract 1 3 6'],
  ...['subtract 2 4 7', 'subtract 1 5 6', 'subtract 3 5', 'subtract 1 2 6'],
];

/** The example sheet without its title, which depends on the language. */
export const exampleSheet = {
  attempts: 3,
  hints: false,
  tasks: [
    { game: 'nim', position: '3 5 7' },
    { game: 'nim', position: '1 4 5', points: 2 },
    { ask: 'outcome', game: 'nim', position: '2 4 6' },
    { table: TABLE_GAME, upto: 8, points: 2 },
    { ask: 'move', game: 'kayles', position: '5 7' },
  ],
};
