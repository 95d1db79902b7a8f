/**
 * Markup for widgets where custom tags are filtered out: a fenced code block with the language
 * `mex`, or a `div` with a class, each with the attributes of the tag. Independent of the DOM,
 * since the command line parses the same markup.
 *
 *     ```mex
 *     game: nim
 *     position: 3 5 7
 *     ```
 *
 *     ```mex table game="subtract 1 3 4" upto=30
 *     ```
 *
 *     ```mex
 *     mex-game game="nim" position="3 5 7"
 *     ```
 *
 *     <div class="mex-game" data-game="nim" data-position="3 5 7"></div>
 */
import { MexError } from '../../engine/errors.ts';
import { attributes as known } from './widget-data.ts';

type Placed = { widget: string; attributes: Record<string, string> };

/** The widget that an attribute implies if the markup names no widget. */
const IMPLIED = [
  { widget: 'mex-union', names: ['n', 'divisors', 'sets'] },
  { widget: 'mex-venn', names: ['sizes'] },
  { widget: 'mex-table', names: ['upto'] },
];

const NAME = /^[a-z][a-z0-9-]*$/;

/** Return the tag of the widget with a name such as `table` or `mex-table`; null if there is none. */
export function widgetNamed(word: string) {
  const plain = word.normalize('NFKC').trim().toLowerCase();
  const tag = plain.startsWith('mex-') ? plain : `mex-${plain}`;
  return known.has(tag) ? tag : null;
}

/**
 * Parse a block of code with the language `mex`. If it names no widget, its attributes imply one.
 * @param body its lines: `name: value`, a lone name, a comment after `#`, or nothing
 * @param info the info string after ```` ``` ````, with or without `mex`
 * @throws {MexError} `bad-fence`, with the line in `details.line`; 0 is the line of the ```` ```
 *   ````
 */
export function parseFence(body: string, info: string = ''): Placed {
  const found: { widget: string | null; attributes: Record<string, string> } = {
    widget: null,
    attributes: {},
  };
  for (const [name, value] of infoParts(info)) put(found, name, value, 0);
  for (const [i, raw] of body.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const row = rowOf(line);
    if (row !== null) {
      for (const [name, value] of infoParts(row)) put(found, name, value, i + 1);
      continue;
    }
    const pair = line.match(/^([^\s:=：＝"'<>]+)\s*[:=：＝]\s*(.*)$/su);
    if (pair) put(found, pair[1], unquoted(pair[2].trim()), i + 1);
    else put(found, line, null, i + 1);
  }
  return { widget: found.widget ?? guess(found.attributes), attributes: found.attributes };
}

/**
 * Parse the attributes of a `div` with one of the classes `mex-game`, `mex-table`, …. Return null if no class
 * names a widget.
 * @param given the attributes: `data-game` becomes `game`; `id`, `lang`, `dir`, `title` and `style` keep
 * their names
 */
export function parseDiv(
  classes: Iterable<string>,
  given: Iterable<[string, string]>,
): Placed | null {
  const widget = [...classes].find((name) => known.has(name));
  if (!widget) return null;
  const attributes: Record<string, string> = {};
  for (const [name, value] of given) {
    if (name.startsWith('data-')) attributes[name.slice(5)] = value;
    else if (['id', 'lang', 'dir', 'title', 'style'].includes(name)) attributes[name] ??= value;
  }
  return { widget, attributes };
}

/** Return whether the info string of a code block names the language `mex`: `mex`, `{.mex …}` or `{mex}`. */
export const isFence = (info: string) => /^\s*(mex|\{\s*\.?mex)(?![\w-])/iu.test(info);

/** @param value the value of an attribute; null for a name without a value */
function put(
  found: { widget: string | null; attributes: Record<string, string> },
  name: string,
  value: string | null,
  line: number,
) {
  const plain = name.normalize('NFKC').toLowerCase();
  const widget = value === null || plain === 'widget' ? widgetNamed(value ?? plain) : null;
  if (widget && !found.widget) {
    found.widget = widget;
    return;
  }
  if (plain === 'widget' || !NAME.test(plain)) throw bad(line, value ?? name, plain === 'widget');
  // Treat a boolean attribute as in HTML: true if present. The text `false` omits the attribute.
  if (value === 'false') return;
  found.attributes[plain] = value ?? '';
}

function infoParts(info: string): [string, string | null][] {
  const inner = info
    .trim()
    .replace(/^\{(.*)\}$/su, '$1')
    .trim()
    .replace(/^\.?mex(?![\w-])/iu, '');
  const parts: [string, string | null][] = [];
  const one = /([^\s=]+?)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S*))|(\S+)/gu;
  for (const [, name, double, single, bare, alone] of inner.matchAll(one)) {
    // Ignore other classes and ids, which belong to the page.
    if (/^[.#]/.test(alone ?? '')) continue;
    if (alone === undefined) parts.push([name, double ?? single ?? bare ?? '']);
    else parts.push([alone, null]);
  }
  return parts;
}

/**
 * Return a line with several attributes, without the brackets of a tag. The attributes follow the widget's
 * name or are in quotes. Return null if the line is a single attribute, whose value may contain anything.
 */
function rowOf(line: string) {
  const tag = /^<\s*([^<>]*?)\s*\/?>(?:\s*<\/[\w-]+>)?$/u.exec(line)?.[1];
  const bare = tag ?? line;
  const [, word = ''] = /^([\w-]+)\s+[\w-]+\s*=/u.exec(bare) ?? [];
  const many = /^[\w-]+\s*=\s*(?:"[^"]*"|'[^']*')\s+\S/u.test(bare);
  return tag !== undefined || many || widgetNamed(word) ? bare : null;
}

const unquoted = (value: string) => value.match(/^(["'])(.*)\1$/su)?.[2] ?? value;

function guess(attributes: Record<string, string>) {
  const implied = IMPLIED.find(({ names }) => names.some((name) => name in attributes));
  return implied?.widget ?? 'mex-game';
}

function bad(line: number, found: string, isWidget: boolean) {
  const text = found.slice(0, 60);
  return new MexError({
    code: 'bad-fence',
    message: isWidget
      ? `line ${line}: there is no widget ${JSON.stringify(text)}`
      : `line ${line}: expected "name: value", found ${JSON.stringify(text)}`,
    details: { line, found: text, widget: isWidget ? 'yes' : '' },
  });
}
