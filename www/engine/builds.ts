/** Choose the builds of the core (small or whole) that a call needs. */
import { knownOf } from './known-lines.ts';
import { small } from './wasm/small.js';
import type { Call } from './call.ts';
import type { Source } from './core.ts';

/**
 * Return the builds for the first call. If the small build is known to lack the call or its game, only the
 * whole build is fetched.
 */
export function buildsFor({ name, args: [game] }: Call, source: Source): Source {
  const card = typeof game === 'string' ? knownOf(game)?.card : undefined;
  const isSmall = small.calls.includes(name) && (!card || small.games.includes(card));
  return isSmall ? source : { ...source, small: undefined };
}
