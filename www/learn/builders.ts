/**
 * Tables that learners fill cell by cell. Each kind returns a table with given and blank cells, and computes
 * the solution with the engine. The table itself does not need the engine, so that it can be printed blank.
 */
import * as engine from '../engine/api.ts';
import { mex } from '../ui/drawing/mex-steps.ts';
import { normal, numbersIn } from './checks.ts';
import type { Graph } from './pictures/graph.ts';
import type { Translate as T } from '../i18n/languages.ts';

/** The specification of each kind of table. Its kind is recognized by the property of the same name. */
interface Specs {
  mex: { mex: string[] };
  table: { table: string; upto: number };
  bits: { bits: string; modulus?: number };
  options: { options: string; position: string };
  outcomes: { outcomes: string; positions: string[] };
  cases: {
    cases: string;
    names: [string, string];
    rows: number[];
    columns: number[];
    positions: string[][];
  };
  pairs: { pairs: string; heap: number };
  sum: { sum: string; position: string };
}

export type Spec = Specs[keyof Specs];

export interface Cell {
  /** The name of the cell for screen readers. */
  name: string;
  /** The initial contents of the cell. */
  given?: string;
  /** Whether the cell takes several numbers. */
  list?: boolean;
  /** Whether one of several correct numbers is enough. */
  any?: boolean;
  /** Whether the contents are one letter, N or P. */
  letter?: boolean;
  /** The number of characters that fit into the cell. */
  wide?: number;
}

interface Built {
  head?: string[];
  rows: { head: string; cells: Cell[] }[];
  /** Compute the correct contents of the cells, row by row. */
  answers: () => Promise<string[][]>;
  /** Return the graph of the typed contents, if the kind has a drawing. */
  draws?: (values: string[][]) => Graph;
}

