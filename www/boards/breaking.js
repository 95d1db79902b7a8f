/**
 * What a heap may become, as the core lists it: options are lists of resulting heaps in descending
 * order, a lone 0 for nothing. Nothing here knows a rule or the DOM; it finds which run of stones
 * in a row leaves an option, and which options have certain heaps.
 *
 * @typedef {number[]} Option
 * @typedef {{start: number, end: number}} Run stones from `start` up to, not with, `end`; an empty
 *   run is a cut between two stones
 */

/** @param {Option} option */
const total = (option) => option.reduce((sum, heap) => sum + heap, 0);

/** @param {Option} option */
export const keyOf = (option) => option.join('+');

/**
 * Options in the order in which they are listed: those that leave most first, the most uneven ones
 * before the others; each once.
 * @param {Option[]} options
 */
export function inOrder(options) {
  const once = new Map(options.map((option) => [keyOf(option), option]));
  return [...once.values()].sort(
    (a, b) => total(b) - total(a) || a.length - b.length || compare(b, a),
  );
}

/** @param {Option} a @param {Option} b */
function compare(a, b) {
  const at = a.findIndex((heap, i) => heap !== b[i]);
  return at < 0 ? 0 : a[at] - (b[at] ?? 0);
}

/** Whether every option is a run of stones taken from a row of `size`. @param {number} size @param {Option[]} options */
export const isRow = (size, options) =>
  options.every((option) => option.length <= 2 && total(option) <= size);

/** What a run taken from a row leaves. @param {number} size @param {Run} run @returns {Option} */
export function left(size, { start, end }) {
  const parts = [start, size - end].filter(Boolean).sort((a, b) => b - a);
  return parts.length ? parts : [0];
}

/** A run that leaves an option, the larger part on the left. @param {number} size @param {Option} option @returns {Run} */
export const runOf = (size, option) => ({ start: option[0], end: size - (option[1] ?? 0) });

/**
 * The shortest run with a stone in it that leaves an option; where there is none, the cut nearest to
 * it.
 * @param {number} size @param {Set<string>} keys of the options @param {number} stone
 * @param {boolean} [after] whether the cut behind the stone comes before the one in front of it
 * @returns {Run|null}
 */
export function runAt(size, keys, stone, after = true) {
  const fits = (/** @type {Run} */ run) => keys.has(keyOf(left(size, run)));
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

/**
 * Options that have all these heaps among theirs, each as often as it is wanted.
 * @param {Option[]} options @param {number[]} wanted
 */
export function having(options, wanted) {
  return options.filter((option) => {
    const rest = [...option];
    return wanted.every((heap) => {
      const at = rest.indexOf(heap);
      if (at >= 0) rest.splice(at, 1);
      return at >= 0;
    });
  });
}

/** The numbers in what was typed, "5 + 3" or "5 3". @param {string} text */
export const numbersIn = (text) => (text.normalize('NFKC').match(/\d+/gu) ?? []).map(Number);
