/**
 * Check the statements of a result: each answer with the check that judged it in the sheet, and each
 * position. The module wrong.ts replays the moves of games.
 */
import { table } from 'mexplorer';
import { fits, verdictOn } from 'mexplorer/kit';
import type { Check, Kind } from 'mexplorer/kit';
import { isVariant } from '../sheet/variants.ts';
import { cellsOf, readCell } from '../sheet/attempts.ts';
import type { Attempt, Done } from '../sheet/attempts.ts';
import type { Sheet, Task } from '../sheet/sheet.ts';

type Question = { asks: Kind; check: Check; choices: string[] };

/** Return the question of a task that has a single text as its answer; null for other tasks. */
export function questionOf(task: Task, position: string): Question | null {
  if (task.kind === 'belief')
    return { asks: 'choice', check: ['stated', task.answer], choices: task.choices };
  if (task.kind === 'question') {
    const asks = task.choices ? 'choice' : 'number';
    return { asks, check: ['stated', task.answer], choices: task.choices ?? [] };
  }
  if (task.kind === 'rule')
    return { asks: 'claim', check: ['patterns', task.rule, 'values.0.text'], choices: [] };
  if (task.kind !== 'ask') return null;
  const asks = ({ outcome: 'choice', nimber: 'number', move: 'move' } as const)[task.ask];
  const path = task.ask === 'move' ? 'wins' : task.ask;
  return { asks, check: ['analyze', task.game, position, path], choices: ['N', 'P'] };
}

/**
 * Return whether the task gives this position to some learner, or nothing was attempted. With `vary`,
 * positions depend on the learner's name.
 */
export async function isOfTask({ tasks, seed }: Sheet, n: number, { position, attempts }: Done) {
  const task = tasks[n];
  if (!attempts.length) return true;
  if (!('position' in task)) return position === '';
  if (position === task.position) return true;
  return task.kind !== 'belief' && task.vary && (await isVariant(task, seed, n, position));
}

/** Return whether the verdict that an attempt states is correct, for a task other than a game. */
export async function isAsStated(task: Task, position: string, attempt: Attempt) {
  try {
    const isGood = await isRight(task, position, attempt.given);
    // An unfinished attempt at a table (`right` is null) holds wrong cells.
    return task.kind === 'table' && attempt.right === null
      ? isGood === false
      : isGood === attempt.right;
  } catch (error) {
    if (error?.name === 'AbortError' || error?.code === 'budget') throw error;
    return false;
  }
}

/** Return whether an answer is right; null if there is no answer, or if the text is not one. */
async function isRight(task: Task, position: string, given: string | undefined) {
  if (given === undefined) return null;
  if (task.kind === 'problem') {
    const [, right, all] = /^(\d+)\/(\d+)$/.exec(given) ?? [];
    return all === undefined ? null : right === all && Number(all) > 0;
  }
  if (task.kind === 'table') return isTable(task, given);
  const question = questionOf(task, position);
  return question && (await verdictOn({ ...question, wanted: '' }, given)).verdict;
}

/**
 * Check an answer to a table. If it lists single cells with their names, return whether one of them is right
 * or cannot be read; otherwise return whether the row of all values is right.
 */
async function isTable(task: Task & { kind: 'table' }, given: string) {
  const { nimbers } = await table(task.table, task.upto);
  const isValue = (heap: number, value: string) =>
    heap <= task.upto && fits({ name: '' }, value, String(nimbers[heap]));
  const cells = cellsOf(given).map(readCell);
  if (cells.some(Boolean))
    return cells.some((cell) => cell === null || isValue(cell.heap, cell.value));
  const values = given.split(' ');
  return values.length === task.upto + 1 && values.every((each, n) => isValue(n, each));
}
