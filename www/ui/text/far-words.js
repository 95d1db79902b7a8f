import '../../i18n/late.js';

/**
 * How many moves are left, in a sentence.
 * @param {(key: string, args?: any) => string} t
 * @param {import('../../engine/types.js').Remoteness} far
 */
export function farWords(t, { remoteness: n, outcome, reason }) {
  return n === null ? t(`why.far.${reason}`) : t(`why.far.${outcome}`, { n });
}
