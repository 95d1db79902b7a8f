/**
 * A Vite plugin that removes the indentation in the templates of the page, which only readers of the source
 * need.
 */

/**
 * Replace each line break in an `html` or `svg` template, with the spaces around it, by one space. No
 * template has a line break within preformatted text.
 * @returns {import('vite').Plugin}
 */
export function flatTemplates() {
  return {
    name: 'mexplorer-flat-templates',
    enforce: 'post',
    transform(code) {
      if (!/\b(?:html|svg)`/.test(code)) return null;
      /** @type {[start: number, end: number][]} */
      const parts = [];
      visit(this.parse(code), (node) => {
        if (node.type !== 'TaggedTemplateExpression' || !TAGS.has(node.tag.name)) return;
        for (const { start, end } of node.quasi.quasis) parts.push([start, end]);
      });
      let flat = code;
      for (const [start, end] of parts.sort(([a], [b]) => b - a)) {
        flat =
          flat.slice(0, start) + code.slice(start, end).replace(/\s*\n\s*/g, ' ') + flat.slice(end);
      }
      return { code: flat, map: null };
    },
  };
}

const TAGS = new Set(['html', 'svg']);

/**
 * Call a function for a node of the syntax tree and for all nodes below it.
 * @param {any} node
 * @param {(node: any) => void} each
 */
export function visit(node, each) {
  if (typeof node?.type === 'string') each(node);
  for (const child of Object.values(node ?? {})) {
    if (child && typeof child === 'object') visit(child, each);
  }
}
