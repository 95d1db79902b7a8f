/**
 * The command `mexplorer prove GAME --pieces FOLDER`, which proves a period in pieces of many heaps. A
 * further run continues where the previous run ended.
 */
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { prove as proveOn, table } from 'mexplorer';
import { at, Refused, tell, writeAll } from 'mexplorer/kit/node';
import type { Run } from 'mexplorer/kit/node';
import { endsOf, factsOf, stateAt, windowOf } from './windows.ts';
import type { WindowCertificate } from './windows.ts';

/** The number of heaps in a piece. `STEPS` is the maximum number of steps between two saved states. */
const PIECE = 2 ** 30;
const STEPS = 2 ** 20;

export const prove: Run = async (asked) => {
  const { rest, values, say } = asked;
  const [game, ...more] = rest;
  const folder = String(values.pieces ?? '');
  if (!game || more.length || !folder) throw new Refused('prove_usage');
  await at(folder, () => mkdir(folder, { recursive: true }));
  const file = join(folder, 'state.txt');
  let state = await readFile(file, 'utf8').catch(() => undefined);
  for (;;) {
    const [next] = state === undefined ? [0] : windowOf(state);
    const upto = (Math.floor(next / PIECE) + 1) * PIECE - 1;
    const begun = Date.now();
    const run = await proveOn(game, { upto, state, budget: STEPS });
    if (run.state === null) throw new Refused('prove_other', { game });
    state = run.state;
    const [end, text] = windowOf(state);
    const isPiece = !run.period && end === upto + 1;
    const pieces = isPiece ? [{ path: join(folder, `${end}.window`), content: text }] : [];
    await writeAll([...pieces, { path: file, content: state }]);
    const rate = Math.round((1000 * (end - next)) / Math.max(1, Date.now() - begun));
    if (!run.period) {
      if (end > next) await tell(asked, say('prove_reached', { heap: end - 1, rate }));
      continue;
    }
    const [preperiod, period] = [run.period.preperiod, run.period.length].map(Number);
    const name = join(folder, 'proof.cert.json');
    const proof = await certificate(run.game, { preperiod, period, state, folder });
    await writeAll([{ path: name, content: `${JSON.stringify(proof)}\n` }]);
    await tell(asked, say('prove_done', { game: run.game, preperiod, period, file: name }));
    return 0;
  }
};

/**
 * Combine all windows into one certificate: the windows at the ends of pieces, and the windows that show the
 * period.
 */
async function certificate(
  game: string,
  {
    preperiod,
    period,
    state,
    folder,
  }: { preperiod: number; period: number; state: string; folder: string },
): Promise<WindowCertificate> {
  const facts = factsOf(state);
  const { width } = facts;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.window'));
  const windows = new Map<number, string>();
  for (const name of names) {
    const [end, text] = [Number.parseInt(name, 10), await readFile(join(folder, name), 'utf8')];
    if (text.length === width || text.length === 2 * width + 1) windows.set(end, text);
  }
  const shown = endsOf(preperiod, period, width);
  const last = Math.max(...shown);
  for (const end of [width, ...shown]) {
    const before = [...windows.keys()].filter((other) => other <= end);
    const from = Math.max(0, ...before);
    windows.set(end, await windowAt(game, end, width, from ? [from, windows.get(from)!] : null));
  }
  const ordered = [...windows].filter(([end]) => end <= last).sort(([a], [b]) => a - b);
  return {
    format: 'mexplorer-certificate',
    version: 1,
    kind: 'octal-window',
    game,
    preperiod,
    period,
    ...facts,
    windows: ordered,
  };
}

/** Compute the window that ends below a heap, from an earlier window or from the first values of the game. */
export async function windowAt(
  game: string,
  end: number,
  width: number,
  from: [number, string] | null,
): Promise<string> {
  if (from?.[0] === end) return from[1];
  if (!from) return firstAt(game, end, width);
  const state = stateAt(game, width, from);
  const run = await proveOn(game, { upto: end - 1, state, budget: Number.MAX_SAFE_INTEGER });
  return windowOf(run.state ?? '')[1];
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

async function firstAt(game: string, end: number, width: number): Promise<string> {
  const { nimbers } = await table(game, end - 1);
  const last = [...nimbers.subarray(end - width)].map(Number);
  const isWide = last.some((value) => value > 63);
  const pair = (value: number) => DIGITS[Math.floor(value / 64)] + DIGITS[value % 64];
  return isWide ? `=${last.map(pair).join('')}` : last.map((value) => DIGITS[value]).join('');
}
