/**
 * Comments in the programs of lessons: English in the files and translated when shown. Only the
 * text of comments changes, so the program is the one that the tests run.
 */

/** The comment marker of each file extension. @type {Record<string, RegExp>} */
const MARKS = { cpp: /(?<=^|\s)\/\/ /, py: /(?<=^|\s)# /, rs: /(?<=^|\s)\/\/ / };

/**
 * A line of a program in three parts, of which the last two may be empty.
 * @param {string} line @param {string} ending cpp, py or rs
 * @returns {[code: string, mark: string, remark: string]}
 */
export function parts(line, ending) {
  const found = MARKS[ending].exec(line);
  if (!found) return [line, '', ''];
  const [mark] = found;
  return [line.slice(0, found.index), mark, line.slice(found.index + mark.length)];
}

/** @param {string} text a program @param {string} ending @param {Record<string, string>} words */
export const translated = (text, ending, words) =>
  text
    .split('\n')
    .map((line) => {
      const [code, mark, remark] = parts(line, ending);
      return code + mark + (words[remark] ?? remark);
    })
    .join('\n');
