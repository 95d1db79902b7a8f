/**
 * Comments in the programs of lessons: English in the files and translated when shown. Only the
 * text of comments changes, so the program is the one that the tests run.
 */

/** The comment marker of each file extension. */
const MARKS: Record<string, RegExp> = {
  cpp: /(?<=^|\s)\/\/ /,
  py: /(?<=^|\s)# /,
  rs: /(?<=^|\s)\/\/ /,
};

/**
 * A line of a program in three parts; the last two may be empty.
 * @param ending cpp, py or rs
 */
export function parts(line: string, ending: string): [code: string, mark: string, remark: string] {
  const found = MARKS[ending].exec(line);
  if (!found) return [line, '', ''];
  const [mark] = found;
  return [line.slice(0, found.index), mark, line.slice(found.index + mark.length)];
}

/** @param text a program */
export const translated = (text: string, ending: string, words: Record<string, string>) =>
  text
    .split('\n')
    .map((line) => {
      const [code, mark, remark] = parts(line, ending);
      return code + mark + (words[remark] ?? remark);
    })
    .join('\n');
