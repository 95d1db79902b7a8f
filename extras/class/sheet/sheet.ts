/** A task sheet as data: the tasks that a teacher writes and a learner solves. */
import { RULES, SHEET, tasksBy } from './schema.ts';
import { readBy } from './sheet-error.ts';
import type { Rules, Task } from './schema.ts';

export type { Task };

export type Sheet = { title: string; seed: number; tasks: Task[] };

/**
 * Parse a sheet. Unknown fields are ignored, so that sheets of later versions may have more fields.
 * @throws {SheetError}
 */
export function readSheet(value: unknown): Sheet {
  const { title, seed, tasks, ...rules } = readBy(SHEET, value, 'sheet');
  return { title, seed, ...readBy(tasksBy(rules), { tasks }) };
}

/**
 * Return the shortest text of a sheet: rules that all tasks share are written once, and default values are
 * omitted.
 * @returns JSON that `readSheet` reads
 */
export function writeSheet({ title, seed, tasks }: Sheet): string {
  const names = Object.keys(RULES) as (keyof Rules)[];
  const shared = Object.fromEntries(
    names
      .map((name) => [name, tasks[0][name]])
      .filter(([name, value]) => tasks.every((task) => task[name as keyof Rules] === value)),
  );
  const said = names.filter((name) => name in shared && shared[name] !== RULES[name]);
  const whole = {
    title,
    ...(seed ? { seed } : {}),
    ...Object.fromEntries(said.map((name) => [name, shared[name]])),
    tasks: tasks.map(({ kind: _, ...task }) =>
      Object.fromEntries(
        Object.entries(task).filter(([name, value]) => {
          if (name in RULES) return value !== (shared[name] ?? RULES[name as keyof Rules]);
          return !(name === 'text' && value === '');
        }),
      ),
    ),
  };
  return JSON.stringify(whole);
}

/**
 * Return the id of a sheet: the checksum of its text. Different sheets have different ids, except by rare
 * chance.
 */
export const idOf = (sheet: Sheet) => checksum(writeSheet(sheet));

/** Return the CRC-32 of a text in UTF-8 (ISO 3309), in eight hexadecimal digits. */
export function checksum(of: string) {
  let crc = -1;
  for (const byte of new TextEncoder().encode(of)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, '0');
}

/** Return the sum of the points of all tasks of a sheet. */
export const pointsOf = ({ tasks }: Sheet) => tasks.reduce((sum, { points }) => sum + points, 0);

/** Return the wrong claim from which an answer to a question follows, if the sheet names such a claim. */
export const claimOf = (task: Task, given: string | undefined) =>
  task.kind === 'question' && given !== undefined && Object.hasOwn(task.claims ?? {}, given)
    ? task.claims?.[given]
    : undefined;

/** Return whether a task is a game that the learner must win. */
export const isPlayed = (task: Task): task is Task & { kind: 'game' | 'belief' } =>
  task.kind === 'game' || task.kind === 'belief';

/** Return a list with the game line of a task; empty for a task without a game. */
export function linesOf(task: Task): string[] {
  if (task?.kind === 'table') return [task.table];
  if (task?.kind === 'rule') return [task.rule];
  return task && 'game' in task ? [task.game] : [];
}
