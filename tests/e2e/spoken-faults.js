/** Check the output of a screen reader, for every board and every lesson. */
import { languages } from '../../www/i18n/languages.ts';
import '../../scripts/lib/words.mjs';
import { CELLS, lined, treeOf, utterances } from './spoken.js';

/** Roles that are announced with a name. */
const NAMED = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'spinbutton', 'slider', 'checkbox', 'radio'],
  ...['combobox', 'option', 'img', 'toolbar', 'radiogroup', 'progressbar', 'application'],
  ...['grid', 'heading'],
]);
/** Roles of controls, whose names may fill at most `LINES` lines of a braille display. */
const CONTROLS = new Set(['button', 'textbox', 'spinbutton', 'slider', 'checkbox', 'radio']);
const LINES = 2;
/** Roles whose text is mathematical notation or code. */
const NOTATION = new Set(['code', 'math']);
const areas = Object.keys(languages.en.words).join('|');
/** Match a key without a translation, or a value that is not text, such as `undefined`. */
const RAW = new RegExp(`\\b(?:${areas})\\.[a-z]\\w*|\\bundefined\\b|\\[object|\\bNaN\\b`);
/** Match code, which any element may contain. */
const PROGRAM = /[{}]|std::/;
/** Match text in another language, keyed by the expected language. @type {Record<string, RegExp>} */
const FOREIGN = { en: /[\u4e00-\u9fff]/, zh: /\b(?:the|of|is|and|to|that|with)\b/ };

/**
 * List the faults of an accessibility snapshot: skipped heading levels, elements without a name, names of
 * controls that exceed two lines of 40 cells, untranslated texts, texts in another language, texts that are
 * read twice in a row, and more than 40 cells of a table in one utterance.
 * @param {string} snapshot
 * @param {string} lang
 * @returns {string[]}
 */
export function faultsOf(snapshot, lang) {
  /** @type {string[]} */
  const faults = [];
  let level = 0;
  /** @param {import('./spoken.js').Node} node */
  const visit = ({ role, name, text, attributes, children }) => {
    const said = `${name} ${text}`.trim();
    if (NAMED.has(role) && !said && !(role === 'heading' && children.length))
      faults.push(`a ${role} without a name`);
    if (role === 'heading') {
      const next = Number(attributes.level);
      if (level && next > level + 1) faults.push(`heading ${level}, then ${next}: ${name || text}`);
      level = next;
    }
    if (CONTROLS.has(role) && lined(said).length > LINES) faults.push(`a long name: ${said}`);
    if (NOTATION.has(role)) return;
    if (RAW.test(said)) faults.push(`without words: ${said}`);
    if (FOREIGN[lang].test(said) && !PROGRAM.test(said)) faults.push(`not in ${lang}: ${said}`);
    children.forEach(visit);
  };
  const tree = treeOf(snapshot);
  visit(tree);
  const all = utterances(tree, lang);
  for (const [i, { text, cells }] of all.entries()) {
    if (i && text === all[i - 1].text) faults.push(`twice in a row: ${text}`);
    if (cells > CELLS) faults.push(`${cells} cells of a table: ${text}`);
  }
  return faults;
}
