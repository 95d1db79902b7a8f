/** The function by which all verbs write files: a file is either written completely, or unchanged. */
import { chmod, mkdir, open, readdir, realpath } from 'node:fs/promises';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { FileError, at } from './refused.ts';

export interface Output {
  path: string;
  content: string | Uint8Array;
}

/** A file, with the temporary name under which it is written first. */
interface Ready extends Output {
  from: string;
  /** The file to replace: `path` with its symbolic links resolved. */
  to: string;
}

/**
 * Write files that belong together. They are written into a temporary folder first, and renamed when all are
 * complete. On an error or a signal to end before the renaming, no file is changed and the temporary folder
 * is removed; the next call removes the folder of a killed program. A device or a pipe is written directly.
 * @throws {FileError}
 */
export async function writeAll(outputs: readonly Output[]): Promise<void> {
  const files: Ready[] = [];
  for (const [i, { path, content }] of outputs.entries()) {
    const to = await destination(path);
    if (to === null) await at(path, () => writeFile(path, content));
    else files.push({ from: join(folderBeside(to), String(i)), to, path, content });
  }
  if (files.length) await replaceAll(files);
}

/**
 * The prefix of temporary folders. It contains the name of the machine, since other machines may write to the
 * same disk; the process number follows.
 */
const MINE = `.mexplorer-${hostname()}-`;
const END = '.tmp';
const folderBeside = (file: string) => join(dirname(file), `${MINE}${process.pid}${END}`);

async function replaceAll(files: readonly Ready[]): Promise<void> {
  let ends: NodeJS.Signals | null = null;
  const end = (signal: NodeJS.Signals) => (ends = signal);
  process.once('SIGINT', end).once('SIGTERM', end);
  const folders = [...new Set(files.map(({ from }) => dirname(from)))];
  try {
    for (const folder of folders) {
      await at(dirname(folder), async () => {
        await removeLeft(dirname(folder));
        await mkdir(folder, { recursive: true });
      });
    }
    for (const { from, to, path, content } of files) {
      if (ends) break;
      await at(path, () => complete(from, content, to));
    }
    if (!ends) for (const { from, to, path } of files) await at(path, () => rename(from, to));
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    process.off('SIGINT', end).off('SIGTERM', end);
    if (ends) process.exit(ends === 'SIGINT' ? 130 : 143);
  }
}

/** Remove the temporary folders of killed programs from a folder. */
async function removeLeft(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter(
    (name) => name.startsWith(MINE) && name.endsWith(END) && !runs(name),
  );
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** Return whether the process that created a temporary folder is running. */
function runs(name: string): boolean {
  const pid = Number.parseInt(name.slice(MINE.length), 10);
  if (pid === process.pid || !(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** Return the file to which a path leads, or null for a device or a pipe, which cannot be replaced. */
async function destination(path: string): Promise<string | null> {
  await at(dirname(path), () => makeFolder(dirname(resolve(path))));
  const there = await stat(path).catch(() => null);
  if (!there) return resolve(path);
  if (there.isDirectory()) throw new FileError('EISDIR', path);
  return there.isFile() ? realpath(path) : null;
}

/** Create a folder and its parents. Node's own recursive `mkdir` never ends below `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  const there = await stat(folder).catch(() => null);
  if (there?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  try {
    await mkdir(folder);
  } catch (thrown) {
    // Ignore the error if another program has created the folder meanwhile.
    const now = await stat(folder).catch(() => null);
    if (!now?.isDirectory()) throw thrown;
  }
}

/** Write a file to the disk, with the permissions of the file that it replaces. */
async function complete(path: string, content: string | Uint8Array, to: string): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  const before = await stat(to).catch(() => null);
  if (before) await chmod(path, before.mode);
}

/** Write a text to standard output. It is no error if the reader stops early, as `head` does. */
export function print(text: string, name: string): Promise<void> {
  return new Promise((done, refuse) => {
    process.stdout.write(text, (error) => {
      const code = (error as { code?: string } | null | undefined)?.code;
      if (!error || code === 'EPIPE') done();
      else refuse(new FileError(code ?? 'EIO', name));
    });
  });
}
