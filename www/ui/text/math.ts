/**
 * Convert formulas in a plain-text notation to MathML: `a_i ⊕ x < a_i`, `2^{m} - 1`, `|A ∩ B|`,
 * `\frac{n}{d}`. A run of letters is one name (`mex`, `SG`), a single letter is a variable, and words are
 * quoted, with a leading or trailing space where one is to be shown. Browsers render MathML with their own
 * fonts and expose it to screen readers.
 */
import { escape, raw } from './markup.ts';

const TOKEN = /\s+|\d+(?:[.,]\d+)*|[A-Za-z]+|[α-ωΑ-Ω]|"[^"]*"|\\[a-z]+|'+|./gsu;

/** Symbols used as identifiers rather than operators. */
const LIKE_A_NAME = new Set(['∅', '∞', '…', '⋯']);
/** Delimiters that are not stretched or spaced. */
const FENCES = new Set(['(', ')', '[', ']', '{', '}', '|']);
/** Brackets rendered as text: WebKit omits them as operators if it cannot stretch them. */
const FLOORS = new Set(['⌊', '⌋', '⌈', '⌉']);
/**
 * The length in characters above which a formula may break before one of `BREAKS`, or before words with a
 * leading space.
 */
const LONG = 20;
const BREAKS = new Set(['=', '<', '≤', '≠', '⇔', '⇒', '+', '-', '±', '∓', '⊕']);
/** Escape sequences for visible braces; plain braces only group. */
const ESCAPED: Record<string, string> = { '\\lbrace': '{', '\\rbrace': '}' };

export function math(text: string, { display = false }: { display?: boolean } = {}) {
  const tokens = (text.match(TOKEN) ?? []).filter((token) => token.trim());
  const parts = text.length > LONG ? broken(tokens) : [tokens];
  return raw(
    parts
      .map(
        (part, i) =>
          `<math${display ? ' displaystyle="true"' : ''}>${i ? first(part) : row(part, { at: 0 }, null)}</math>`,
      )
      .join('<wbr>'),
  );
}

/**
 * Split a long formula into pieces between which a line may break, since browsers do not break
 * MathML. Each piece except the first begins with an operator or with words.
 */
function broken(tokens: string[]) {
  const parts: string[][] = [[]];
  let depth = 0;
  let bars = false;
  for (const token of tokens) {
    if (token === '|') bars = !bars;
    const inside = depth > 0 || bars || parts.at(-1)?.length === 0;
    depth += '({['.includes(token) ? 1 : ')}]'.includes(token) ? -1 : 0;
    if (!inside && (BREAKS.has(token) || token.startsWith('" '))) parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

/** Render a piece whose leading operator is spaced as an infix operator. */
const first = ([sign, ...rest]: string[]) =>
  (sign.startsWith('"')
    ? row([sign], { at: 0 }, null)
    : `<mo form="infix">${escape(sign === '-' ? '−' : sign)}</mo>`) + row(rest, { at: 0 }, null);

/**
 * Render tokens up to an end token.
 * @param end the token that ends the row; null for the end of the formula
 */
function row(tokens: string[], place: { at: number }, end: string | null) {
  let out = '';
  while (place.at < tokens.length && tokens[place.at] !== end) {
    // Separate adjacent numbers by a space, as in a position.
    const apart = [place.at - 1, place.at].every((at) => /^\d/.test(tokens[at] ?? ''));
    out += (apart ? '<mspace width="0.4em"></mspace>' : '') + scripted(tokens, place);
  }
  place.at += 1;
  return out;
}

/** Render an atom with its subscript and superscript. */
function scripted(tokens: string[], place: { at: number }) {
  const base = atom(tokens, place);
  const scripts: Record<string, string> = {};
  for (;;) {
    const sign = tokens[place.at];
    if (sign === '_' || sign === '^') {
      place.at += 1;
      scripts[sign] = `<mrow>${atom(tokens, place)}</mrow>`;
    } else if (/^'+$/.test(sign ?? '')) {
      place.at += 1;
      scripts['^'] = `<mo lspace="0" rspace="0">${'′'.repeat(sign.length)}</mo>`;
    } else break;
  }
  const { _: below, '^': above } = scripts;
  if (below && above) return `<msubsup>${base}${below}${above}</msubsup>`;
  if (below) return `<msub>${base}${below}</msub>`;
  return above ? `<msup>${base}${above}</msup>` : base;
}

function atom(tokens: string[], place: { at: number }): string {
  const token = tokens[place.at];
  place.at += 1;
  if (token === undefined) return '';
  if (token === '{') return `<mrow>${row(tokens, place, '}')}</mrow>`;
  if (token === '\\frac') return `<mfrac>${atom(tokens, place)}${atom(tokens, place)}</mfrac>`;
  if (/^\d/.test(token)) return `<mn>${escape(token)}</mn>`;
  if (/^"/.test(token))
    return `<mtext>${escape(token.slice(1, -1)).replace(/^ | $/g, '\u00a0')}</mtext>`;
  if (/^[A-Za-zα-ωΑ-Ω]/u.test(token) || LIKE_A_NAME.has(token)) {
    // Separate a function name from an argument without brackets by a space: mex S.
    const apart = token.length > 1 && /^[A-Za-z∅\d]|^\\lbrace$/.test(tokens[place.at] ?? '');
    return `<mi>${escape(token)}</mi>${apart ? '<mspace width="0.17em"></mspace>' : ''}`;
  }
  const sign = ESCAPED[token] ?? (token === '-' ? '−' : token);
  if (FLOORS.has(sign)) return `<mtext>${sign}</mtext>`;
  if (FENCES.has(sign)) return `<mo stretchy="false" lspace="0" rspace="0">${escape(sign)}</mo>`;
  return `<mo>${escape(sign)}</mo>`;
}
