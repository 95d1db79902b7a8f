/**
 * Example results for a teacher who has none: three learners on the example sheet. One solves each task at
 * the first attempt, one corrects mistakes, and one gives up.
 */
import { exampleSheet } from '../sheet/example-sheet.ts';
import { readSheet } from '../sheet/sheet.ts';
import type { Attempt } from '../sheet/attempts.ts';
import type { Result } from './result.ts';

/**
 * Return an attempt at a game; `right` says whether the learner won, `moves` has the moves of both players.
 */
const game = (right: boolean, seconds: number, moves: string): Attempt => ({
  right,
  seconds,
  moves: moves.split(' '),
});

const answer = (right: boolean | null, seconds: number, given: string): Attempt => ({
  right,
  seconds,
  given,
});

const WON = '1-1 2-5 3-5 1-2 3-2';
const LOST = '2-2 3-7 1-3 2-3';
const SECOND_WON = '1-1 3-1 2-4 3-4';
const SECOND_LOST = '1-1 3-5 2-4';
/** The SG values of heaps 0 to 8, a learner's answer to the table of the example sheet. */
const VALUES = '0 1 0 1 2 3 2 0 1';

/** The attempts of each learner, task by task. */
const WORK: readonly Attempt[][][] = [
  [
    [game(true, 48, WON)],
    [game(true, 35, SECOND_WON)],
    [answer(true, 12, 'P')],
    [answer(null, 20, 'SG(5): 0'), answer(true, 75, VALUES)],
    [answer(true, 40, '2-2')],
  ],
  [
    [game(false, 30, LOST), game(true, 55, WON)],
    [game(false, 25, SECOND_LOST), game(true, 41, SECOND_WON)],
    [answer(false, 6, 'N'), answer(true, 9, 'P')],
    [answer(true, 90, VALUES)],
    [answer(false, 31, '1-1'), answer(true, 22, '1=3+1')],
  ],
  [
    [game(false, 28, LOST), game(false, 33, '3-7 2-2 1-1 2-1 1-2 2-2')],
    [game(false, 19, SECOND_LOST)],
    [answer(true, 15, 'P')],
    [],
    [answer(false, 12, '1-1'), answer(false, 17, '2-1'), answer(false, 14, '1-1')],
  ],
];

const SAVED = '2026-11-24T12:00:00.000Z';

/** Return the example results. @param title of the sheet @param names of the three learners */
export function exampleResults(title: string, names: readonly string[]): Result[] {
  const sheet = readSheet({ title, ...exampleSheet });
  return WORK.map((tasks, i) => ({
    sheet,
    work: {
      name: names[i],
      tasks: tasks.map((attempts, n) => {
        const task = sheet.tasks[n];
        return { position: 'position' in task ? task.position : '', attempts };
      }),
    },
    saved: SAVED,
  }));
}
