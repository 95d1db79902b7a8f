/**
 * What an element says, as a list of blocks: headings, paragraphs, lists and tables. They are set as a
 * picture by page.js and written as LaTeX by tex.js.
 *
 * @typedef {import('../scene/metrics.ts').Run} Run
 * @typedef {{ runs: Run[], head?: boolean, classes: string[] }} Cell
 * @typedef {{ kind: 'heading' | 'paragraph' | 'verdict' | 'soft', runs: Run[] }} Prose
 * @typedef {{ kind: 'chips', chips: { runs: Run[], classes: string[] }[], boxed: boolean }} Chips
 * @typedef {{ kind: 'table', head: Cell[][], body: Cell[][], foot: Cell[][] }} Table
 * @typedef {{ kind: 'outcome', outcome: 'P' | 'N' | 'D', blocks: Block[] }} Outcome
 * @typedef {{ kind: 'step', blocks: Block[] }} Step
 * @typedef {Prose | Chips | Table | Outcome | Step} Block
 */

/** @typedef {import('./tree.js').Node} Node */
/** @typedef {import('./tree.js').Element} Element */

/** The letters of the marks, and their colours. @type {Record<string, string>} */
const FILLS = { P: 'lose', N: 'win', D: 'ink-soft' };

/** What is for those who press or listen only. @param {Node} node */
const isUnseen = (node) =>
  typeof node !== 'string' &&
  (node.classes.includes('sr') ||
    node.classes.includes('no-print') ||
    ['details', 'style', 'script', 'slot', 'template'].includes(node.tag));

/** @param {Node[]} nodes @returns {Block[]} */
export function blocksOf(nodes) {
  /** @type {Block[]} */
  const out = [];
  /** @type {Node[]} */
  let line = [];
  const end = () => {
    const runs = runsOf(line);
    if (runs.length) out.push({ kind: 'paragraph', runs });
    line = [];
  };
  for (const node of nodes) {
    if (isUnseen(node)) continue;
    if (typeof node === 'string' || INLINE.has(node.tag)) {
      line.push(node);
      continue;
    }
    end();
    out.push(...block(node));
  }
  end();
  return out;
}

const INLINE = new Set([
  'b',
  'strong',
  'i',
  'em',
  'code',
  'span',
  'sub',
  'sup',
  'math',
  'svg',
  'br',
  'wbr',
  'a',
  'small',
  'mark',
]);

/** @param {Element} node @returns {Block[]} */
function block(node) {
  const { tag, classes, children } = node;
  if (/^h\d$/.test(tag)) return prose('heading', children);
  if (tag === 'p') {
    const kind = classes.includes('says')
      ? 'verdict'
      : classes.includes('soft')
        ? 'soft'
        : 'paragraph';
    return prose(kind, children);
  }
  if (tag === 'table') return [table(node)];
  // A button by itself waits for a hand; in a list it is one of the things listed.
  if (tag === 'button') return [];
  if (classes.includes('verdict')) return [outcomeOf(node)];
  if (['mex-line', 'bars'].some((name) => classes.includes(name))) {
    return [{ kind: 'chips', chips: children.flatMap(chip), boxed: true }];
  }
  if (tag === 'ul') return [{ kind: 'chips', chips: children.flatMap(chip), boxed: false }];
  if (classes.includes('step')) return [{ kind: 'step', blocks: blocksOf(children) }];
  return blocksOf(children);
}

/** @param {Prose['kind']} kind @param {Node[]} children @returns {Block[]} */
function prose(kind, children) {
  const runs = runsOf(children);
  return runs.length ? [{ kind, runs }] : [];
}

/** @param {Element} node @returns {Block} */
function outcomeOf({ children }) {
  const mark = children.find((node) => typeof node !== 'string' && node.tag === 'svg');
  const letter = mark ? letterIn(/** @type {Element} */ (mark)) : '';
  const outcome = letter === 'P' || letter === 'D' ? letter : 'N';
  return { kind: 'outcome', outcome, blocks: blocksOf(children.filter((node) => node !== mark)) };
}

