/** Parse `content/<language>/<id>.md` into the data of www/learn/lesson.ts and the texts of the lesson. */
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { readAttributes } from './attributes.mjs';
import { COMMON, directives, exercises, gameToWin } from './directives.mjs';
import { Markdown } from './markdown.mjs';

/** @typedef {import('./markdown.mjs').Node} Node */
/** @typedef {import('./markdown.mjs').Container} Container */
/** @typedef {import('./markdown.mjs').Leaf} Leaf */
/** @typedef {import('./directives.mjs').Directive} Directive */
/** @typedef {{ kind: string, key: string, after?: string } & Record<string, unknown>} Block */

/**
 * @typedef {object} Lesson
 * @property {string} title
 * @property {string[]} notes
 * @property {Block[]} blocks a proof with a picture has `picture`, how it stands beside the steps
 * @property {Record<string, string>} words
 * @property {string[]} places the file and line of each block
 */

class Reader {
  /** @type {Lesson} */
  lesson = { title: '', notes: [], blocks: [], words: {}, places: [] };
  /** @type {Markdown} */
  #source;
  /** @type {Node[]} paragraphs that are no block yet */
  #text = [];
  /** @type {import('mdast').Heading | null} of the next block */
  #heading = null;
  /** The key of the question or game that must be finished before the following blocks are shown. */
  #after = '';

  /** @param {string} text @param {string} file */
  constructor(text, file) {
    this.#source = new Markdown(text, file);
    const [title, ...nodes] = this.#source.nodes;
    this.#frontMatter();
    if (title?.type !== 'heading' || title.depth !== 1) {
      this.#source.fail(title, 'expected the title, as "# Title"');
    }
    this.lesson.title = this.#source.inside(title);
    for (const node of nodes) this.#node(node);
    this.#endText();
    this.#endHeading();
    if (!this.lesson.words.goal) this.#source.fail(title, 'expected ":::goal" below the title');
  }

