/** Puts pictures where the widgets of somebody's notes are, for paper and mail. */
import { MexError } from '../engine/errors.js';
import { escape } from '../ui/text/markup.ts';
import { inHtml, inMarkdown } from './notes.js';
import { renderStatic } from './render.js';
import { PICTURED } from './spec.js';

/** @typedef {import('./notes.js').Found} Found */
/**
 * @typedef {object} How
 * @property {'html' | 'markdown'} kind
 * @property {'inline' | 'files' | 'tex'} images SVG in the text, files beside it, or LaTeX
 * @property {string} stem with which the names of files begin
 * @property {string} [lang]
 * @property {string} [theme]
 * @property {string} [print]
 *
 * @typedef {object} Replaced
 * @property {string} text
 * @property {{ name: string, text: string }[]} files
 * @property {{ line: number, error: MexError }[]} errors
 * @property {{ line: number, widget: string }[]} left widgets that have no picture
 */

/**
 * @param {string} text
 * @param {How} how
 * @returns {Promise<Replaced>}
 */
export async function replaceWidgets(text, how) {
  const found = how.kind === 'html' ? inHtml(text) : inMarkdown(text);
  const named = new Map(
    found.flatMap((one) => (one.attributes.id ? [[one.attributes.id, one]] : [])),
  );
  /** @type {Replaced} */
  const out = { text: '', files: [], errors: [], left: [] };
  /** @type {Map<string, import('./render.js').Static>} */
  const drawn = new Map();
  let at = 0;
  for (const one of found) {
    const { line, widget } = one;
    // What stands within another goes with it.
    if (one.from < at) continue;
    if (widget && !PICTURED.includes(widget)) {
      out.left.push({ line, widget });
      continue;
    }
    try {
      if (one.error) throw one.error;
      const spec = specOf(one, named, how);
      const key = JSON.stringify(spec);
      const picture = drawn.get(key) ?? (await renderStatic(spec));
      drawn.set(key, picture);
      out.text += text.slice(at, one.from) + inPlace(one, picture, { how, text, files: out.files });
      at = one.to;
    } catch (thrown) {
      const error = MexError.from(thrown);
      out.errors.push({ line: Number(error.details.line ?? line), error });
    }
  }
  out.text += text.slice(at);
  return out;
}

/** What is drawn: the attributes, those of what it follows, and what is asked for all. @param {Found} found @param {Map<string, Found>} named @param {How} how @returns {any} */
function specOf({ widget, attributes, lang }, named, how) {
  const { for: follows, ...own } = attributes;
  const { game, position } = named.get(follows)?.attributes ?? {};
  // `data-theme` and the like are the page's own; a theme of the widget says how it looks on screen.
  const kept = Object.entries({ game, position, ...own }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    widget,
    ...Object.fromEntries(kept),
    lang: how.lang || own.lang || lang,
    theme: how.theme ?? 'light',
    ...(how.print ? { print: how.print } : {}),
  };
}

/** @param {Found} found @param {import('./render.js').Static} picture @param {{ how: How, text: string, files: Replaced['files'] }} where */
function inPlace({ from, indent, raw }, { svg, alt, tex }, { how, text, files }) {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const alone = how.kind === 'markdown' && !text.slice(start, from).trim();
  if (how.images === 'tex') {
    if (how.kind === 'html') return `<pre class="tex">${escape(tex)}</pre>`;
    return framed(['```{=latex}', ...tex.trimEnd().split('\n'), '```'], indent);
  }
  if (how.images === 'inline') {
    return how.kind === 'html' || !alone ? svg : framed([svg], indent);
  }
  let name = files.find((file) => file.text === svg)?.name;
  if (!name) {
    name = `${how.stem}-${files.length + 1}.svg`;
    files.push({ name, text: svg });
  }
  if (raw || (!alone && text.slice(from, from + 1) === '<')) {
    return `${indent}<img src="${escape(encodeURI(name))}" alt="${escape(alt)}">`;
  }
  const image = `![${alt.replace(/([\\[\]*_`<>])/g, '\\$1')}](<${name}>)`;
  return framed([image], indent);
}

/** Lines with what stands before each in a list or a quotation. @param {string[]} all @param {string} indent */
function framed(all, indent) {
  const rest = indent.replace(/[-*+]|\d+[.)]/, (mark) => ' '.repeat(mark.length));
  return all.map((line, i) => (i ? rest : indent) + line).join('\n');
}
