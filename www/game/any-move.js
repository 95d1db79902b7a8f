/**
 * Some legal move in the notation, with no thought given to it; '' where the data tells none.
 * @param {import('../types.js').Description|null} described
 */
export function anyMove(described) {
  const { board, legal } = /** @type {any} */ (described ?? {});
  if (!legal) return '';
  if (legal.kind === 'graph') {
    const token = (legal.targets ?? []).findIndex((/** @type {any[]} */ t) => t?.length);
    if (token < 0 || !board.nodes) return '';
    return `${board.nodes[board.tokens[token]]}>${board.nodes[legal.targets[token][0]]}`;
  }
  if (legal.kind === 'split') {
    const i = board.heaps.findIndex((/** @type {number} */ h) => h > 0);
    return i < 0 ? '' : `${i + 1}=${board.heaps[i] - 1}+0`;
  }
  const i = (legal.takes ?? []).findIndex((/** @type {any[]} */ t) => t.length);
  if (i < 0) return '';
  const name = legal.kind === 'letters' ? board.letters[i].letter : i + 1;
  return `${name}-${legal.takes[i][0][0]}`;
}
