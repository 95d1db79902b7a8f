/**
 * Check links beyond their text: the core must accept the game of a link, and the course must have its
 * lesson.
 */
import { describe, play } from '../../../www/index.ts';
import { entryOf, problemsOfLessons } from '../../../www/learn/outline.ts';
import { rungOf } from '../../../www/ladder/rungs.ts';
import type { State } from '../../../www/links/state.ts';

/**
 * Return `true` if the contents of a link exist and its moves lead to its position; otherwise return the code
 * of the error.
 */
export async function opened({
  state,
  flaws,
}: {
  state: State;
  flaws: object[];
}): Promise<true | string> {
  if (flaws.length) return 'flawed';
  if (state.view === 'learn')
    return state.lesson === '' || entryOf(state.lesson) ? true : 'unknown';
  if (state.view === 'ladder') return !state.rung || Boolean(rungOf(state.rung)) || 'unknown';
  if (state.view === 'today') return true;
  if (state.view === 'practice')
    return problemsOfLessons.includes(String(Reflect.get(state, 'problem'))) || 'unknown';
  if (state.view === 'union') return true;
  try {
    const { game, position } = await describe(state.game, state.start);
    let at = position;
    for (const move of state.moves) at = (await play(game, at, move)).to;
    if (!state.moves.length) return true;
    return at === (await describe(game, state.position)).position || `leads to ${at}`;
  } catch (error) {
    return error.code;
  }
}
