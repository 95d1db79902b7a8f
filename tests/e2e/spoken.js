/**
 * Convert the accessibility tree of a page to the output of a screen reader. Each heading, paragraph, control
 * and table row is one utterance. Utterances are broken into lines of 40 cells, the length of most braille
 * displays; a Chinese character or a full-width character takes two cells.
 */

/** The maximum number of braille cells in a line, and of table cells in one utterance. */
export const CELLS = 40;

/**
 * The names of roles as screen readers announce them, in each language.
 * @type {Record<string, Record<string, string>>}
 */
const ROLES = {
  en: {
    ...{ heading: 'heading', button: 'button', link: 'link', radio: 'radio button' },
    ...{ textbox: 'edit', spinbutton: 'spin button', combobox: 'combo box', img: 'picture' },
    ...{ table: 'table', list: 'list', group: 'group', radiogroup: 'group', toolbar: 'toolbar' },
    ...{ math: 'formula', progressbar: 'progress', alert: 'alert', status: 'status', log: 'log' },
    ...{ checked: 'checked', disabled: 'unavailable', pressed: 'pressed', expanded: 'expanded' },
    ...{ selected: 'selected', rows: 'rows', items: 'items', navigation: 'navigation' },
    ...{ article: 'article', region: 'region', option: 'option', checkbox: 'check box' },
    ...{ slider: 'slider', grid: 'grid', figure: 'figure', application: 'application' },
  },
  zh: {
    ...{ heading: '标题', button: '按钮', link: '链接', radio: '单选按钮' },
    ...{ textbox: '编辑', spinbutton: '数值', combobox: '组合框', img: '图片' },
    ...{ table: '表格', list: '列表', group: '分组', radiogroup: '分组', toolbar: '工具栏' },
    ...{ math: '公式', progressbar: '进度', alert: '警告', status: '状态', log: '日志' },
    ...{ checked: '已选中', disabled: '不可用', pressed: '已按下', expanded: '已展开' },
    ...{ selected: '已选择', rows: '行', items: '项', navigation: '导航' },
    ...{ article: '文章', region: '区域', option: '选项', checkbox: '复选框' },
    ...{ slider: '滑块', grid: '表格', figure: '插图', application: '应用' },
  },
};

/** Roles of elements that are read as part of the surrounding sentence. */
const INLINE = new Set(
  'text strong emphasis code math superscript subscript term definition'.split(' '),
);
const ROWED = new Set(['table', 'grid']);
const LIVE = new Set(['status', 'log', 'alert']);
/** The states of a control that a screen reader announces. */
const STATES = ['checked', 'disabled', 'pressed', 'expanded', 'selected'];

/**
 * @typedef {object} Node
 * @property {string} role
 * @property {string} name
 * @property {Record<string, string>} attributes
 * @property {string} text
 * @property {Node[]} children
 */

/** @param {string} text a scalar of the snapshot, perhaps quoted */
function unquoted(text) {
  const said = text.trim();
  if (said.startsWith('"')) return JSON.parse(said);
  if (said.startsWith("'")) return said.slice(1, -1).replaceAll("''", "'");
  return said;
}

/** Split an entry of a snapshot into its key and the rest. @param {string} entry */
function keyOf(entry) {
  if (entry.startsWith("'")) {
    const [quoted] = /** @type {RegExpMatchArray} */ (entry.match(/^'(?:[^']|'')*'/));
    return [unquoted(quoted), entry.slice(quoted.length)];
  }
  const [key] = /** @type {RegExpMatchArray} */ (
    entry.match(/^[^\s":[]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*/)
  );
  return [key, entry.slice(key.length)];
}

/**
 * Parse a snapshot into a tree.
 * @param {string} snapshot
 * @returns {Node}
 */
export function treeOf(snapshot) {
  /** @type {Node} */
  const root = { role: 'page', name: '', attributes: {}, text: '', children: [] };
  const open = [{ depth: -1, node: root }];
  for (const line of snapshot.split('\n')) {
    const found = line.match(/^(\s*)- (.*)$/);
    if (!found || found[2].startsWith('/')) continue;
    const [key, rest] = keyOf(found[2]);
    const [, role, name, attributes] = /** @type {RegExpMatchArray} */ (
      key.match(/^(\S+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)$/)
    );
    const pairs = [...attributes.matchAll(/\[([^\]=]+)(?:=([^\]]*))?\]/g)];
    const node = {
      role,
      name: name ? JSON.parse(name) : '',
      attributes: Object.fromEntries(pairs.map(([, is, value]) => [is, value ?? 'true'])),
      text: rest.startsWith(': ') ? unquoted(rest.slice(2)) : '',
      children: [],
    };
    while (open[open.length - 1].depth >= found[1].length) open.pop();
    /** @type {Node[]} */ (open[open.length - 1].node.children).push(node);
    open.push({ depth: found[1].length, node });
  }
  return root;
}

