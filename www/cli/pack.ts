/** `mexplorer pack sheet.json --scorm 1.2 -o sheet.zip`: a package for a learning platform. */
import { pack as packed } from '../class/pack.ts';
import { SheetError } from '../class/sheet.ts';
import { has, t } from '../i18n/index.ts';
import { readText } from './read-files.ts';
import { Refused } from './refused.ts';
import { fileOf, tell } from './verb.ts';
import type { Asked, Run } from './verb.ts';
import { writeAll } from './write-files.ts';

/** @param dist the folder with the scripts and the lessons */
export const packFrom =
  (dist: string): Run =>
  async (asked: Asked) => {
    const { rest, values, say } = asked;
    const read = async (file: string) =>
      (await readText(file, { say, encoding: values.encoding })).text;
    const options = { ...values, output: fileOf(values.output) };
    let made;
    try {
      made = await packed(rest, options, { dist, read });
    } catch (thrown) {
      if (!(thrown instanceof SheetError)) throw thrown;
      throw new Refused('flaw', { file: rest[0], says: flawOf(thrown, asked) });
    }
    const { target, archive } = made;
    await writeAll([{ path: target, content: archive }]);
    await tell(asked, say('packed', { target, kilobytes: Math.ceil(archive.length / 1000) }));
    return 0;
  };

/** Where a sheet is wrong, and what is wrong there. */
function flawOf({ code, at, limit }: SheetError, { lang }: Asked): string {
  const key = has(lang, `class.flaw_${code}`) ? `class.flaw_${code}` : `class.${code}`;
  return `${at}: ${t(lang, key, { limit })}`;
}
