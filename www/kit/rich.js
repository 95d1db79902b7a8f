/**
 * The little markup that words of lessons may have: `$a ⊕ b$` for a formula and `$$…$$` for one on a
 * line of its own, `` `code` ``, `**strong**`, `[text](play?game=nim)` for a link to a view, lines
 * that begin with `- ` for a list, and an empty line between paragraphs.
 */
import { markup } from './markup.js';
import { math } from './math.js';

/** A formula is not to be parted from a sign that follows it. */
const CLOSING = /^[,.;:!?)’”，。；：、！？）]/u;

const INLINE = /\$\$([^$]+)\$\$|\$([^$]+)\$|`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * @param {string} text
 * @param {(path: string) => string} [href] a link to `view?field=value`
 * @returns {import('./markup.js').Markup}
 */
export function inline(text, href = (path) => `#v1/${path}`) {
  const out = [];
  let from = 0;
  const until = (/** @type {number} */ to) => {
    const part = text.slice(from, to);
    const joined = from > 0 && text[from - 1] === '$' && CLOSING.test(part);
    return markup`${joined ? '\u2060' : ''}${part}`;
  };
  for (const found of text.matchAll(INLINE)) {
    const [whole, display, formula, code, strong, label, path] = found;
    out.push(until(found.index));
    if (display !== undefined)
      out.push(markup`<span class="formula">${math(display, { display: true })}</span>`);
    else if (formula !== undefined) out.push(math(formula));
    else if (code !== undefined) out.push(markup`<code>${code}</code>`);
    else if (strong !== undefined) out.push(markup`<strong>${inline(strong, href)}</strong>`);
    else out.push(markup`<a href="${href(path)}">${inline(label, href)}</a>`);
    from = found.index + whole.length;
  }
  out.push(until(text.length));
  return markup`${out}`;
}

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
