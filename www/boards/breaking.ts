/**
 * What a heap may become, as the core lists it: options are lists of resulting heaps in descending
 * order, a lone 0 for nothing. Nothing here knows a rule or the DOM; it finds which run of stones
 * in a row leaves an option, and which options have certain heaps.
 */

export type Option = number[];

/** Stones from `start` up to, not with, `end`; an empty run is a cut between two stones. */
export type Run = { start: number; end: number };

const total = (option: Option) => option.reduce((sum, heap) => sum + heap, 0);

export const keyOf = (option: Option) => option.join('+');

/**
 * Options in the order in which they are listed: those that leave most first, the most uneven ones
 * before the others; each once.
 */
export function inOrder(options: Option[]) {
  const once = new Map(options.map((option) => [keyOf(option), option]));
  return [...once.values()].sort(
    (a, b) => total(b) - total(a) || a.length - b.length || compare(b, a),
  );
}

function compare(a: Option, b: Option) {
  const at = a.findIndex((heap, i) => heap !== b[i]);
  return at < 0 ? 0 : a[at] - (b[at] ?? 0);
}

/** Whether every option is a run of stones taken from a row of `size`. */
export const isRow = (size: number, options: Option[]) =>
  options.every((option) => option.length <= 2 && total(option) <= size);

/** How runs of stones lie in a heap: in a row or in a ring. */
export interface Runs {
  /** The option that a run leaves. */
  left: (size: number, run: Run) => Option;
  /** A run that leaves an option. */
  of: (size: number, option: Option) => Run;
  /** The shortest run with a stone in it that leaves an option; `after`: see `runAt`. */
  at: (size: number, keys: Set<string>, stone: number, after?: boolean) => Run | null;
  /** A run that was moved or made longer, or null where there is none such. */
  within: (size: number, run: Run) => Run | null;
}

/** What a run taken from a row leaves. */
export function left(size: number, { start, end }: Run): Option {
  const parts = [start, size - end].filter(Boolean).sort((a, b) => b - a);
  return parts.length ? parts : [0];
}

/** A run that leaves an option, the larger part on the left. */
export const runOf = (size: number, option: Option): Run => ({
  start: option[0],
  end: size - (option[1] ?? 0),
});

/**
 * The shortest run with a stone in it that leaves an option; where there is none, the cut nearest to
 * it.
 * @param keys of the options
 * @param after whether the cut behind the stone comes before the one in front of it
 */
export function runAt(
  size: number,
  keys: Set<string>,
  stone: number,
  after: boolean = true,
): Run | null {
  const fits = (run: Run) => keys.has(keyOf(left(size, run)));
  for (let length = 1; length <= size; length++) {
    // The run around the stone comes first, then those to either side.
    const middle = stone - Math.floor((length - 1) / 2);
    for (let far = 0; far < length; far++) {
      for (const start of [middle + far, middle - far]) {
        const run = { start, end: start + length };
        if (start < 0 || run.end > size || stone < start || stone >= run.end) continue;
        if (fits(run)) return run;
      }
    }
  }
  for (let far = 0; far <= size; far++) {
    const cuts = after ? [stone + 1 + far, stone - far] : [stone - far, stone + 1 + far];
    for (const cut of cuts) {
      if (cut > 0 && cut < size && fits({ start: cut, end: cut })) return { start: cut, end: cut };
    }
  }
  return null;
}

export const inRow: Runs = {
  left,
  of: runOf,
  at: runAt,
  within: (size, run) => (run.start < 0 || run.end > size || run.end < run.start ? null : run),
};

/** A run may pass the end of the list of stones, where its end is larger than the size. */
export const inRing: Runs = {
  left: (size, { start, end }) => [size - (end - start)],
  of: (size, [rest]) => ({ start: 0, end: size - rest }),
  at(size, keys, stone) {
    for (let length = 1; length <= size; length += 1) {
      if (!keys.has(keyOf([size - length]))) continue;
      const start = (stone - ((length - 1) >> 1) + size) % size;
      return { start, end: start + length };
    }
    return null;
  },
  within(size, { start, end }) {
    if (end <= start || end - start > size) return null;
    const from = (start + size) % size;
    return { start: from, end: from + end - start };
  },
};

/** Options that have all these heaps among theirs, each as often as it is wanted. */
export function having(options: Option[], wanted: number[]) {
  return options.filter((option) => {
    const rest = [...option];
    return wanted.every((heap) => {
      const at = rest.indexOf(heap);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  });
}

/** The numbers in what was typed, "5 + 3" or "5 3". */
export const numbersIn = (text: string) =>
  (text.normalize('NFKC').match(/\d+/gu) ?? []).map(Number);
