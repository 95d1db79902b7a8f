/** Which builds of the core a call needs. */
import { knownOf } from './known-lines.ts';
import { small } from './wasm/small.js';
import type { Call } from './call.ts';
import type { Source } from './core.ts';

/** The builds for a first call: where the small one is known to lack it, none is fetched before the whole one. */
export function buildsFor({ name, args: [game] }: Call, source: Source): Source {
  const card = typeof game === 'string' ? knownOf(game)?.card : undefined;
  const isSmall = small.calls.includes(name) && (!card || small.games.includes(card));
  return isSmall ? source : { ...source, small: undefined };
}
