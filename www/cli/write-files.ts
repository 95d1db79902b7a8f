/** The one writer of files for all verbs: a file is there whole, or as it was before. */
import { chmod, mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { FileError, at } from './refused.ts';

export interface Output {
  path: string;
  content: string | Uint8Array;
}

/** A file, and the name under which it is written first. */
interface Ready extends Output {
  from: string;
  /** The file that is replaced: where links of `path` lead. */
  to: string;
}

/**
 * Writes files that belong together. Each is written beside its name first; they are renamed once all are
 * complete. On an error, or when the program is told to end, none of them is changed and nothing is left over.
 * @throws {FileError}
 */
export async function writeAll(outputs: readonly Output[]): Promise<void> {
  const files: Ready[] = [];
  for (const [i, { path, content }] of outputs.entries()) {
    const to = await destination(path);
    if (to === null) await at(path, () => writeFile(path, content));
    else {
      const from = join(dirname(to), `.mexplorer-${process.pid}-${i}.tmp`);
      files.push({ from, to, path, content });
    }
  }
  if (files.length) await replaceAll(files);
}

async function replaceAll(files: readonly Ready[]): Promise<void> {
  let ends: NodeJS.Signals | null = null;
  const end = (signal: NodeJS.Signals) => (ends = signal);
  process.once('SIGINT', end).once('SIGTERM', end);
  let begun = 0;
  try {
    for (const { from, to, path, content } of files) {
      // The file that is being written is finished first, so that it can be removed.
      if (ends) break;
      begun += 1;
      await at(path, () => complete(from, content, to));
    }
    if (!ends) for (const { from, to, path } of files) await at(path, () => rename(from, to));
  } finally {
    await Promise.all(files.slice(0, begun).map(({ from }) => rm(from, { force: true })));
    process.off('SIGINT', end).off('SIGTERM', end);
    if (ends) process.exit(ends === 'SIGINT' ? 130 : 143);
  }
}

/** The file that a path leads to; null for a device or a pipe, which cannot be replaced. */
async function destination(path: string): Promise<string | null> {
  await at(dirname(path), () => makeFolder(dirname(resolve(path))));
  const there = await stat(path).catch(() => null);
  if (!there) return resolve(path);
  if (there.isDirectory()) throw new FileError('EISDIR', path);
  return there.isFile() ? realpath(path) : null;
}

/** Makes a folder and those that it lies in. Node's own way never ends below `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  const there = await stat(folder).catch(() => null);
  if (there?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  try {
    await mkdir(folder);
  } catch (thrown) {
    // Another program may have made it meanwhile.
    const now = await stat(folder).catch(() => null);
    if (!now?.isDirectory()) throw thrown;
  }
}

/** Writes a file to the disk, with the permissions of the one that it replaces. */
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

/** Writes a text to standard output. A reader that stops early, as `head` does, is no error. */
export function print(text: string, name: string): Promise<void> {
  return new Promise((done, refuse) => {
    process.stdout.write(text, (error) => {
      const code = (error as { code?: string } | null | undefined)?.code;
      if (!error || code === 'EPIPE') done();
      else refuse(new FileError(code ?? 'EIO', name));
    });
  });
}
