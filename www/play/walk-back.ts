/** Answers of the engine for the positions of a finished game. */
import { before } from './session.ts';
import type { Session } from './session.ts';

/** Steps that an answer may take to find, and all of them together. */
const [EACH, WHOLE] = [1_000_000, 10_000_000];

interface Answer<T> {
  answer: T;
  steps: number;
}

/** The answers by position, from the last one on, which is found at once, as far as the steps go. */
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
