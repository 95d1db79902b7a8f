/**
 * The command `mexplorer picture game=nim "position=3 5 7"`, which draws one picture, for use by other
 * programs.
 */
import { extname } from 'node:path';
import { put, Refused } from 'mexplorer/kit/node';
import type { Run } from 'mexplorer/kit/node';
import { renderStatic } from '../pictures/render.ts';
import type { Static } from '../types.ts';

/** The functions that return the content of a file, keyed by its extension. */
const FORMATS: Record<string, (drawn: Static) => string> = {
  '.svg': ({ svg }) => svg,
  '.tex': ({ tex }) => tex,
  '.html': ({ html }) => html,
  '.txt': ({ alt }) => alt,
};

export const picture: Run = async (asked) => {
  const { output, lang, theme = 'light', print, moves, animate } = asked.values;
  const ending = output === undefined || output === '-' ? '.svg' : extname(output).toLowerCase();
  if (!Object.hasOwn(FORMATS, ending)) {
    throw new Refused('bad_ending', { found: output, known: Object.keys(FORMATS) });
  }
  const spec = Object.assign(
    { theme },
    ...asked.rest.map(valuesIn),
    lang && { lang },
    print && { print },
    moves !== undefined && { moves },
    animate && { animate },
  );
  const text = FORMATS[ending](await renderStatic(spec));
  await put(asked, text.endsWith('\n') ? text : `${text}\n`);
  return 0;
};

/** Parse an argument: `name=value`, or several values as a JSON object. */
function valuesIn(part: string): object {
  if (part.trim().startsWith('{')) {
    try {
      return JSON.parse(part) as object;
    } catch {
      throw new Refused('bad_json', { found: part.slice(0, 60) });
    }
  }
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(part) ?? [];
  if (name === undefined) throw new Refused('bad_pair', { found: part.slice(0, 60) });
  return { [name]: value };
}
