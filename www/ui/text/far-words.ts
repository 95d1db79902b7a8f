import '../../i18n/late.ts';
import type { Remoteness } from '../../engine/types.ts';
import type { Translate } from '../../i18n/languages.ts';

/** How many moves are left, in a sentence. */
export function farWords(t: Translate, { remoteness: n, outcome, reason }: Remoteness) {
  return n === null ? t(`why.far.${reason}`) : t(`why.far.${outcome}`, { n });
}
