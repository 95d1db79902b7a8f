/**
 * HTML as a tree, as far as our own templates write it: every element is closed, but for the few that
 * never are.
 *
 * @typedef {{ tag: string, classes: string[], attributes: Record<string, string>, children: Node[] }} Element
 * @typedef {Element | string} Node
 */

const VOID = new Set(['br', 'wbr', 'hr', 'img', 'input', 'col', 'meta', 'link']);

/** @type {Record<string, string>} */
const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Text without its character references. @param {string} text */
export const unescaped = (text) =>
  text.replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, /** @type {string} */ name) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const hex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });

/** Attributes as they stand in a tag, their names in small letters. @param {string} text */
export function attributesIn(text) {
  /** @type {[string, string][]} */
  const out = [];
  const one = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
  for (const [, name, double, single, bare] of text.matchAll(one)) {
    out.push([name.toLowerCase(), unescaped(double ?? single ?? bare ?? '')]);
  }
  return out;
}

/** @param {string} html @returns {Node[]} */
export function parse(html) {
  /** @type {Element} */
  const root = { tag: '', classes: [], attributes: {}, children: [] };
  const open = [root];
  const part = /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|[^<]+|</g;
  for (const [whole, closes, name, rest] of html.matchAll(part)) {
    const parent = open[open.length - 1];
    if (whole.startsWith('<!--')) continue;
    if (name === undefined) parent.children.push(unescaped(whole));
    else if (closes) {
      if (open.length > 1 && parent.tag === name.toLowerCase()) open.pop();
    } else {
      const attributes = Object.fromEntries(attributesIn(rest));
      const classes = (attributes.class ?? '').split(/\s+/).filter(Boolean);
      /** @type {Element} */
      const element = { tag: name.toLowerCase(), classes, attributes, children: [] };
      parent.children.push(element);
      if (!VOID.has(element.tag) && !/\/\s*$/.test(rest)) open.push(element);
    }
  }
  return root.children;
}
