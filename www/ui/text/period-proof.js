/**
 * The proof of a period in words, with its numbers.
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
  // A theorem without words on this page is still attributed.
  return name === key ? `${by}.` : t('table.proof.theorem', { name, by });
}
