/** Syntax highlighting of the text in a field. This module does not use the DOM. */

/** A token as the engine's `highlight` returns it, with its range in the text. */
export type Piece = { kind: string; start: number; end: number };

type Run = { text: string; kind: string; wrong: boolean };

/**
 * Split a text at the ends of tokens and of the error span. An error at the end of the text, where something
 * is missing, gives an empty run.
 * @param pieces the tokens, in order and without overlaps
 * @param spot the range of the error
 */
export function runs(
  text: string,
  pieces: Piece[],
  spot: [number, number] | null | undefined,
): Run[] {
  const fit = (at: number) => Math.max(0, Math.min(text.length, at));
  const from = spot ? fit(spot[0]) : -1;
  const to = spot ? Math.max(from, fit(spot[1])) : -1;
  const cuts = new Set([0, text.length]);
  for (const { start, end } of pieces) cuts.add(fit(start)).add(fit(end));
  if (spot) cuts.add(from).add(to);
  const at = [...cuts].sort((a, b) => a - b);
  const out: Run[] = [];
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
 * Estimate the tokens of an edited text until the new tokens are computed: tokens before the edit stay, and
 * tokens after it are shifted.
 */
export function shifted(pieces: Piece[], before: string, after: string) {
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
    // The token being edited keeps its kind.
    const end = Math.max(head, piece.end + by);
    return end > piece.start ? [{ ...piece, end }] : [];
  });
}
