/**
 * Formulas as MathML, written as one would type them: `a_i ⊕ x < a_i`, `2^{m} - 1`, `|A ∩ B|`,
 * `\frac{n}{d}`. A run of letters is one name (`mex`, `SG`), single letters are variables, and words
 * stand between quotes. Every browser draws MathML with its own fonts, and reads it out.
 */
import { escape, raw } from './markup.js';

const TOKEN = /\s+|\d+(?:[.,]\d+)*|[A-Za-z]+|[α-ωΑ-Ω]|"[^"]*"|\\[a-z]+|'+|./gsu;

/** Signs that are no operators but stand where a variable would. */
const LIKE_A_NAME = new Set(['∅', '∞', '…', '⋯']);
/** Brackets and bars keep their size and their distance. */
const FENCES = new Set(['(', ')', '[', ']', '{', '}', '|', '⌊', '⌋', '⌈', '⌉']);
/** What a formula writes with a backslash: braces, which else only group. @type {Record<string, string>} */
const ESCAPED = { '\\lbrace': '{', '\\rbrace': '}' };

/**
 * @param {string} text
 * @param {{ display?: boolean }} [options]
 */
export function math(text, { display = false } = {}) {
  const tokens = (text.match(TOKEN) ?? []).filter((token) => token.trim());
  const inner = row(tokens, { at: 0 }, null);
  return raw(`<math${display ? ' display="block"' : ''}>${inner}</math>`);
}

/**
 * @param {string[]} tokens
 * @param {{ at: number }} place
 * @param {string | null} end where the row ends
 */
function row(tokens, place, end) {
  let out = '';
  while (place.at < tokens.length && tokens[place.at] !== end) out += scripted(tokens, place);
  place.at += 1;
  return out;
}

/** An atom with what stands below and above it. @param {string[]} tokens @param {{ at: number }} place */
function scripted(tokens, place) {
  const base = atom(tokens, place);
  /** @type {Record<string, string>} */
  const scripts = {};
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

/** @param {string[]} tokens @param {{ at: number }} place @returns {string} */
function atom(tokens, place) {
  const token = tokens[place.at];
  place.at += 1;
  if (token === undefined) return '';
  if (token === '{') return `<mrow>${row(tokens, place, '}')}</mrow>`;
  if (token === '\\frac') return `<mfrac>${atom(tokens, place)}${atom(tokens, place)}</mfrac>`;
  if (/^\d/.test(token)) return `<mn>${escape(token)}</mn>`;
  if (/^"/.test(token)) return `<mtext>${escape(token.slice(1, -1))}</mtext>`;
  if (/^[A-Za-zα-ωΑ-Ω]/u.test(token) || LIKE_A_NAME.has(token)) return `<mi>${escape(token)}</mi>`;
  const sign = ESCAPED[token] ?? (token === '-' ? '−' : token);
  if (FENCES.has(sign)) return `<mo stretchy="false" lspace="0" rspace="0">${escape(sign)}</mo>`;
  return `<mo>${escape(sign)}</mo>`;
}
