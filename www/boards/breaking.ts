/**
 * Results of breaking a heap, as the core lists them: an option is a list of resulting heaps in descending
 * order, or a single 0 for no heap. The functions find which run of adjacent stones leaves an option, and
 * which options contain given heaps.
 */

export type Option = number[];

/** The stones from index `start` (included) to `end` (excluded). An empty run is a cut between two stones. */
export type Run = { start: number; end: number };

const total = (option: Option) => option.reduce((sum, heap) => sum + heap, 0);

export const keyOf = (option: Option) => option.join('+');

/**
 * Return the distinct options in the order in which they are listed: most stones first, then fewest heaps,
 * then largest heaps.
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

/**
 * Return whether each option has at most two heaps and at most `size` stones, so that taking a run of stones
 * from a row leaves the option.
 */
export const isRow = (size: number, options: Option[]) =>
  options.every((option) => option.length <= 2 && total(option) <= size);

/** Functions on runs of stones in a heap, which is drawn as a row or as a ring. */
export interface Runs {
  /** Return the option that is left after taking a run. */
  left: (size: number, run: Run) => Option;
  /** Return a run that leaves the given option. */
  of: (size: number, option: Option) => Run;
  /**
   * Return the shortest run that contains a stone and leaves an option, or null. In a row, a cut may be
   * returned instead; see `runAt`, also for `after`.
   */
  at: (size: number, keys: Set<string>, stone: number, after?: boolean) => Run | null;
  /** Return a moved or lengthened run with valid indices, or null if the heap has no such run. */
  within: (size: number, run: Run) => Run | null;
}

/** Return the option that is left after taking a run from a row. */
export function left(size: number, { start, end }: Run): Option {
  const parts = [start, size - end].filter(Boolean).sort((a, b) => b - a);
  return parts.length ? parts : [0];
}

/** Return a run of a row that leaves the given option, with the larger part on the left. */
export const runOf = (size: number, option: Option): Run => ({
  start: option[0],
  end: size - (option[1] ?? 0),
});

/**
 * Return the shortest run that contains a stone and leaves an option. If there is none, return the cut
 * nearest to the stone that leaves an option, or null.
 * @param keys the keys of the options, as `keyOf` returns them
 * @param after whether the cut behind the stone is tried before the cut in front of the stone
 */
export function runAt(
  size: number,
  keys: Set<string>,
  stone: number,
  after: boolean = true,
): Run | null {
  const fits = (run: Run) => keys.has(keyOf(left(size, run)));
  for (let length = 1; length <= size; length++) {
    // Try the run with the stone in its middle first, then runs shifted further to either side.
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

/** Functions on runs in a ring. A run that passes the last stone has an end larger than the size. */
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

/** Return the options that contain all wanted heaps, each at least as often as it is wanted. */
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

/** Return the numbers in a typed text, such as "5 + 3" or "5 3". */
export const numbersIn = (text: string) =>
  (text.normalize('NFKC').match(/\d+/gu) ?? []).map(Number);
