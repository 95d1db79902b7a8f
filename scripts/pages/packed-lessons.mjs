/**
 * Write dist/lessons/<id>.json: a lesson with its texts in every language and its programs. `npx mexplorer
 * pack` copies these files into packages.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../www/i18n/languages.ts';
import { CODE, loadLesson } from '../../www/learn/load-lesson.ts';
import { outline } from '../../www/learn/outline.ts';
import { DIST, ROOT } from '../lib/paths.mjs';

const CODES = join(ROOT, 'tests', 'course-code');

/** @param {string} name the programs of a lesson @returns {Record<string, string> | null} */
function codeOf(name) {
  const files = Object.keys(CODE).map((ending) => [ending, join(CODES, `${name}.${ending}`)]);
  if (!files.every(([, file]) => existsSync(file))) return null;
  return Object.fromEntries(
    files.map(([ending, file]) => [ending, readFileSync(file, 'utf8').trimEnd()]),
  );
}

export async function writePackedLessons() {
  const folder = join(DIST, 'lessons');
  mkdirSync(folder, { recursive: true });
  for (const { id } of outline) {
    /** @type {Record<string, Record<string, string>>} */
    const words = {};
    let lesson = null;
    for (const lang of /** @type {(keyof typeof languages)[]} */ (Object.keys(languages))) {
      const found = await loadLesson(lang, id);
      if (!found) throw new Error(`There is no lesson ${id}.`);
      lesson = found.lesson;
      words[lang] = found.words;
    }
    const blocks = /** @type {import('../../www/learn/lesson.ts').Lesson} */ (lesson).blocks;
    const code = Object.fromEntries(
      blocks.flatMap((block) => (block.kind === 'code' ? [[block.code, codeOf(block.code)]] : [])),
    );
    writeFileSync(join(folder, `${id}.json`), JSON.stringify({ lesson, words, code }));
  }
}
