/**
 * The command `mexplorer check FILE` for certificates of the kind octal-window. It checks all pieces or some
 * of them, with several processes.
 */
import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { windowAt } from './prove.ts';
import { at, Refused, tell } from 'mexplorer/kit/node';
import type { Asked } from 'mexplorer/kit/node';
import { endsOf } from './windows.ts';
import type { WindowCertificate } from './windows.ts';

/** Check the pieces given by `--pieces 3` or `--pieces 0-99`, or all pieces. Return the exit status. */
export async function checkWindows(asked: Asked): Promise<number> {
  const { values, say } = asked;
  const [file] = asked.rest;
  const proof = JSON.parse(await at(file, () => readFile(file, 'utf8'))) as WindowCertificate;
  if (proof.kind !== 'octal-window') throw new Refused('check_usage');
  const { game, windows, preperiod, period, width } = proof;
  const most = windows.length - 2;
  const [, low = '0', high = values.pieces ? low : String(most)] =
    /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(String(values.pieces ?? '')) ?? [];
  const [first, last] = [Number(low), Math.min(most, Number(high))];
  const processes = Number(values.processes ?? 1);
  if (first > last || !(processes >= 1 && processes <= 64)) throw new Refused('check_usage');
  if (processes > 1) return checkBeside(file, { first, last, processes });
  const wrong =
    flawOf(proof) ??
    ((await windowAt(game, width, width, null)) === windows[0][1] ? null : 'first');
  if (wrong) {
    await tell(asked, say('check_windows_wrong', { what: wrong }));
    return 1;
  }
  for (let piece = first; piece <= last; piece += 1) {
    const [end, text] = windows[piece + 1];
    if ((await windowAt(game, end, width, windows[piece])) !== text) {
      await tell(asked, say('check_windows_wrong', { what: piece }));
      return 1;
    }
    await tell(asked, say('check_piece', { piece, from: windows[piece][0], to: end - 1 }));
  }
  await tell(asked, say('check_windows', { first, last, of: most + 1, preperiod, period }));
  return 0;
}

/** Return the kind of the first error in the windows that show the period, or null. */
function flawOf({ windows, preperiod, period, width, turned }: WindowCertificate) {
  const at = new Map(windows);
  const [end, again, ...parts] = endsOf(preperiod, period, width).map((heap) => at.get(heap) ?? '');
  const size = end.startsWith('=') ? 2 : 1;
  const rest = (text: string) => text.slice(size === 2 ? 3 : 1);
  if (windows.some(([heap], i) => i > 0 && heap <= windows[i - 1][0])) return 'order';
  if (!end || rest(end) !== rest(again) || end === again) return 'period';
  if (turned[0] !== turned[1] && period % 2) return 'period';
  return parts.some((text) => !text || rest(text) === rest(end)) ? 'part' : null;
}

/**
 * Check pieces with several processes, each of which takes a range of pieces. Return the highest exit status.
 */
async function checkBeside(
  file: string,
  { first, last, processes }: { first: number; last: number; processes: number },
): Promise<number> {
  const count = last - first + 1;
  const codes = Array.from(
    { length: Math.min(processes, count) },
    (_, i, all = Math.min(processes, count)) => {
      const [from, to] = [i, i + 1].map((part) => first + Math.floor((part * count) / all));
      const child = fork(process.argv[1], ['check', file, '--pieces', `${from}-${to - 1}`]);
      return new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 2)));
    },
  );
  return Math.max(...(await Promise.all(codes)));
}
