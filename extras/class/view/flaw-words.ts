/** The errors of a sheet under construction in words that name the field. */
import type { Speaker } from 'mexplorer/kit';
import type { DraftTask } from '../sheet/saved.ts';
import type { SheetError } from '../sheet/sheet-error.ts';

/** The fields of a sheet or task that take a number. */
const NUMBERS = ['attempts', 'seed', 'points', 'tests', 'upto'];

/** Return the name of the field at a place of a sheet, such as `upto` of `tasks[2].upto`. */
export const fieldOf = (at: string) => at.slice(at.lastIndexOf('.') + 1);

/** Return an error in words; a number is named by the label of its field. */
export function flawWords(
  { t }: Speaker,
  { at, code, limit, least }: SheetError,
  task?: DraftTask,
): string {
  if (task?.kind === 'question' && code === 'text') return t('teach.question_missing');
  if (task?.kind === 'question' && code === 'answer') return t('teach.choices_missing');
  const says = t(`class.flaw_${code}`, { limit, least });
  const name = fieldOf(at);
  if (!NUMBERS.includes(name)) return says;
  return t('teach.flaw_at', { label: t(`teach.${name}_label`), says });
}
