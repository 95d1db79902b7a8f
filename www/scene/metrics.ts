/**
 * How wide a text will be, without a font at hand: by the advance widths of Helvetica, which the
 * system's sans-serif fonts come near to; what is not Latin is taken to be wide. A picture leaves
 * room for those that are a little wider.
 */

/** Widths of U+0020 to U+007E in thousandths of the size. */
const LATIN = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** Fonts differ: DejaVu Sans, which many machines fall back to, is wider by about this much. */
const SLACK = 1.17;

/** Scripts without spaces, and full-width signs. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3ffff}]/u;

const isWide = (char: string) => WIDE.test(char);

function advance(char: string, mono: boolean) {
  if (mono) return 0.602;
  const known = LATIN[(char.codePointAt(0) ?? 0) - 32];
  return known === undefined ? 0.6 : known / 1000;
}

export function widthOfText(
  text: string,
  { size, bold = false, mono = false }: { size: number; bold?: boolean; mono?: boolean },
) {
  const slack = bold && !mono ? SLACK * 1.05 : SLACK;
  let width = 0;
  // A sign of full width is one em in every font.
  for (const char of text) width += isWide(char) ? 1 : advance(char, mono) * slack;
  return width * size;
}

/**
 * A stretch of text in one look.
 * `scale` of the size; `shift` raises it, in shares of the size
 */
export type Run = {
  text: string;
  bold?: boolean;
  mono?: boolean;
  fill?: string;
  scale?: number;
  shift?: number;
  cls?: string;
};

/** Signs that no line begins with, and signs that no line ends with. */
const NOT_FIRST = /^[，。、；：！？）】》」』”’…,.;:!?)\]%]/u;
const NOT_LAST = /[（【《「『“‘([]$/u;

/** Where a line may break: after spaces, and between signs of scripts that have none. */
function pieces(text: string) {
  const out = [];
  let piece = '';
  for (const char of text) {
    const wide = isWide(char) || isWide(piece.at(-1) ?? '');
    const free = wide && !NOT_FIRST.test(char) && !NOT_LAST.test(piece);
    if (piece && (free || (/\s$/u.test(piece) && !/\s/u.test(char)))) {
      out.push(piece);
      piece = '';
    }
    piece += char;
  }
  if (piece) out.push(piece);
  return out;
}

/**
 * Runs set in lines that are not wider than `width`; a word that is wider has a line of its own, cut
 * where it must be.
 */
export function linesOf(runs: Run[], width: number, size: number): Run[][] {
  const lines: Run[][] = [[]];
  let used = 0;
  const add = (run: Run, text: string, wide: number) => {
    const line = lines[lines.length - 1];
    const last = line[line.length - 1];
    if (last && sameLook(last, run)) last.text += text;
    else line.push({ ...run, text });
    used += wide;
  };
  for (const run of runs) {
    const font = { ...run, size: size * (run.scale ?? 1) };
    for (const piece of pieces(run.text)) {
      const wide = widthOfText(piece.trimEnd(), font);
      if (used > 0 && used + wide > width && !NOT_FIRST.test(piece)) {
        lines.push([]);
        used = 0;
      }
      if (wide <= width) {
        if (used > 0 || piece.trim()) add(run, piece, widthOfText(piece, font));
        continue;
      }
      for (const char of piece) {
        const one = widthOfText(char, font);
        if (used > 0 && used + one > width) {
          lines.push([]);
          used = 0;
        }
        add(run, char, one);
      }
    }
  }
  return lines.map(trimmed).filter((line) => line.length > 0);
}

const sameLook = (a: Run, b: Run) =>
  a.bold === b.bold &&
  a.mono === b.mono &&
  a.fill === b.fill &&
  a.scale === b.scale &&
  a.shift === b.shift;

function trimmed(line: Run[]) {
  const last = line[line.length - 1];
  if (last) last.text = last.text.trimEnd();
  return line.filter(({ text }) => text !== '');
}

export const widthOfLine = (line: Run[], size: number) =>
  line.reduce(
    (sum, run) => sum + widthOfText(run.text, { ...run, size: size * (run.scale ?? 1) }),
    0,
  );