const kinds: { [K in keyof Specs]: (spec: Specs[K], t: T) => Built } = {
  /** A table of sets of numbers with the mex of each set. */
  mex: ({ mex: sets }, t) => ({
    head: [t('learn.build.set'), 'mex'],
    rows: sets.map((set) => ({
      head: `{${set.split(' ').filter(Boolean).join(', ')}}`,
      cells: [{ name: t('learn.build.mex_of', { set: set || '∅' }), wide: 2 }],
    })),
    answers: async () =>
      sets.map((set) => [String(mex(set.split(' ').filter(Boolean).map(Number)))]),
  }),

  /** A table with the Grundy values of the heaps from 0 to `upto`. */
  table: ({ table: game, upto }, t) => {
    const heaps = Array.from({ length: upto + 1 }, (_, n) => n);
    return {
      head: ['n', ...heaps.map(String)],
      rows: [
        { head: 'SG(n)', cells: heaps.map((n) => ({ name: t('learn.build.sg', { n }), wide: 2 })) },
      ],
      answers: async () => [[...(await engine.table(game, upto)).nimbers].map(String)],
    };
  },

  /**
   * A table of numbers in binary, with the parity of the ones in each column, or their number modulo another
   * modulus.
   */
  bits: ({ bits: text, modulus = 2 }, t) => {
    const numbers = text.split(' ').map(Number);
    const width = Math.max(...numbers).toString(2).length;
    const powers = Array.from({ length: width }, (_, i) => 2 ** (width - 1 - i));
    const digits = (n: number) => powers.map((power) => (n & power ? '1' : '0'));
    const last = modulus > 2 ? t('learn.build.mod', { modulus }) : t('learn.build.odd');
    const cells = (row: string) =>
      powers.map((power) => ({ name: t('learn.build.bit', { row, power }), wide: 1 }));
    return {
      head: ['', ...powers.map(String)],
      rows: [
        ...numbers.map((n) => ({ head: String(n), cells: cells(String(n)) })),
        { head: last, cells: cells(last) },
      ],
      answers: async () => {
        const ones = powers.map((power) => numbers.filter((n: number) => n & power).length);
        if (modulus > 2) return [...numbers.map(digits), ones.map((n) => String(n % modulus))];
        const { nimber } = await engine.analyze('nim', text);
        return [...numbers.map(digits), digits(Number(nimber))];
      },
    };
  },

  /** A table of the options of every heap from `position` down to 0, with a graph of the typed options. */
  options: ({ options: game, position }, t) => {
    if (!/^\d{1,2}$/.test(position)) throw new Error('a heap of at most two digits');
    const heaps = Array.from({ length: Number(position) + 1 }, (_, n) => Number(position) - n);
    return {
      head: [t('learn.build.from'), t('learn.build.to')],
      rows: heaps.map((n) => ({
        head: String(n),
        cells: [{ name: t('learn.build.options_of', { n }), list: true, wide: 8 }],
      })),
      answers: async () =>
        Promise.all(
          heaps.map(async (n) => {
            const { moves } = await engine.analyze(game, String(n), { limit: 500 });
            return [moves.map(({ to }) => to).join(' ') || '-'];
          }),
        ),
      draws: (values) => ({
        nodes: heaps.map((n, i) => [String(n), i, 0.75]),
        edges: heaps.flatMap((n, i) =>
          (numbersIn(values[i][0]) ?? [])
            .filter((to) => Number(to) < n)
            .map((to) => [String(n), String(to)] as [string, string]),
        ),
      }),
    };
  },

  /** A table of outcomes (N or P) whose rows and columns are the two numbers that describe a position. */
  cases: ({ cases: game, names, rows, columns, positions }, t) => {
    const outcome = async (position: string) => (await engine.analyze(game, position)).outcome;
    return {
      head: [names.join(' \\ '), ...columns.map(String)],
      rows: rows.map((row) => ({
        head: String(row),
        cells: columns.map((column) => ({
          name: t('learn.build.outcome', {
            position: `${names[0]} = ${row}, ${names[1]} = ${column}`,
          }),
          wide: 1,
          letter: true,
        })),
      })),
      answers: async () => Promise.all(positions.map((row) => Promise.all(row.map(outcome)))),
    };
  },

  /** A table of the outcomes (N or P) of some positions. */
  outcomes: ({ outcomes: game, positions }, t) => ({
    head: [t('learn.build.position'), ...positions],
    rows: [
      {
        head: 'N / P',
        cells: positions.map((position) => ({
          name: t('learn.build.outcome', { position }),
          wide: 2,
          letter: true,
        })),
      },
    ],
    answers: async () => [
      await Promise.all(
        positions.map(async (position) => (await engine.analyze(game, position)).outcome),
      ),
    ],
  }),

  /**
   * A table of the pairs of heaps into which a heap may be split, with the value of each pair, and the mex of
   * all values.
   */
  pairs: ({ pairs: game, heap }, t) => {
    const parts = Array.from({ length: heap }, (_, n) => n);
    const pair = (i: number, j: number) => ({
      name: t('learn.build.pair', { i, j }),
      wide: 1,
    });
    return {
      head: ['', ...parts.map(String)],
      rows: [
        ...parts.map((i) => ({
          head: String(i),
          cells: parts.slice(0, i + 1).map((j) => pair(i, j)),
        })),
        { head: `SG(${heap})`, cells: [{ name: t('learn.build.sg', { n: heap }), wide: 1 }] },
      ],
      answers: async () => {
        const { moves, nimber } = await engine.analyze(game, String(heap), { limit: 500 });
        const by = new Map(moves.map((move) => [move.to, String(move.nimber)]));
        const value = (i: number, j: number) => by.get(`${i} ${j}`) ?? by.get(`${j} ${i}`) ?? '';
        return [
          ...parts.map((i) => parts.slice(0, i + 1).map((j) => value(i, j))),
          [String(nimber)],
        ];
      },
    };
  },

  /**
   * A table with, for each heap of a sum, its SG value, the value that would make the nim-sum 0, and the move
   * to that value.
   */
  sum: ({ sum: game, position }, t) => {
    const heaps = position.split(' ').map(Number);
    const names = ['value', 'with', 'to'].map((key) => t(`learn.build.sum_${key}`));
    return {
      head: ['', ...names],
      rows: heaps.map((n) => ({
        head: String(n),
        cells: names.map((name, i) => ({
          name: t('learn.build.sum_of', { name, n }),
          any: i === 2,
          wide: 3,
        })),
      })),
      answers: async () => {
        const { nimbers } = await engine.table(game, Math.max(...heaps));
        const x = heaps.reduce((all, n) => all ^ nimbers[n], 0);
        return Promise.all(
          heaps.map(async (n) => {
            const { moves } = await engine.analyze(game, String(n), { limit: 500 });
            const wanted = nimbers[n] ^ x;
            const to = moves
              .filter((move) => Number(move.nimber) === wanted)
              .map((move) => move.to);
            return [String(nimbers[n]), String(wanted), to.join(' ') || '-'];
          }),
        );
      },
    };
  },
};

export const builderKinds = Object.keys(kinds) as (keyof Specs)[];

export function built(spec: Spec, t: T): Built {
  const kind = builderKinds.find((name) => name in spec);
  if (!kind) throw new Error(`no builder for ${Object.keys(spec).join(', ')}`);
  return kinds[kind](spec as never, t);
}

/**
 * Return whether a typed cell is correct. The numbers of a list may be in any order, and `-` means no number.
 * If the cell has `any`, one or more of the correct numbers are enough.
 */
export function fits(cell: Cell, typed: string, answer: string) {
  const text = normal(typed).replace(/^[–—−无]$|^none$/i, '-');
  if (!cell.list && !cell.any) return text.toUpperCase() === answer.toUpperCase();
  if (text === '-' || answer === '-') return text === answer;
  const [said, wanted] = [text, answer].map((list) => new Set((numbersIn(list) ?? []).map(String)));
  if (cell.any) return said.size > 0 && [...said].every((value) => wanted.has(value));
  return said.size === wanted.size && [...said].every((value) => wanted.has(value));
}
