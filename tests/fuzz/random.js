/** A reproducible pseudo-random generator: equal seeds give equal numbers on all machines. */

/** @param {number} seed */
export function chance(seed) {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const next = () => {
    // Use the generator mulberry32, which is random enough to choose texts.
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  /** @param {number} count */
  const below = (count) => next() % count;
  return {
    below,
    /** @template T @param {readonly T[]} list @returns {T} */
    of: (list) => list[below(list.length)],
    /** Return true with a probability of 1 in `times`. @param {number} times */
    once: (times) => below(times) === 0,
  };
}

/** @typedef {ReturnType<typeof chance>} Chance */

/** Texts that are inserted into other texts, as in typing errors or attacks. */
const SLIPS = [
  ...[
    '',
    ' ',
    '\n',
    '\t',
    '\u3000',
    ',',
    '，',
    '0',
    '1',
    '3',
    '10',
    '１２',
    '-',
    '->',
    '→',
    '..',
    '…',
  ],
  ...[':', 'x', '*', '#', 'T', 'a>b', 'misere', 'n', '(', '))', '/0', '9007199254740991', '1e9'],
  ...[
    '9007199254740992',
    '\u202e',
    '<img src=x onerror=alert(1)>',
    'javascript:',
    '__proto__',
    '\ud800',
  ],
];

/**
 * Return a text with random errors, at most the given number.
 * @param {string} text
 * @param {Chance} dice
 * @param {number} most
 */
export function slipped(text, dice, most) {
  let chars = [...text];
  for (let slips = dice.below(most + 1); slips > 0; slips -= 1) {
    const at = dice.below(chars.length + 1);
    const kind = dice.below(4);
    if (kind === 0) chars.splice(at, 1);
    else if (kind === 1) chars.splice(at, 0, ...chars.slice(at, at + dice.below(8)));
    else chars.splice(at, 0, dice.of(SLIPS));
    chars = chars.slice(0, 400);
  }
  return chars.join('');
}
