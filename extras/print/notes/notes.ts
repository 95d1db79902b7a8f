/**
 * Find the widgets in lecture notes: tags, `div`s with a class, and blocks of code with the language `mex`.
 * Other code, scripts and comments are skipped. All widgets are found in a single pass over the text, so that
 * the time is linear in its length.
 */
import { MexError } from 'mexplorer';
import { attributes as known, isFence, parseDiv, parseFence } from 'mexplorer/kit';
import { attributesIn, unescaped } from './attributes.ts';

export interface Found {
  from: number;
  to: number;
  /** The line of the beginning of the widget, from 1. */
  line: number;
  widget: string;
  attributes: Record<string, string>;
  /** The language of the document. */
  lang: string;
  /**
   * The indentation of a block in Markdown. The picture that replaces the block needs the same indentation.
   */
  indent: string;
  /** Whether Markdown is not parsed at the widget: in HTML files, and between HTML block tags. */
  raw: boolean;
  error: MexError | null;
}

/**
 * Return a function that converts an offset into a line number, from 1. Callers pass offsets in ascending
 * order.
 */
function lines(text: string) {
  let at = 0;
  let line = 1;
  return (place: number) => {
    for (
      let next = text.indexOf('\n', at);
      next >= 0 && next < place;
      next = text.indexOf('\n', at)
    ) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
}

/** Match a tag, a comment, or the beginning of an unclosed comment. */
const TAG =
  /<!--(?:[\s\S]*?-->)?|<(\/?)([A-Za-z][\w-]*)((?:"[^"]{0,9999}"|'[^']{0,9999}'|[^"'<>])*)>/g;
/** Elements whose content is not searched for widgets. */
const RAW = new Set(
  'script style textarea title template xmp noscript svg code kbd samp'.split(' '),
);

/**
 * Find the widgets of an HTML page, or of the given stretches of it.
 * @param isQuoted whether a tag is quoted as code, or escaped
 */
export function inHtml(
  html: string,
  stretches: [number, number][] = [[0, html.length]],
  isQuoted: (place: number) => boolean = () => false,
): Found[] {
  const lineOf = lines(html);
  const lang = html.match(/<html\b[^>]*?\slang\s*=\s*["']?([\w-]+)/i)?.[1] ?? '';
  const out: Found[] = [];
  /** The names of elements that have no end tag after the current offset. */
  const endless: Set<string> = new Set();
  const end = (name: string) => {
    const at = endless.has(name) ? -1 : endOf(html, name, TAG.lastIndex);
    if (at < 0) endless.add(name);
    return at < 0 ? TAG.lastIndex : at;
  };
  for (const [from, to] of stretches) {
    TAG.lastIndex = from;
    for (let tag = TAG.exec(html); tag && tag.index < to; tag = TAG.exec(html)) {
      const [whole, closes, rawName = '', rest = ''] = tag;
      if (whole === '<!--') break;
      if (!rawName || closes || isQuoted(tag.index)) continue;
      const name = rawName.toLowerCase();
      const alone = /\/\s*$/.test(rest);
      const found = widgetAt(name, rest);
      const after = TAG.lastIndex;
      if (found) {
        const line = lineOf(tag.index);
        const at = alone && found.widget === name ? after : end(name);
        const error =
          endless.has(name) && at === after && !alone ? unclosed(line, `<${name}>`) : null;
        out.push({ from: tag.index, to: at, line, lang, indent: '', raw: true, error, ...found });
        TAG.lastIndex = at;
      } else if (name === 'pre') {
        const at = end(name);
        if (at > after)
          preAt(html.slice(tag.index, at), { out, from: tag.index, lang, line: lineOf(tag.index) });
        TAG.lastIndex = at;
      } else if (RAW.has(name) && !alone) TAG.lastIndex = end(name);
    }
  }
  return out;
}

function widgetAt(name: string, rest: string) {
  if (known.has(name)) return { widget: name, attributes: Object.fromEntries(attributesIn(rest)) };
  if (name !== 'div' || !rest.includes('mex-')) return null;
  const given = attributesIn(rest);
  const classes = given.find(([key]) => key === 'class')?.[1] ?? '';
  return parseDiv(classes.split(/\s+/), given);
}

const unclosed = (line: number, found: string) =>
  new MexError({
    code: 'bad-fence',
    message: `line ${line}: ${found} is never closed`,
    details: { line, found, widget: 'open' },
  });

/**
 * Return the offset after the end tag of an element that began before `at`, or -1 if there is none. Nested
 * elements with the same name are counted.
 */
function endOf(html: string, name: string, at: number) {
  const tag = new RegExp(`<(/?)${name}(?![\\w-])[^>]*>`, 'gi');
  tag.lastIndex = at;
  for (let depth = 1, found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return tag.lastIndex;
    // Elements in `RAW` contain no nested elements, so reset the depth.
    if (depth > 1 && RAW.has(name)) depth = 1;
  }
  return -1;
}

/** Append the widget in a `<pre>` element to `out`, if the element is a Mexplorer block of code. */
function preAt(
  block: string,
  { out, from, lang, line }: { out: Found[]; from: number; lang: string; line: number },
) {
  const open = block.match(/^<pre\b([^>]*)>\s*(?:<code\b([^>]*)>)?/i);
  const classes = attributesIn(`${open?.[1] ?? ''} ${open?.[2] ?? ''}`)
    .filter(([key]) => key === 'class')
    .flatMap(([, value]) => value.split(/\s+/));
  if (!classes.some((one) => OURS.has(one))) return;
  const body = unescaped(block.replace(/<[^>]*>/g, ''));
  const place = { from, to: from + block.length, line, lang, indent: '', raw: true };
  out.push({ ...place, ...fence(body, '', line - 1) });
}

/** The classes that various Markdown converters give to blocks of code with the language `mex`. */
const OURS = new Set(['mex', 'language-mex', 'lang-mex', 'highlight-mex', 'sourceCode-mex']);

/**
 * Parse the body of a block of code. Line numbers in errors count from the beginning of the document.
 * @param before the number of lines before the first line of the body
 */
function fence(body: string, info: string, before: number) {
  try {
    return { ...parseFence(body, info), error: null };
  } catch (thrown) {
    const error = MexError.from(thrown);
    const line = before + Number(error.details.line ?? 0);
    const moved = new MexError({ ...error.toPlain(), details: { ...error.details, line } });
    return { widget: '', attributes: {}, error: moved };
  }
}

/** Match the opening or closing line of a fenced code block, also in block quotes and lists. */
const FENCE = /^([ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?[ \t]*)(`{3,}|~{3,})[ \t]*([^\n]*)$/;

/** Block elements. Some Markdown parsers read no Markdown between their tags, even after a blank line. */
const BLOCKS =
  /^(address|article|aside|blockquote|body|canvas|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|li|main|menu|nav|ol|p|pre|search|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/i;

/**
 * Return a function that returns whether Markdown is not parsed at an offset. In CommonMark, this is so in a
 * block that begins with a tag, up to the next blank line. In Python-Markdown, this is so from the tag of a
 * block element to its end tag, or to the end of the text if there is none. Callers pass offsets in ascending
 * order.
 */
function rawPlaces(text: string, isCode: (place: number) => boolean): (place: number) => boolean {
  const tags = new RegExp(TAG);
  /** The names of the open block elements, innermost last. */
  const open: string[] = [];
  let tag = tags.exec(text);
  return (place) => {
    for (; tag && tag.index < place; tag = tags.exec(text)) {
      const [, closes, rawName = '', rest = ''] = tag;
      if (!BLOCKS.test(rawName) || isCode(tag.index)) continue;
      const name = rawName.toLowerCase();
      if (closes) {
        const at = open.lastIndexOf(name);
        if (at >= 0) open.length = at;
      } else if (!/\/\s*$/.test(rest)) open.push(name);
    }
    return open.length > 0 || beginsWithTag(text, place);
  };
}

/**
 * Return whether one of the lines between the last blank line and the line of an offset begins with a tag.
 */
function beginsWithTag(text: string, place: number) {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  let first = start;
  while (first > 0) {
    const before = text.lastIndexOf('\n', first - 2) + 1;
    if (
      !text
        .slice(before, first)
        .replace(/^[ \t>]+/, '')
        .trim()
    )
      break;
    first = before;
  }
  for (const line of text.slice(first, start).split('\n')) {
    const plain = line.replace(/^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?/, '');
    // Inside a paragraph, only the tag of a block element, or another tag alone on its line, begins raw HTML.
    const [, name = ''] = /^<\/?([A-Za-z][\w-]*)/.exec(plain) ?? [];
    if (BLOCKS.test(name) || ALONE.test(plain)) return true;
  }
  return false;
}

/** Match a line that consists of one tag. */
const ALONE = /^<\/?[A-Za-z][\w-]*(?:"[^"]*"|'[^']*'|[^"'<>])*>\s*$/;

/** Find the widgets of notes in Markdown, in the order of the text. */
export function inMarkdown(text: string): Found[] {
  const lang = text.match(/^---\n(?:[^\n]*\n)*?lang(?:uage)?:[ \t]*["']?([\w-]+)/)?.[1] ?? '';
  const out: Found[] = [];
  const stretches: [number, number][] = [];
  type Open = Pick<Found, 'from' | 'line' | 'indent'> & {
    body: number;
    mark: string;
    info: string;
  };
  let open: Open | null = null;
  /** Return the location of the open block, with `to` as its end offset. */
  const found = ({ from, line, indent }: Open, to: number) => ({
    from,
    to,
    line,
    lang,
    indent,
    raw: false,
  });
  let since = 0;
  let at = 0;
  for (const [i, whole] of text.split('\n').entries()) {
    const line = whole.replace(/\r$/, '');
    const [, indent = '', mark = '', info = ''] = line.match(FENCE) ?? [];
    if (!open && mark && !(mark.startsWith('`') && info.includes('`'))) {
      stretches.push([since, at]);
      open = { from: at, body: at + whole.length + 1, line: i + 1, indent, mark, info };
    } else if (open && mark.startsWith(open.mark) && !info.trim()) {
      if (isFence(open.info)) {
        const body = text
          .slice(open.body, at)
          .split('\n')
          .map((one) => one.replace(/^[ \t>]*/, ''))
          .join('\n');
        out.push({ ...found(open, at + whole.length), ...fence(body, open.info, open.line) });
      }
      open = null;
      since = at + whole.length + 1;
    }
    at += whole.length + 1;
  }
  if (open && isFence(open.info)) {
    const error = unclosed(open.line, open.mark);
    out.push({ ...found(open, text.length), widget: '', attributes: {}, error });
  }
  if (!open) stretches.push([since, text.length]);
  const html = inHtml(text, stretches, (place) => isQuoted(text, place));
  const isRaw = rawPlaces(text, (place) => isQuoted(text, place) || !isWithin(stretches, place));
  return [...out, ...html.map((one) => ({ ...one, lang }))]
    .sort((a, b) => a.from - b.from)
    .map((one) => ({ ...one, raw: isRaw(one.from) }));
}

/** Return whether an offset lies in one of the stretches, which are in ascending order. */
function isWithin(stretches: [number, number][], place: number) {
  let [least, most] = [0, stretches.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (stretches[middle][1] <= place) least = middle + 1;
    else most = middle;
  }
  return least < stretches.length && stretches[least][0] <= place;
}

/** Return whether an offset is in inline code, in a block indented by four spaces, or escaped. */
function isQuoted(text: string, place: number) {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const before = text.slice(start, place);
  if ((/\\*$/.exec(before)?.[0].length ?? 0) % 2 === 1) return true;
  if (
    /^( {4}|\t)/.test(before) &&
    /\n[ \t]*\r?\n$/.test(`\n${text.slice(Math.max(0, start - 200), start)}`)
  )
    return true;
  return (before.match(/`/g)?.length ?? 0) % 2 === 1;
}
