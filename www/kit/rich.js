/**
 * The little markup that words of lessons may have: `$a ⊕ b$` for a formula and `$$…$$` for one on a
 * line of its own, `` `code` ``, `**strong**`, `[text](play?game=nim)` for a link to a view, lines
 * that begin with `- ` for a list, and an empty line between paragraphs.
 */
import { markup } from './markup.js';
import { math } from './math.js';

/** Formulas longer than this may be broken, and so need no companion. */
const SHORT = 20;
/** What must not begin a line after a formula. */
const CLOSING = /^[,.;:!?)”’，。；：、！？）”]+/;
/** Numbers with blanks between them are a position, which stays on its line unless it is long. */
const POSITION = /\d+(?: \d+)+/g;
const LONG = 16;

const INLINE = /\$\$([^$]+)\$\$|\$([^$]+)\$|`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * @param {string} text
 * @param {(path: string) => string} [href] a link to `view?field=value`
 * @returns {import('./markup.js').Markup}
 */
export function inline(text, href = (path) => `#v1/${path}`) {
  const out = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, display, formula, code, strong, label, path] = found;
    out.push(kept(text.slice(from, found.index)));
    let end = found.index + whole.length;
    if (display !== undefined)
      out.push(markup`<span class="formula">${math(display, { display: true })}</span>`);
    else if (formula !== undefined) {
      const [sign = ''] = formula.length > SHORT ? [] : (text.slice(end).match(CLOSING) ?? []);
      out.push(sign ? markup`<span class="glued">${math(formula)}${sign}</span>` : math(formula));
      end += sign.length;
    } else if (code !== undefined) out.push(markup`<code>${code}</code>`);
    else if (strong !== undefined) out.push(markup`<strong>${inline(strong, href)}</strong>`);
    else out.push(markup`<a href="${href(path)}">${inline(label, href)}</a>`);
    from = end;
  }
  out.push(kept(text.slice(from)));
  return markup`${out}`;
}

/** @param {string} text */
const kept = (text) =>
  markup`${text.replace(POSITION, (run) => (run.length > LONG ? run : run.replaceAll(' ', '\u00a0')))}`;

/** Paragraphs and lists. @param {string} text @param {(path: string) => string} [href] */
export function rich(text, href) {
  const parts = text.trim().split(/\n\s*\n/);
  return markup`${parts.map((part) => {
    const lines = part.split('\n');
    if (!lines.every((line) => line.startsWith('- '))) return markup`<p>${inline(part, href)}</p>`;
    return markup`<ul>${lines.map((line) => markup`<li>${inline(line.slice(2), href)}</li>`)}</ul>`;
  })}`;
}

/** The same without any markup, for titles and descriptions. @param {string} text */
export const plain = (text) =>
  text
    .replace(INLINE, (whole, ...groups) => groups.slice(0, 5).find((g) => g !== undefined) ?? whole)
    .replace(/[{}\\"]|^- /gm, '');
