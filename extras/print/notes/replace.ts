/** Replace the widgets of notes by pictures, for print and mail. */
import { MexError } from 'mexplorer';
import { escape, pictured } from 'mexplorer/kit';
import { renderStatic } from '../pictures/render.ts';
import type { Static } from '../types.ts';
import type { Spec } from '../types.ts';
import { inHtml, inMarkdown } from './notes.ts';
import type { Found } from './notes.ts';

interface How {
  kind: 'html' | 'markdown';
  /**
   * The form of the pictures: `inline` writes SVG into the text, `files` links to SVG files next to the
   * notes, `tex` writes LaTeX.
   */
  images: 'inline' | 'files' | 'tex';
  /** The beginning of the names of the SVG files. */
  stem: string;
  lang?: string;
  theme?: string;
  print?: string;
}

interface Replaced {
  text: string;
  files: { name: string; text: string }[];
  errors: { line: number; error: MexError }[];
  /** The widgets without a picture, which stay unchanged in the text. */
  left: { line: number; widget: string }[];
}

export async function replaceWidgets(text: string, how: How): Promise<Replaced> {
  const found = how.kind === 'html' ? inHtml(text) : inMarkdown(text);
  const named = new Map(
    found.flatMap((one) => (one.attributes.id ? [[one.attributes.id, one]] : [])),
  );
  const out: Replaced = { text: '', files: [], errors: [], left: [] };
  const drawn: Map<string, Static> = new Map();
  let at = 0;
  for (const one of found) {
    const { line, widget } = one;
    // Skip a widget inside a widget that has already been replaced by its picture.
    if (one.from < at) continue;
    if (widget && !(widget in pictured)) {
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

/**
 * Return the options of a picture: the attributes of its widget, the game and position of the widget named by
 * `for`, and the options that hold for all pictures.
 */
function specOf({ widget, attributes, lang }: Found, named: Map<string, Found>, how: How): Spec {
  const { for: follows, ...own } = attributes;
  const { game, position } = named.get(follows)?.attributes ?? {};
  const kept = Object.entries({ game, position, ...own }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    widget,
    ...Object.fromEntries(kept),
    lang: how.lang || own.lang || lang,
    theme: how.theme ?? 'light',
    ...(how.print ? { print: how.print } : {}),
    // The attributes are not checked here, since `renderStatic` throws an error for wrong values.
  } as Spec;
}

function inPlace(
  { from, indent, raw }: Found,
  { svg, alt, tex }: Static,
  { how, text, files }: { how: How; text: string; files: Replaced['files'] },
) {
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

/**
 * Indent lines. Quotation marks (`>`) in the indentation appear before each line; a list mark appears before
 * the first line, and spaces in its place before the other lines.
 */
function framed(all: string[], indent: string) {
  const rest = indent.replace(/[-*+]|\d+[.)]/, (mark) => ' '.repeat(mark.length));
  return all.map((line, i) => (i ? rest : indent) + line).join('\n');
}
