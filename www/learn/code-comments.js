/**
 * The remarks in a program: in the files they are English, as all code here is, and a lesson shows them in
 * its reader's language. Only what stands behind the mark changes, so the program stays the one that the
 * tests run.
 */

/** What a remark begins with, by the ending of the program's file. @type {Record<string, RegExp>} */
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