/** @param {Node} node */
function chip(node) {
  if (typeof node === 'string' || isUnseen(node)) return [];
  const inner = node.children.flatMap((child) =>
    typeof child !== 'string' && child.tag === 'button' ? child.children : [child],
  );
  const runs = runsOf(inner);
  return runs.length ? [{ runs, classes: node.classes }] : [];
}

/** @param {Element} node @returns {Table} */
function table(node) {
  /** @type {Table} */
  const out = { kind: 'table', head: [], body: [], foot: [] };
  /** @type {Record<string, Cell[][]>} */
  const parts = { thead: out.head, tbody: out.body, tfoot: out.foot };
  for (const part of node.children) {
    if (typeof part === 'string' || !(part.tag in parts)) continue;
    for (const row of part.children) {
      if (typeof row === 'string' || row.tag !== 'tr') continue;
      parts[part.tag].push(row.children.flatMap(cellOf));
    }
  }
  return out;
}

/** @param {Node} node @returns {Cell[]} */
function cellOf(node) {
  if (typeof node === 'string') return [];
  const cell = { runs: runsOf(node.children), head: node.tag === 'th', classes: node.classes };
  const more = Math.max(0, Math.min(64, Number(node.attributes.colspan ?? 1)) - 1);
  return [cell, ...Array.from({ length: more }, () => ({ runs: [], classes: ['spanned'] }))];
}

/** How elements change the look of what is in them. @type {Record<string, Partial<Run>>} */
const LOOKS = {
  b: { bold: true },
  strong: { bold: true },
  code: { mono: true },
  sup: { scale: 0.72, shift: 0.35 },
  sub: { scale: 0.72, shift: -0.2 },
};

/** @param {Node[]} nodes @returns {Run[]} */
export function runsOf(nodes) {
  /** @type {Run[]} */
  const out = [];
  const walk = (/** @type {Node[]} */ list, /** @type {Partial<Run>} */ look) => {
    for (const node of list) {
      if (isUnseen(node)) continue;
      if (typeof node === 'string') add(out, node.replace(/\s+/g, ' '), look);
      else if (node.tag === 'svg') out.push(...markRun(node));
      else if (node.tag === 'math') add(out, mathText(node), look);
      else if (node.tag === 'br') add(out, ' ', look);
      else {
        const soft = ['soft', 'arrow', 'by', 'to'].some((name) => node.classes.includes(name));
        // What stands apart on the screen by its style stands apart here by a space.
        if (node.classes.includes('to')) add(out, ' ', look);
        walk(node.children, { ...look, ...LOOKS[node.tag], ...(soft ? { fill: 'ink-soft' } : {}) });
      }
    }
  };
  walk(nodes, {});
  return trim(out);
}

/** @param {Run[]} out @param {string} text @param {Partial<Run>} look */
function add(out, text, look) {
  const before = out.at(-1)?.text.endsWith(' ') || out.length === 0;
  const clean = before ? text.replace(/^ /, '') : text;
  if (clean) out.push({ ...look, text: clean });
}

/** @param {Run[]} runs */
function trim(runs) {
  const last = runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  return runs.filter(({ text }) => text !== '');
}

/** The letter of a mark in running text. @param {Element} svg @returns {Run[]} */
function markRun(svg) {
  const letter = letterIn(svg);
  if (!letter) return [];
  return [{ text: letter, bold: true, fill: FILLS[letter] ?? 'win' }, { text: ' ' }];
}

/** @param {Element} svg @returns {string} */
function letterIn(svg) {
  if (svg.tag === 'title') return '';
  const texts = svg.children.map((node) =>
    typeof node === 'string' ? node.trim() : letterIn(node),
  );
  return texts.find((text) => text in FILLS) ?? '';
}

/** A formula in one line. @param {Element} node @returns {string} */
function mathText(node) {
  const inner = node.children.map((child) =>
    typeof child === 'string' ? child.trim() : mathText(child),
  );
  if (node.tag === 'mfrac') return inner.filter(Boolean).join('/');
  if (node.tag === 'mo' && /^[=<>+−⊕⊗≠≤⇒⇔]$/u.test(inner.join(''))) return ` ${inner.join('')} `;
  return inner.join('');
}
