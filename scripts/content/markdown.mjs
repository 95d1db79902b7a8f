/** Parse a lesson's Markdown into a tree. Texts are slices of the source, and errors name the line. */
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** @typedef {import('mdast').RootContent} Node */
/** @typedef {import('mdast').Paragraph} Paragraph */
/** @typedef {import('mdast-util-directive').ContainerDirective} Container */
/** @typedef {import('mdast-util-directive').LeafDirective} Leaf */
/** @typedef {{ position?: import('unist').Position }} Placed */

/**
 * A sentence of a question, with the mark at its start: `:wrong[7] Seven is …`.
 * @typedef {object} Sentence
 * @property {string} mark empty for the question itself
 * @property {string} label the text in brackets
 * @property {string} text
 * @property {Placed} node
 */

/** Match the front matter, which has fields in YAML, at the start of a file. */
const FRONT = /^---\n(.*?)\n---\n/s;

const parser = unified().use(remarkParse).use(remarkDirective);

/** Match a line break between Chinese characters, which must not become a space. */
const CHINESE = /(?<=[\u3000-\u9fff\uff00-\uffef])\s*\n\s*(?=[\u3000-\u9fff\uff00-\uffef])/gu;

const joined = (/** @type {string} */ lines) =>
  lines
    .replace(CHINESE, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

export class Markdown {
  #text;
  #file;
  /** The front matter in YAML, or null. */
  front;
  /** @type {Node[]} */
  nodes;

  /** @param {string} source @param {string} file as errors name it */
  constructor(source, file) {
    const text = source.replaceAll('\r\n', '\n');
    this.#text = text;
    this.#file = file;
    this.front = FRONT.exec(text)?.[1] ?? null;
    // Replace the front matter by spaces, so that line numbers stay correct.
    this.nodes = parser.parse(text.replace(FRONT, (all) => all.replace(/[^\n]/g, ' '))).children;
  }

  /** Return the file, line and column of a node, for errors. @param {Placed | undefined} node */
  at(node) {
    const { line = 1, column = 1 } = node?.position?.start ?? {};
    return `${this.#file}:${line}:${column}`;
  }

  /** @param {Placed | undefined} node @param {string} message @returns {never} */
  fail(node, message) {
    throw new Error(`${this.at(node)}: ${message}`);
  }

  /**
   * Return the source text from the start of a node to the end of another node.
   * @param {Placed} from
   * @param {Placed} to
   */
  #between(from, to) {
    return this.#text.slice(from.position?.start.offset, to.position?.end.offset);
  }

  /**
   * Return the text of a heading, a label or a list item, without the Markdown characters around it.
   * @param {{ children: Placed[] }} node
   */
  inside({ children }) {
    return children.length ? joined(this.#between(children[0], children[children.length - 1])) : '';
  }

  /** Join paragraphs and bulleted lists to one text. @param {Node[]} nodes */
  said(nodes) {
    return nodes.map((node) => this.#part(node)).join('\n\n');
  }

  /** @param {Node} node */
  #part(node) {
    if (node.type === 'paragraph') return this.inside(node);
    if (node.type !== 'list' || node.ordered) {
      return this.fail(
        node,
        `a text has paragraphs and lists of lines that begin with "- ", no ${node.type}`,
      );
    }
    return node.children.map((item) => `- ${this.inside(item)}`).join('\n');
  }

  /**
   * Return the items of a list, which must be the only content.
   * @param {Placed} whole
   * @param {Node[]} nodes
   * @param {'1.' | '-'} sign
   */
  items(whole, nodes, sign) {
    const [list, other] = nodes;
    if (list?.type !== 'list' || Boolean(list.ordered) !== (sign === '1.') || other) {
      const place = list?.type === 'list' ? (other ?? list) : (list ?? whole);
      return this.fail(place, `expected a list, and no more: lines that begin with "${sign} "`);
    }
    return list.children.map((item) => this.inside(item));
  }

  /**
   * Return the marked texts of a question, such as `:right …`, each up to the next mark.
   * @param {Node[]} nodes
   */
  sentences(nodes) {
    /** @type {Sentence[]} */
    const all = [];
    const add = (/** @type {string} */ text, /** @type {Placed} */ node) => {
      const last = all.at(-1);
      if (!last) all.push({ mark: '', label: '', text, node });
      else last.text = last.text ? `${last.text}\n\n${text}` : text;
    };
    for (const node of nodes) {
      if (node.type !== 'paragraph') {
        add(this.#part(node), node);
        continue;
      }
      const marks = node.children.filter(
        (child, i) => child.type === 'textDirective' && this.#beginsLine(node, i),
      );
      const ends = [
        ...marks.map(({ position }) => position?.start.offset),
        node.position?.end.offset,
      ];
      const before = joined(this.#text.slice(node.position?.start.offset, ends[0]));
      if (before) add(before, node);
      marks.forEach((mark, i) => {
        if (mark.type !== 'textDirective') return;
        const text = joined(this.#text.slice(mark.position?.end.offset, ends[i + 1]));
        all.push({ mark: mark.name, label: this.inside(mark), text, node: mark });
      });
    }
    return all;
  }

  /** @param {Paragraph} paragraph @param {number} i */
  #beginsLine({ children, position }, i) {
    const { offset = 0 } = children[i].position?.start ?? {};
    return offset === position?.start.offset || this.#text[offset - 1] === '\n';
  }
}
