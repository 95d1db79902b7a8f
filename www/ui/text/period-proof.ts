import type { Proof } from '../../engine/types.ts';
import type { Translate } from '../../i18n/languages.ts';

/** The number of heaps up to which the core looks for no period, except by a proof. */
const FEWEST = 64;

/** Return a sentence which says that no period was found in a table up to heap `reached`. */
export const noPeriod = (t: Translate, reached: number) =>
  reached < FEWEST
    ? t('table.period.none.short', { least: FEWEST })
    : t('table.period.none', { reached: t('common.number', { n: reached }) });

/** Return the proof of a period as a sentence, with its numbers. */
export function certificate(t: Translate, proof: Proof) {
  if (proof.kind === 'window') return t('table.proof.window', proof);
  if (proof.kind === 'far-steps') return t('table.proof.far-steps', proof);
  if (proof.kind === 'guy-smith') return t('table.proof.guy-smith', proof);
  if (proof.kind === 'saltus') return t('table.proof.saltus', proof);
  const { id, author, year } = proof;
  const key = `why.theorem.${id}`;
  const name = t(key);
  const by = t('why.theorem.by', { author, year });
  // For a theorem without a name in the translated texts, state only its author and year.
  return name === key ? `${by}.` : t('table.proof.theorem', { name, by });
}
