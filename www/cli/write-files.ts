/** The one writer of files for all verbs: a file is there whole, or as it was before. */
import { chmod, mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { FileError, at } from './refused.ts';

export interface Output {
  path: string;
  content: string | Uint8Array;
}

/** A file that is complete under another name. */
interface Ready {
  from: string;
  to: string;
  named: string;
}

/**
 * Writes files that belong together. Each is written beside its name first; they are renamed once all are
 * complete. On an error, or when the program is ended, none of them is changed and nothing is left over.
 * @throws {FileError}
 */
export async function writeAll(outputs: readonly Output[]): Promise<void> {
  const begun: string[] = [];
  const clear = () => Promise.all(begun.map((path) => rm(path, { force: true })));
  const end = async (signal: NodeJS.Signals) => {
    await clear();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    const ready: Ready[] = [];
    for (const { path, content } of outputs) {
      const to = await destination(path);
      if (to === null) {
        await at(path, () => writeFile(path, content));
        continue;
      }
      const from = join(dirname(to), `.mexplorer-${process.pid}-${begun.length}.tmp`);
      begun.push(from);
      await at(path, () => complete(from, content, to));
      ready.push({ from, to, named: path });
    }
    for (const { from, to, named } of ready) await at(named, () => rename(from, to));
  } catch (thrown) {
    await clear();
    throw thrown;
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
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
