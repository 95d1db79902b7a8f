/**
 * The command `mexplorer render notes.md`, which replaces widgets in notes by pictures, for print and mail.
 */
import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { sayError } from 'mexplorer/kit';
import { at, FileError, fileOf, readText, Refused, tell, warn, writeAll } from 'mexplorer/kit/node';
import type { Asked, Decoded, Output, Run } from 'mexplorer/kit/node';
import { replaceWidgets } from '../notes/replace.ts';
import { encodeText, NotEncodable } from './encode-text.ts';

/** A decoded file of notes, and the path of the result. */
interface Notes extends Decoded {
  file: string;
  target: string;
  /** The beginning of the names of the pictures of these notes, unique in the folder of the result. */
  stem: string;
  isHtml: boolean;
}

/** Read all notes before writing any result. Notes with errors are reported and not written. */
export const render: Run = async (asked) => {
  const { rest: files, say, lang } = asked;
  if (!files.length) throw new Refused('no_file');
  const all: Notes[] = [];
  for (const file of files) all.push(await read(file, all, asked));
  let bad = 0;
  for (const notes of all) {
    const done = await replaceWidgets(notes.text, {
      kind: notes.isHtml ? 'html' : 'markdown',
      images: imagesOf(asked, notes),
      stem: notes.stem,
      lang: asked.values.lang,
      theme: asked.values.theme as string | undefined,
      print: asked.values.print as string | undefined,
    });
    for (const { line, widget } of done.left) {
      warn(`${notes.file}:${line}: ${say('left', { widget })}`);
    }
    for (const { line, error } of done.errors) {
      warn(`${notes.file}:${line}: ${sayError(lang, error)}`);
    }
    bad += done.errors.length;
    if (done.errors.length) continue;
    const pictures: Output[] = done.files.map(({ name, text }) => ({
      path: join(dirname(notes.target), name),
      content: `${text}\n`,
    }));
    await writeAll([...pictures, { path: notes.target, content: encoded(done.text, notes) }]);
    await tell(asked, say('wrote', { target: notes.target, count: pictures.length }));
  }
  return bad ? 2 : 0;
};

type Images = 'inline' | 'files' | 'tex';

const imagesOf = ({ values }: Asked, { isHtml }: Notes): Images =>
  (values.images as Images | undefined) ?? (isHtml ? 'inline' : 'files');

async function read(file: string, before: readonly Notes[], asked: Asked): Promise<Notes> {
  const { rest, values, say } = asked;
  const isHtml = /^\.(x?html?|xht)$/i.test(extname(file));
  const output = fileOf(values.output);
  if (output === undefined) await hasPlace(file);
  const target = await targetOf(file, output, rest.length > 1);
  if (resolve(target) === resolve(file)) throw new Refused('same_file', { file });
  const twin = before.find((other) => resolve(other.target) === resolve(target));
  if (twin) throw new Refused('same_target', { file, other: twin.file, target });
  const found = await readText(file, { say, encoding: values.encoding, declares: isHtml });
  // Warn that the encoding was guessed, since the result is written in the same encoding.
  if (found.encoding.label === 'gb18030' && !values.encoding) warn(say('chinese', { file }));
  const short = basename(target, extname(target));
  const taken = before.some(
    ({ stem, target: other }) => stem === short && dirname(other) === dirname(target),
  );
  return { ...found, file, target, isHtml, stem: taken ? basename(target) : short };
}

/** Refuse a folder or a pipe as notes, since the result is written to a file in the same folder. */
async function hasPlace(file: string): Promise<void> {
  const there = await at(file, () => stat(file));
  if (there.isDirectory()) throw new FileError('EISDIR', file);
  if (!there.isFile()) throw new Refused('pipe_output', { file });
}

/**
 * Return the path of the result: the given file, a file with the name of the notes in the given folder, or
 * `<name>.static.<ending>` in the folder of the notes.
 */
async function targetOf(
  file: string,
  output: string | undefined,
  several: boolean,
): Promise<string> {
  const ending = extname(file);
  if (output === undefined) return join(dirname(file), `${basename(file, ending)}.static${ending}`);
  return several || (await isFolder(output)) ? join(output, basename(file)) : output;
}

/** Return whether a path is a folder or ends with a slash. */
const isFolder = async (path: string): Promise<boolean> =>
  /[\\/]$/.test(path) || ((await stat(path).catch(() => null))?.isDirectory() ?? false);

function encoded(text: string, { file, encoding }: Notes): Uint8Array {
  try {
    return encodeText(text, encoding);
  } catch (thrown) {
    if (!(thrown instanceof NotEncodable)) throw thrown;
    const { character, label } = thrown;
    throw new Refused('not_encodable', { file, character, label });
  }
}