  #frontMatter() {
    const wrong = (/** @type {string} */ message) => this.#source.fail(undefined, message);
    const { front } = this.#source;
    if (front === null) return wrong('expected "---", description and notes, "---"');
    const document = parseDocument(front);
    const [error] = document.errors;
    if (error) wrong(`the fields are no YAML: ${error.message}`);
    const { description, notes = [], ...more } = Object(document.toJS());
    const [unknown] = Object.keys(more);
    if (unknown) wrong(`no field ${unknown} here; expected description, notes`);
    if (typeof description !== 'string') wrong('expected description: a sentence');
    if (!Array.isArray(notes)) wrong('expected notes: a list of texts');
    this.lesson.words.description = description;
    this.lesson.notes = notes.map(String);
  }

  /** @param {Node} node */
  #node(node) {
    if (node.type === 'heading') {
      this.#endText();
      this.#endHeading();
      if (node.depth !== 2) this.#source.fail(node, 'a heading of a block begins with "##"');
      this.#heading = node;
    } else if (node.type === 'containerDirective') {
      this.#endText();
      this.#container(node);
    } else if (node.type === 'leafDirective') {
      this.#endText();
      this.#wait(node);
    } else {
      this.#text.push(node);
    }
  }

  #endHeading() {
    if (!this.#heading) return;
    this.#source.fail(this.#heading, 'expected a text or a block below the heading');
  }

  /** Convert the collected paragraphs to a block of text. */
  #endText() {
    const [first] = this.#text;
    if (!first) return;
    this.#add(first, { kind: 'text', key: this.#free('text') });
    this.#words(first, '', this.#source.said(this.#text));
    this.#text = [];
  }

  /**
   * Read `::after{#key}`, which hides the following blocks until a question is answered or a game is over.
   * @param {Leaf} node
   */
  #wait(node) {
    const { id, ...more } = node.attributes ?? {};
    if (node.name !== 'after')
      this.#source.fail(node, `no ::${node.name} here; expected ::after{#question}`);
    this.#attributes(node, more, {});
    const earlier = this.lesson.blocks.find(({ key }) => key === id);
    if (earlier?.kind !== 'ask' && earlier?.kind !== 'game') {
      this.#source.fail(
        node,
        `expected the key of a question or a game above, not ${id ?? 'nothing'}`,
      );
    }
    this.#after = String(id);
  }

  /** @param {Container} node */
  #container(node) {
    const { words } = this.lesson;
    if (node.name === 'goal' || node.name === 'errata') {
      this.#attributes(node, node.attributes ?? {}, {});
      if (node.name === 'goal') words.goal = this.#source.said(node.children);
      else this.#list('errata', this.#source.items(node, node.children, '-'));
      return;
    }
    if (!Object.hasOwn(directives, node.name)) {
      const names = ['goal', ...Object.keys(directives), 'errata'];
      this.#source.fail(node, `no directive ${node.name}; expected one of ${names.join(', ')}`);
    }
    const directive = directives[node.name];
    const { id, ...given } = node.attributes ?? {};
    const key = this.#key(node, directive, id);
    /** @type {Block} */
    const block = { kind: directive.kind, key, ...directive.sets };
    if (node.name === 'build') this.#exercise(node, block, given);
    else this.#fields(node, block, this.#attributes(node, given, directive.takes));
    this.#add(node, block);
    if (directive.content === 'question') this.#question(node, block);
    else if (directive.content === 'proof') this.#proof(node, block);
    else if (directive.content === 'games') this.#games(node, block);
    else this.#words(node, '', this.#source.said(node.children));
  }

  /** @param {Container | Leaf} node @param {Record<string, any>} given @param {import('./attributes.mjs').Attributes} takes */
  #attributes(node, given, takes) {
    try {
      return readAttributes(given, takes);
    } catch (error) {
      return this.#source.fail(node, `${node.name}: ${error.message}`);
    }
  }

  /**
   * Return the key of a block: the given key, or else a generated key, which is only used for its texts.
   * @param {Container} node
   * @param {Directive} directive
   * @param {string | null | undefined} id
   */
  #key(node, { kind, key = kind, keeps }, id) {
    const taken = this.lesson.blocks.some((block) => block.key === (id ?? key));
    if (id && taken) this.#source.fail(node, `a second block has the key ${id}`);
    if (id) return id;
    if (keeps === 'named')
      this.#source.fail(node, `${node.name}: the key is missing; write {#key …}`);
    if (keeps === 'saved' && taken) {
      this.#source.fail(
        node,
        `a second ${node.name}: progress is saved by the key, so write {#key …}`,
      );
    }
    return this.#free(key);
  }

  /** Return a key that no block has. @param {string} key */
  #free(key) {
    const keys = this.lesson.blocks.map((block) => block.key);
    let free = key;
    for (let n = 2; keys.includes(free); n += 1) free = `${key}-${n}`;
    return free;
  }

  /** @param {Container} node @param {Block} block @param {Record<string, any>} is */
  #fields(node, block, is) {
    const { program, ...fields } = is;
    Object.assign(block, fields, program ? { code: program } : {});
    const { game, position } = is;
    if (node.name === 'ask-move') {
      block.board = { game, position };
      block.check = ['analyze', game, position, 'wins'];
    } else if (node.name === 'ask-outcome') {
      block.choices = ['N', 'P'];
      block.check = ['analyze', game, position, 'outcome'];
    } else return;
    delete block.game;
    delete block.position;
  }

  /** @param {Container} node @param {Block} block @param {Record<string, any>} given */
  #exercise(node, block, given) {
    const name = Object.keys(exercises).find((one) => one in given);
    if (!name)
      this.#source.fail(node, `build: expected one of ${Object.keys(exercises).join(', ')}`);
    block.build = this.#attributes(node, given, exercises[name]);
  }

  /** @param {Node} node @param {Block} block */
  #add(node, block) {
    if (this.#after) block.after = this.#after;
    this.lesson.blocks.push(block);
    this.lesson.places.push(this.#source.at(node));
    if (this.#heading) this.#words(this.#heading, 'heading', this.#source.inside(this.#heading));
    this.#heading = null;
  }

  /**
   * Add a text of the last block.
   * @param {import('./markdown.mjs').Placed} node
   * @param {string} name
   * @param {string} text
   */
  #words(node, name, text) {
    const key = [this.lesson.blocks.at(-1)?.key, name].filter(Boolean).join('.');
    if (!text) this.#source.fail(node, `expected a text here (${key})`);
    if (key in this.lesson.words) this.#source.fail(node, `a second text of ${key}`);
    this.lesson.words[key] = text;
  }

  /** @param {string} key @param {string[]} texts */
  #list(key, texts) {
    texts.forEach((text, i) => (this.lesson.words[`${key}.${i + 1}`] = text));
  }

  /**
   * Read a question, its choices and the responses to its answers.
   * @param {Container} node
   * @param {Block} block
   */
  #question(node, block) {
    const marks = ['right', 'wrong', ...(block.asks === 'choice' ? ['choice'] : [])];
    /** @type {string[]} */
    const choices = [];
    /** @type {string[]} */
    const wrong = [];
    for (const { mark, label, text, node: place } of this.#source.sentences(node.children)) {
      if (mark === '') this.#words(place, 'question', text);
      else if (!marks.includes(mark)) {
        this.#source.fail(place, `no mark :${mark} here; expected :${marks.join(', :')}`);
      } else if (mark === 'choice') {
        if (!label) this.#source.fail(place, 'expected the choice in brackets, as :choice[win]');
        choices.push(label);
        if (text || !COMMON.includes(label)) this.#words(place, label, text || label);
      } else if (mark === 'wrong' && label) {
        for (const answer of label.split('|').map((one) => one.trim())) {
          wrong.push(answer);
          this.#words(place, `wrong.${answer}`, text);
        }
      } else {
        this.#words(place, mark, text);
      }
    }
    if (choices.length) block.choices = choices;
    if (block.asks !== 'input' || wrong.length) block.wrong = wrong;
    this.#answers(node, block);
  }

  /**
   * Check that a question has a response to each answer.
   * @param {Container} node
   * @param {Block} block
   */
  #answers(node, { key, asks, choices, wrong }) {
    const { words } = this.lesson;
    const all = /** @type {string[]} */ (choices ?? []);
    const named = /** @type {string[]} */ (wrong ?? []);
    const isComplete = asks === 'choice' && named.length >= all.length - 1;
    if (asks === 'choice' && all.length < 2)
      this.#source.fail(node, 'expected two lines that begin with :choice[…]');
    const stray = asks === 'choice' && named.find((one) => !all.includes(one));
    if (stray) this.#source.fail(node, `:wrong[${stray}] is none of the choices ${all.join(', ')}`);
    if (!words[`${key}.question`]) this.#source.fail(node, 'expected the question');
    if (!words[`${key}.right`]) this.#source.fail(node, 'expected a line that begins with :right');
    if (!isComplete && !words[`${key}.wrong`]) {
      this.#source.fail(node, 'expected a line that begins with :wrong, for all other answers');
    }
  }

  /**
   * Read the heading of a proof and its numbered list of steps.
   * @param {Container} node
   * @param {Block} block
   */
  #proof(node, block) {
    const [title, ...nodes] = node.children;
    if (title?.type !== 'heading')
      this.#source.fail(title ?? node, 'expected the heading of the proof, as "### Heading"');
    this.#words(title, 'title', this.#source.inside(title));
    const steps = this.#source.items(node, nodes, '1.');
    this.#list(block.key, steps);
    block.steps = steps.length;
    if (block.picture !== undefined) block.picture ||= 'beside';
  }

  /**
   * Read the text of the directive `win` and the games below the text.
   * @param {Container} node
   * @param {Block} block
   */
  #games(node, block) {
    /** @type {Leaf[]} */
    const games = [];
    const text = node.children.filter((child) => child.type !== 'leafDirective');
    for (const child of node.children) {
      if (child.type !== 'leafDirective') continue;
      if (child.name !== 'game')
        this.#source.fail(child, `no ::${child.name} here; expected ::game{…}`);
      games.push(child);
    }
    if (!games.length) this.#source.fail(node, 'expected a line ::game{game="…" position="…"}');
    block.games = games.map((game) => this.#attributes(game, game.attributes ?? {}, gameToWin));
    this.#words(node, '', this.#source.said(text));
  }
}

