/** Parse the HTML and SVG of the site into a tree. Every element must be closed, except for void elements. */
export interface Element {
  tag: string;
  classes: string[];
  attributes: Record<string, string>;
  children: Node[];
}

export type Node = Element | string;

const VOID = new Set(['br', 'wbr', 'hr', 'img', 'input', 'col', 'meta', 'link']);

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replace the character references of a text by their characters. */
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? whole),
  );

const attributesIn = (text: string): [string, string][] =>
  [...text.matchAll(/([^\s"'/=]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g)].map(
    ([, name, double, single]) => [name.toLowerCase(), unescaped(double ?? single ?? '')],
  );

export function parse(html: string): Node[] {
  const root: Element = { tag: '', classes: [], attributes: {}, children: [] };
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
      const element: Element = { tag: name.toLowerCase(), classes, attributes, children: [] };
      parent.children.push(element);
      if (!VOID.has(element.tag) && !/\/\s*$/.test(rest)) open.push(element);
    }
  }
  return root.children;
}

/** Return the first element of a text that begins with a tag. */
export const firstOf = (html: string) => parse(html)[0] as Element;
