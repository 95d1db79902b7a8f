/** Ask the engine about each position of a finished game. */
import { before } from './session.ts';
import type { Session } from './session.ts';

/** The step budget of one answer, and of all answers together. */
const [EACH, WHOLE] = [1_000_000, 10_000_000];

interface Answer<T> {
  answer: T;
  steps: number;
}

/**
 * Return the answers by index of the position, from the last position backwards, until the step budget is
 * used up. The last positions come first since their answers are quick.
 */
export async function walkBack<T>(
  s: Session,
  ask: (position: string, budget: number) => Promise<Answer<T>>,
): Promise<Map<number, T>> {
  const found = new Map<number, T>();
  let left = WHOLE;
  for (let at = s.at; at >= 0 && left > 0; at--) {
    const { answer, steps } = await ask(before(s, at), Math.min(EACH, left));
    found.set(at, answer);
    left -= steps + 1;
  }
  return found;
}
