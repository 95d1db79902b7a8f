/**
 * Estimate the width of a text without a font, by the advance widths of Helvetica, which are close to those
 * of sans-serif system fonts. Characters outside of Latin count as wide. Pictures leave room for fonts that
 * are slightly wider.
 */

/** The advance widths of U+0020 to U+007E, in thousandths of the font size. */
const LATIN = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/**
 * The factor for fonts wider than Helvetica: DejaVu Sans, a common fallback font, is wider by about this
 * factor.
 */
const SLACK = 1.17;

/** Characters of scripts written without spaces, and full-width punctuation. */
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
  // A full-width character is one em wide in every font.
  for (const char of text) width += isWide(char) ? 1 : advance(char, mono) * slack;
  return width * size;
}

/**
 * A piece of text in one style. `scale` multiplies the font size; `shift` raises the text, as a fraction of
 * the font size.
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

/** Characters that must not begin a line, and characters that must not end a line. */
const NOT_FIRST = /^[，。、；：！？）】》」』”’…,.;:!?)\]%]/u;
const NOT_LAST = /[（【《「『“‘([]$/u;

/** Split a text where a line may break: after spaces, and between characters of scripts without spaces. */
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
 * Break runs of text into lines not wider than `width`. A wider word gets its own line and is split where
 * necessary.
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
