/**
 * A widget written as text, for hosts that let no unknown element through:
 *
 *     game
 *     game: nim
 *     position: 3 5 7
 *     Nim with heaps of 3, 5 and 7.
 *
 * The first line names the widget, with or without `mex-`; a first line that is an attribute means a
 * `game`. Attributes stand on lines of their own, as `key: value` or `key="value"`, or on the first
 * line. What follows the attributes is the widget's own text.
 *
 * @typedef {{ tag: string, attributes: [string, string][], text: string }} Fence
 * @typedef {{ kind: 'widget' | 'attribute', line: number, word: string, tag: string, known: string[] }} Flaw
 */
import { tags } from './tags.js';

const PAIR = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/giu;
const LINE = /^([a-z][\w-]*)\s*[:：]\s*(.*)$/iu;

/** @param {string} text @returns {Fence | { flaw: Flaw }} */
export function readFence(text) {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  let at = lines.findIndex((line) => line.trim() !== '');
  if (at < 0) at = 0;
  const first = /^\s*<?\s*([a-z][\w-]*)\b\s*(.*?)\s*\/?>?\s*(?:<\/[\w-]+>)?\s*$/iu.exec(
    lines[at] ?? '',
  );
  const named = first && !/^[:：=]/u.test(first[2]);
  const word = named ? first[1].toLowerCase() : 'game';
  const tag = word.startsWith('mex-') ? word : `mex-${word}`;
  const allowed = tags.get(tag);
  if (!allowed || (!named && !isAttribute(lines[at] ?? ''))) {
    const known = [...tags.keys()].map((name) => name.slice(4));
    const seen = named ? first[1] : (lines[at] ?? '').trim();
    return { flaw: { kind: 'widget', line: at + 1, word: seen, tag: '', known } };
  }
  /** @type {[string, string][]} */
  const attributes = [];
  /** @type {Flaw | null} */
  let flaw = null;
  const take = (
    /** @type {string} */ key,
    /** @type {string} */ value,
    /** @type {number} */ i,
  ) => {
    const name = key.toLowerCase();
    if (allowed.has(name)) attributes.push([name, plain(name, value)]);
    else flaw ??= { kind: 'attribute', line: i + 1, word: key, tag, known: [...allowed] };
  };
  if (named) pairsOf(first[2], allowed).forEach(([key, value]) => take(key, value, at));
  let i = named ? at + 1 : at;
  for (; i < lines.length; i += 1) {
    const line = lines[i].trim();
    if (line === '') continue;
    const said = LINE.exec(line);
    const pairs = said ? [[said[1], said[2]]] : pairsOf(line, allowed);
    if (pairs.length === 0) break;
    for (const [key, value] of pairs) take(key, value, i);
  }
  if (flaw) return { flaw };
  return { tag, attributes, text: lines.slice(i).join('\n').trim() };
}

/** @param {string} line */
const isAttribute = (line) => LINE.test(line.trim()) || line.search(PAIR) >= 0;

/**
 * The attributes on a line, those without a value among them.
 * @param {string} line
 * @param {Set<string>} allowed
 * @returns {[string, string][]} none where the line is something else
 */
function pairsOf(line, allowed) {
  /** @type {[string, string][]} */
  const pairs = [];
  const rest = line.replace(PAIR, (_, key, double, single, bare) => {
    pairs.push([key, double ?? single ?? bare ?? '']);
    return ' ';
  });
  const words = rest.split(/\s+/).filter(Boolean);
  if (!words.every((word) => allowed.has(word.toLowerCase()))) return [];
  return [...pairs, ...words.map((word) => /** @type {[string, string]} */ ([word, '']))];
}

/** A flag that is said to be so is set; quotes around a value are not part of it. @param {string} name @param {string} value */
function plain(name, value) {
  const bare = value.trim().replace(/^(["'])(.*)\1$/su, '$2');
  return FLAGS.has(name) && /^(true|yes|on)$/i.test(bare) ? '' : bare;
}

const FLAGS = new Set(['compact', 'readonly', 'open', 'wide']);

/** Whether an attribute, as it was written, means that it is left out. @param {string} name @param {string} value */
export const isOff = (name, value) => FLAGS.has(name) && /^(false|no|off)$/i.test(value);
