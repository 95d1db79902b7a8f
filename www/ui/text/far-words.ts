import type { Remoteness } from '../../engine/types.ts';
import type { Translate } from '../../i18n/languages.ts';

/** How many moves are left, in a sentence. */
export function farWords(t: Translate, { remoteness: n, outcome, reason }: Remoteness) {
  if (n === null) return t(`why.far.${reason ?? 'budget'}`);
  return t(outcome === 'N' ? 'why.far.N' : 'why.far.P', { n });
}