/**
 * @param {string} text
 * @param {string} file as errors name it
 * @returns {Lesson}
 * @throws Error that begins with the file and the line
 */
export const readLesson = (text, file) => new Reader(text, file).lesson;

/**
 * Compare a lesson with the same lesson in the first language. All parts except the texts must be equal.
 * @param {Lesson} first
 * @param {Lesson} other
 * @param {string} file the file of `other`
 * @throws Error that names the line
 */
export function compare(first, other, file) {
  if (!isDeepStrictEqual(first.notes, other.notes)) {
    throw new Error(`${file}:1:1: notes are not those of the first language`);
  }
  const length = Math.max(first.blocks.length, other.blocks.length);
  for (let i = 0; i < length; i += 1) {
    const [a, b] = [first.blocks[i], other.blocks[i]];
    if (isDeepStrictEqual(a, b)) continue;
    const [here, there] = [other.places[i] ?? file, first.places[i] ?? 'the end of the first file'];
    const names = Object.keys({ ...a, ...b }).filter(
      (name) => !isDeepStrictEqual(a?.[name], b?.[name]),
    );
    const differs = names.map((name) => `${name} ${said(b?.[name])}, there ${said(a?.[name])}`);
    throw new Error(`${here}: not as at ${there}: ${differs.join('; ')}`);
  }
  const [missing] = Object.keys(first.words).filter((key) => !(key in other.words));
  const [added] = Object.keys(other.words).filter((key) => !(key in first.words));
  const key = missing ?? added;
  if (!key) return;
  const block = other.blocks.findIndex((one) => `${key}.`.startsWith(`${one.key}.`));
  const at = other.places[block] ?? `${file}:1:1`;
  throw new Error(
    `${at}: the text ${key} is in ${missing ? 'the first language' : 'this one'} alone`,
  );
}

const said = (/** @type {unknown} */ value) => JSON.stringify(value) ?? 'none';
