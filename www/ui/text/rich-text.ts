/**
 * The markup of lesson texts: `$a ⊕ b$` for a formula and `$$…$$` for a formula on a separate line,
 * `` `code` ``, `**strong**`, `[text](play?game=nim)` for a link to a view, lines that begin with
 * `- ` for a list, and an empty line between paragraphs.
 */
import { markup, raw } from './markup.ts';
import { math } from './math.ts';
import type { Markup } from './markup.ts';

/** Punctuation that must not begin a line after a formula. */
const CLOSING = /^[,.;:!?)”’，。；：、！？）]+/u;
const OPENING = /[(‘“（]+$/u;
/**
 * Matches a position: numbers separated by spaces. A line break within it is prevented unless it is longer
 * than `LONG`.
 */
const POSITION = /\d+(?: \d+)+/g;
const LONG = 16;

const INLINE = /\$\$([^$]+)\$\$|\$([^$]+)\$|`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Convert the markup within a paragraph to HTML.
 * @param href returns the link to a path such as `view?field=value`
 */
export function inline(
  text: string,
  href: (path: string) => string = (path) => `#v1/${path}`,
): Markup {
  const out = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    const [whole, display, formula, code, strong, label, path] = found;
    const before = text.slice(from, found.index);
    from = found.index + whole.length;
    if (formula !== undefined) {
      const [open] = before.match(OPENING) ?? [''];
      const [close] = text.slice(from).match(CLOSING) ?? [''];
      out.push(kept(before.slice(0, before.length - open.length)), glued(open, formula, close));
      from += close.length;
      continue;
    }
    out.push(kept(before));
    if (display !== undefined)
      out.push(markup`<span class="formula">${math(display, { display: true })}</span>`);
    else if (code !== undefined) out.push(markup`<code>${code}</code>`);
    else if (strong !== undefined) out.push(markup`<strong>${inline(strong, href)}</strong>`);
    else out.push(markup`<a href="${href(path)}">${inline(label, href)}</a>`);
  }
  out.push(kept(text.slice(from)));
  return markup`${out}`;
}

/**
 * Render a formula with the punctuation around it. Chinese text may break on both sides of an inline box, so
 * the first and last pieces of the formula are kept together with the punctuation.
 */
function glued(open: string, formula: string, close: string) {
  const { text } = math(formula);
  const last = close ? text.lastIndexOf('<math') : text.length;
  const first = open ? text.indexOf('</math>') + '</math>'.length : 0;
  const held = (part: unknown) => markup`<span class="glued">${part}</span>`;
  if (first > last) return held(markup`${open}${raw(text)}${close}`);
  return markup`${open ? held(markup`${open}${raw(text.slice(0, first))}`) : ''}${raw(text.slice(first, last))}${close ? held(markup`${raw(text.slice(last))}${close}`) : ''}`;
}

const kept = (text: string) =>
  markup`${text.replace(POSITION, (run) => (run.length > LONG ? run : run.replaceAll(' ', '\u00a0')))}`;

/** Convert a text of paragraphs and lists to HTML. */
export function rich(text: string, href?: (path: string) => string) {
  const parts = text.trim().split(/\n\s*\n/);
  return markup`${parts.map((part) => {
    const lines = part.split('\n');
    if (!lines.every((line) => line.startsWith('- '))) return markup`<p>${inline(part, href)}</p>`;
    return markup`<ul class="bullets">${lines.map((line) => markup`<li>${inline(line.slice(2), href)}</li>`)}</ul>`;
  })}`;
}

/** Remove the markup of a text, for titles and descriptions. */
export const plain = (text: string) =>
  text
    .replace(INLINE, (whole, ...groups) => groups.slice(0, 5).find((g) => g !== undefined) ?? whole)
    .replace(/[{}\\"]|^- /gm, '');
