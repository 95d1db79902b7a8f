/**
 * A text in pieces of one colour each, as it lies under a field. Nothing here knows the DOM.
 *
 * @typedef {{kind: string, start: number, end: number}} Piece as the engine's `highlight` gives it
 * @typedef {{text: string, kind: string, wrong: boolean}} Run
 */

/**
 * The text cut where a colour or the faulty spot begins or ends. A faulty spot at the end of the
 * text, where something is missing, is a run without text.
 * @param {string} text
 * @param {Piece[]} pieces in order, not overlapping
 * @param {[number, number] | null | undefined} spot what is wrong
 * @returns {Run[]}
 */
export function runs(text, pieces, spot) {
  const fit = (/** @type {number} */ at) => Math.max(0, Math.min(text.length, at));
  const from = spot ? fit(spot[0]) : -1;
  const to = spot ? Math.max(from, fit(spot[1])) : -1;
  const cuts = new Set([0, text.length]);
  for (const { start, end } of pieces) cuts.add(fit(start)).add(fit(end));
  if (spot) cuts.add(from).add(to);
  const at = [...cuts].sort((a, b) => a - b);
  /** @type {Run[]} */
  const out = [];
  if (spot && from === to && from === 0) out.push({ text: '', kind: '', wrong: true });
  for (let i = 0; i + 1 < at.length; i++) {
    const [start, end] = [at[i], at[i + 1]];
    const piece = pieces.find((p) => p.start <= start && end <= p.end);
    const wrong = from <= start && end <= to;
    out.push({ text: text.slice(start, end), kind: piece?.kind ?? '', wrong });
    if (spot && from === to && from === end) out.push({ text: '', kind: '', wrong: true });
  }
  return out;
}

/**
 * The pieces of a text that has changed since, until those of the new one are there: what is before
 * the change stays, what is after it moves along.
 * @param {Piece[]} pieces @param {string} before @param {string} after
 */
export function carried(pieces, before, after) {
  if (before === after) return pieces;
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const by = after.length - before.length;
  return pieces.flatMap((piece) => {
    if (piece.end <= head) return [piece];
    if (piece.start >= before.length - tail) {
      return [{ ...piece, start: piece.start + by, end: piece.end + by }];
    }
    // What is being typed into keeps its colour as far as it is known.
    const end = Math.max(head, piece.end + by);
    return end > piece.start ? [{ ...piece, end }] : [];
  });
}
