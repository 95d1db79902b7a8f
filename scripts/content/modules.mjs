/**
 * Provide the lessons of content/ as modules, for Vite and for Node. `<id>.md` exports the texts in its
 * language, and `<id>.md?blocks` the blocks, which are the same in all languages. Pictures of proofs are
 * imported.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { compare, readLesson } from './lesson.mjs';

/** The language with which lessons in other languages are compared. */
const FIRST = 'en';

const FORM = /\/content\/([\w-]+)\/([\w-]+)\.md(\?blocks)?$/;

/** @param {string} lang @param {string} id */
const fileOf = (lang, id) => `content/${lang}/${id}.md`;

/**
 * A cache of parsed lessons, keyed by file. An entry is replaced if the text changes.
 * @type {Map<string, { text: string, lesson: import('./lesson.mjs').Lesson }>}
 */
const known = new Map();

/** @param {string} file */
function read(file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  let last = known.get(file);
  if (last?.text !== text) {
    last = { text, lesson: readLesson(text, file) };
    known.set(file, last);
  }
  return last.lesson;
}

/**
 * Return a lesson of content/, after comparing it with the lesson in the first language.
 * @param {string} lang
 * @param {string} id
 */
export function lessonOf(lang, id) {
  const file = fileOf(lang, id);
  const lesson = read(file);
  if (lang !== FIRST) compare(read(fileOf(FIRST, id)), lesson, file);
  return lesson;
}

/** @param {import('./lesson.mjs').Block} block */
function sourceOf({ picture, ...block }) {
  const source = JSON.stringify(block);
  if (!picture) return source;
  const wide = picture === 'above' ? ', wide: true' : '';
  return `${source.slice(0, -1)},"beside":{...${block.key}${wide}}}`;
}

/**
 * Return the source of the module of a lesson, or null if the address is not that of a lesson.
 * @param {string} address a path or a URL
 * @returns {string | null}
 */
export function lessonModule(address) {
  const [, lang, id, blocks] = FORM.exec(address.replaceAll('\\', '/')) ?? [];
  if (!lang) return null;
  const lesson = lessonOf(lang, id);
  if (!blocks) return `export default ${JSON.stringify(lesson.words)};`;
  const pictured = lesson.blocks.filter(({ picture }) => picture).map(({ key }) => key);
  const imports = `import { ${pictured.join(', ')} } from '../pictures/${id}.ts';\n`;
  const all = lesson.blocks.map(sourceOf).join(',');
  return `${pictured.length ? imports : ''}export default { notes: ${JSON.stringify(lesson.notes)}, blocks: [${all}] };`;
}

/** @returns {import('vite').Plugin} */
export function lessons() {
  return {
    name: 'mexplorer-lessons',
    enforce: 'pre',
    load(id) {
      const code = lessonModule(id);
      return code === null ? null : { code, moduleType: 'js', map: null };
    },
  };
}
