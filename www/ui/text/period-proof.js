/**
 * What proves a period, with its numbers.
 * @param {(key: string, args?: any) => string} t
 * @param {import('../../engine/types.js').Proof} proof
 * @param {import('../../engine/types.js').Period} [period]
 */
export function certificate(t, proof, period) {
  if (proof.kind !== 'theorem') return t(`table.proof.${proof.kind}`, { ...period, ...proof });
  const { id, author, year } = proof;
  const key = `why.theorem.${id}`;
  const name = t(key);
  const by = t('why.theorem.by', { author, year });
  // A theorem that this page has no words for is still somebody's.
  return name === key ? `${by}.` : t('table.proof.theorem', { name, by });
}
