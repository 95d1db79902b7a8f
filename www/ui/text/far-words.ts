import '../../i18n/late.ts';
import type { Remoteness } from '../../engine/types.ts';

/** How many moves are left, in a sentence. */
export function farWords(
  t: (key: string, args?: any) => string,
  { remoteness: n, outcome, reason }: Remoteness,
) {
  return n === null ? t(`why.far.${reason}`) : t(`why.far.${outcome}`, { n });
}
