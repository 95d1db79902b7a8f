/** A task sheet: the tasks that a teacher sets and a learner does, as data. */
import { RULES, SHEET, tasksBy } from './schema.ts';
import { readBy } from './sheet-error.ts';
import type { Rules, Task } from './schema.ts';

export type { Task };

export type Sheet = { title: string; seed: number; tasks: Task[] };

/**
 * Reads a sheet as it was written; unknown fields are passed over, so that a later version may have more.
 * @throws {SheetError}
 */
export function readSheet(value: unknown): Sheet {
  const { title, seed, tasks, ...rules } = readBy(SHEET, value, 'sheet');
  return { title, seed, ...readBy(tasksBy(rules), { tasks }) };
}

/**
 * The shortest text of a sheet: rules that all tasks share are said once, and what is usual is left
 * out.
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

/** The name of a sheet among others: one that differs in anything has another. */
export const idOf = (sheet: Sheet) => checksum(writeSheet(sheet));

/** CRC-32 of a text in UTF-8 (ISO 3309), in eight digits. */
export function checksum(of: string) {
  let crc = -1;
  for (const byte of new TextEncoder().encode(of)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, '0');
}

/** All points of a sheet. */
export const pointsOf = ({ tasks }: Sheet) => tasks.reduce((sum, { points }) => sum + points, 0);

/** The wrong claim that an answer to a task follows from, if the sheet names one. */
export const claimOf = (task: Task, given: string | undefined) =>
  task.kind === 'question' && given !== undefined && Object.hasOwn(task.claims ?? {}, given)
    ? task.claims?.[given]
    : undefined;

/** Whether a task is a game to be won. */
export const isPlayed = (task: Task): task is Task & { kind: 'game' | 'belief' } =>
  task.kind === 'game' || task.kind === 'belief';

/** The game line of a task, if it has one. */
export function linesOf(task: Task): string[] {
  if (task?.kind === 'table') return [task.table];
  if (task?.kind === 'rule') return [task.rule];
  return task && 'game' in task ? [task.game] : [];
}
