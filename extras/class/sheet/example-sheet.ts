/** An example task sheet for teachers to start with, and the game of a new table task. */

export const TABLE_GAME = 'subtract 1 3 4';

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
