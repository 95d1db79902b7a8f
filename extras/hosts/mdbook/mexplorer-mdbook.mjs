#!/usr/bin/env node
/**
 * An mdBook preprocessor: blocks of code with the language `mex` become widgets in HTML and pictures in other
 * formats. mdBook passes the book as JSON, and expects it back as JSON.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [, , command, renderer] = process.argv;
// Answer yes to mdBook's question whether a renderer is supported: all renderers are.
if (command === 'supports') process.exit(renderer ? 0 : 1);

const [context, book] = JSON.parse(readFileSync(0, 'utf8'));
const settings = context.config?.preprocessor?.mexplorer ?? {};
const tool = settings.tool ?? ['npx', '--yes', 'mexplorer'];
const live = context.renderer === 'html';
const WIDGETS = ['game', 'table', 'graph', 'why', 'union', 'venn'];

const escape = (text) =>
  text.replace(
    /[&<>"]/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char],
  );

/**
 * Return the widget and the attributes of a block, from its `name: value` lines and from the words after its
 * language.
 */
function read(info, body) {
  const given = {};
  let widget = '';
  const name = (word) => {
    const plain = word.replace(/^mex-/, '');
    if (!WIDGETS.includes(plain))
      throw new Error(`mexplorer: expected "name: value", found: ${word}`);
    widget = `mex-${plain}`;
  };
  for (const [, key, quoted, bare, alone] of info.matchAll(
    /([\w-]+)=(?:"([^"]*)"|(\S+))|([\w-]+)/g,
  )) {
    if (key) given[key] = quoted ?? bare;
    else name(alone);
  }
  for (const line of body.split(/\r?\n/).map((one) => one.trim())) {
    if (!line || line.startsWith('#')) continue;
    const [, key, value] = line.match(/^([\w-]+)\s*[:=]\s*(.*)$/) ?? [];
    if (key) given[key] = value;
    else name(line);
  }
  if (given.widget) {
    name(given.widget);
    delete given.widget;
  }
  const usual =
    given.n || given.divisors || given.sets ? 'mex-union' : given.upto ? 'mex-table' : 'mex-game';
  return { widget: widget || usual, given };
}

function widget(info, body) {
  const { widget: tag, given } = read(info, body);
  const pairs = Object.entries(given);
  if (live) {
    const attributes = pairs.map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
    // Put blank lines around the tag, so that mdBook does not wrap it in a paragraph.
    return `\n<${tag}${attributes}></${tag}>\n`;
  }
  const words = [`widget=${tag}`, ...pairs.map(([key, value]) => `${key}=${value}`)];
  const [program, ...rest] = tool;
  return execFileSync(program, [...rest, 'picture', ...words], { encoding: 'utf8' });
}

const FENCE = /^(`{3,}|~{3,})[ \t]*mex(?![\w-])([^\n]*)\n([\s\S]*?)^\1[ \t]*$/gm;

function walk(items) {
  for (const item of items) {
    const chapter = item.Chapter;
    if (!chapter) continue;
    chapter.content = chapter.content.replace(FENCE, (_, __, info, body) => widget(info, body));
    walk(chapter.sub_items ?? []);
  }
}

walk(book.sections ?? book.items ?? []);
process.stdout.write(JSON.stringify(book));