/** Return the text of a node and all its descendants. @param {Node} node @returns {string} */
const textOf = ({ role, name, text, children }) =>
  [role === 'img' || !children.length ? name || text : text, ...children.map(textOf)]
    .filter(Boolean)
    .join(' ');

/**
 * @typedef {object} Utterance
 * @property {string} text
 * @property {number} cells of a table that it reads
 */

/**
 * Return the utterances of a tree, in order.
 * @param {Node} tree
 * @param {string} lang
 * @returns {Utterance[]}
 */
export function utterances(tree, lang) {
  const words = ROLES[lang];
  /** @type {Utterance[]} */
  const out = [];
  let name = '';
  const say = (/** @type {(string | undefined)[]} */ parts, cells = 0) => {
    const text = parts.filter(Boolean).join(', ').replace(/\s+/g, ' ').trim();
    // Skip a text that repeats the name of the control, group or region before it.
    if (text && text !== name) out.push({ text, cells });
    name = parts.length > 1 ? (parts[0] ?? '') : name;
  };
  /** @param {Node} table */
  function rows(table) {
    const all = within(table, 'row');
    say([table.name, words.table, `${all.length} ${words.rows}`]);
    let read = 0;
    for (const [i, row] of all.entries()) {
      // Stop after the first rows of a long table, and announce the number of the remaining rows.
      if (read >= CELLS) return say([`… ${all.length - i} ${words.rows}`]);
      const cells = row.children.map(textOf);
      for (let from = 0; from < cells.length; from += CELLS) {
        const part = cells.slice(from, from + CELLS);
        say([part.map((cell) => cell || '–').join('; ')], part.length);
      }
      read += cells.length;
    }
  }
  /** @param {Node} node */
  function visit(node) {
    const { role, name, attributes, children } = node;
    if (ROWED.has(role)) return rows(node);
    // Skip a live region without an announcement.
    if (LIVE.has(role) && !textOf(node)) return;
    const states = STATES.filter((state) => attributes[state]).map((state) => words[state]);
    if (role === 'heading')
      return say([textOf({ ...node, name: '' }) || name, `${words.heading} ${attributes.level}`]);
    const inline = children.every((child) => INLINE.has(child.role) || child.role === 'link');
    if (role === 'paragraph' || role === 'listitem' || INLINE.has(role)) {
      if (inline) return say([textOf(node)]);
      return group(node);
    }
    if (children.length === 0 || role === 'button' || role === 'link' || role === 'img')
      return say([
        name || textOf(node),
        words[role],
        name && node.text !== name ? node.text : '',
        ...states,
      ]);
    if (name || role === 'list')
      say([
        name,
        words[role],
        role === 'list' ? `${children.length} ${words.items}` : '',
        ...states,
      ]);
    return group(node);
  }
  /**
   * Visit the children of a node. Consecutive inline children are joined to one utterance.
   * @param {Node} node
   */
  function group({ text, children }) {
    let run = text ? [text] : [];
    const end = () => {
      say([run.join(' ')]);
      run = [];
    };
    for (const child of children) {
      if (INLINE.has(child.role) && !child.children.some(({ role }) => !INLINE.has(role)))
        run.push(textOf(child));
      else {
        end();
        visit(child);
      }
    }
    end();
  }
  group(tree);
  return out;
}

/**
 * Return the outermost descendants of a node with a given role.
 * @param {Node} node
 * @param {string} role
 * @returns {Node[]}
 */
const within = ({ children }, role) =>
  children.flatMap((child) => (child.role === role ? [child] : within(child, role)));

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** Return the number of braille cells of a text. @param {string} text */
export const cellsOf = (text) => [...text].reduce((sum, one) => sum + (WIDE.test(one) ? 2 : 1), 0);

/**
 * Break an utterance into lines. All lines but the first are indented.
 * @param {string} text
 */
export function lined(text) {
  // Split the text where a line may end: after a space, and before or after a Chinese character.
  const pieces =
    text.match(/\s*[^\s\u2e80-\uffef]+|\s*[\u2e80-\uffef][，。；：、！？）”》]*/gu) ?? [];
  const lines = [''];
  for (const piece of pieces) {
    for (let rest = piece; rest;) {
      const last = lines[lines.length - 1];
      const set = last === '' ? rest.trimStart() : rest;
      const indent = lines.length > 1 ? 2 : 0;
      if (indent + cellsOf(last + set) <= CELLS) {
        lines[lines.length - 1] = last + set;
        break;
      }
      if (last !== '') {
        lines.push('');
        continue;
      }
      // Break a word that is longer than a line.
      lines[lines.length - 1] = set.slice(0, CELLS - 2);
      rest = set.slice(CELLS - 2);
      lines.push('');
    }
  }
  return lines.filter(Boolean).map((line, i) => (i ? `  ${line}` : line));
}

/**
 * Return the output of a screen reader for a snapshot, as lines.
 * @param {string} snapshot
 * @param {string} lang
 */
export const spoken = (snapshot, lang) =>
  utterances(treeOf(snapshot), lang).flatMap(({ text }) => lined(text));
