/**
 * Translation of comments in the programs of lessons, which are English in the files. Only the text of
 * comments changes, so that the displayed code is the code that the tests run.
 */

/** A pattern for the comment marker, by file extension. */
const MARKS: Record<string, RegExp> = {
  cpp: /(?<=^|\s)\/\/ /,
  py: /(?<=^|\s)# /,
  rs: /(?<=^|\s)\/\/ /,
};

/**
 * Split a line of a program into code, comment marker and comment; the last two may be empty.
 * @param ending the file extension: cpp, py or rs
 */
export function parts(line: string, ending: string): [code: string, mark: string, remark: string] {
  const found = MARKS[ending].exec(line);
  if (!found) return [line, '', ''];
  const [mark] = found;
  return [line.slice(0, found.index), mark, line.slice(found.index + mark.length)];
}

/**
 * Return a program with its comments translated. A comment without a translation stays.
 * @param text the program
 */
export const translated = (text: string, ending: string, words: Record<string, string>) =>
  text
    .split('\n')
    .map((line) => {
      const [code, mark, remark] = parts(line, ending);
      return code + mark + (words[remark] ?? remark);
    })
    .join('\n');
