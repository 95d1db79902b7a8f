/** `mexplorer pack sheet.json --scorm 1.2 -o sheet.zip`: write a package for a learning platform. */
import { has, t } from 'mexplorer/kit';
import { fileOf, readText, Refused, tell, writeAll } from 'mexplorer/kit/node';
import type { Asked, Run } from 'mexplorer/kit/node';
import { pack as packed } from '../package/pack.ts';
import type { Options } from '../package/pack.ts';
import { SheetError } from '../sheet/sheet-error.ts';

export const pack: Run = async (asked) => {
  const { rest, values, say, dist } = asked;
  const read = async (file: string) =>
    (await readText(file, { say, encoding: values.encoding })).text;
  const options: Options = { ...values, output: fileOf(values.output) };
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

/** Return the position of an error in a sheet, with the description of the error. */
function flawOf({ code, at, limit, least }: SheetError, { lang }: Asked): string {
  const key = has(lang, `class.flaw_${code}`) ? `class.flaw_${code}` : `teach.${code}`;
  return `${at}: ${t(lang, key, { limit, least })}`;
}
