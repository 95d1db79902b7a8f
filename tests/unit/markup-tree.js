import { attributesIn, unescaped } from '../../www/static/attributes.ts';

/**
 * HTML and SVG as a tree, as the site writes it: every element is closed, except for void elements.
 *
 * @typedef {{ tag: string, classes: string[], attributes: Record<string, string>, children: Node[] }} Element
 * @typedef {Element | string} Node
 */

const VOID = new Set(['br', 'wbr', 'hr', 'img', 'input', 'col', 'meta', 'link']);

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
