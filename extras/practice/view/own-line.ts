/** The line of the game that a typed text means, for the user's own game as a practice problem. */
import { readingsOf } from 'mexplorer/kit';
import { isOwn } from '../own.ts';

/**
 * Return the line of the game that a text means, such as `kayles` for `Kayles` and `subtract 1 3 4` for
 * `{1,3,4}`. A line of a game with a mistake stays as it is, so that the mistake can be shown. Return null
 * for any other text.
 */
export async function ownLine(text: string): Promise<string | null> {
  const typed = text.trim();
  const [first] = await readingsOf(typed);
  if (first?.game && !first.rest.length) return first.game;
  return isOwn(typed) ? typed : null;
}
