/**
 * Positions of equal difficulty for learners who sit side by side: the same game and outcome, the same count
 * of numbers, each close to the author's number, and if possible the same count of winning moves. The core
 * decides which positions are suitable; the sheet's seed and the learner's name determine which one a learner
 * gets.
 */
import { analyze } from 'mexplorer';

/**
 * The number of searches for positions of a task. It is small, so that several learners get the same position
 * and their wrong moves can be compared.
 */
const VARIANTS = 8;
/** The number of candidates tried for one position. */
const TRIES = 60;
/** The largest number that is changed. A larger number is likely to be essential to its position. */
const LARGEST = 200;
const LIMIT = 500;

/** Return the FNV-1a hash of a text in UTF-8 (Fowler, Noll, Vo, 1991), in 32 bits. */
export function hash(text: string) {
  let h = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) h = Math.imul(h ^ byte, 0x01000193);
  return h >>> 0;
}

/**
 * Return a generator of pseudorandom numbers from 0 to below 1, determined by the seed (xorshift, Marsaglia,
 * 2003).
 */
export function chances(seed: number) {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/**
 * Return a name in a form in which spellings of the same name are equal: normalised, lower case, with single
 * spaces.
 */
export const plainName = (name: string) =>
  name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** Return the position with each number from 1 to `LARGEST` changed by at most 2, but not below 1. */
function nearby(position: string, chance: () => number) {
  return position.replace(/\d+/g, (digits) => {
    const n = Number(digits);
    if (n < 1 || n > LARGEST) return digits;
    return String(Math.max(1, n + Math.floor(chance() * 5) - 2));
  });
}

const size = (position: string) =>
  (position.match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0);

/**
 * Return the position of a learner, chosen from the positions of the task.
 * @param seed of the sheet
 * @param n the index of the task in the sheet, from 0
 * @param name of the learner
 * @returns the author's position if no other is found
 */
export function variantOf(
  task: { game: string; position: string },
  seed: number,
  n: number,
  name: string,
): Promise<string> {
  return variant(task, seed, n, hash(`${seed}|${n}|${plainName(name)}`) % VARIANTS);
}

/**
 * Return whether the task gives this position to some name. The learner's present name is not enough, since
 * the learner may have changed it after the first attempt.
 */
export async function isVariant(
  task: { game: string; position: string },
  seed: number,
  n: number,
  position: string,
) {
  for (let which = 0; which < VARIANTS; which += 1) {
    if ((await variant(task, seed, n, which)) === position) return true;
  }
  return false;
}

async function variant(
  { game, position }: { game: string; position: string },
  seed: number,
  n: number,
  which: number,
): Promise<string> {
  const chance = chances(hash(`${seed}|${n}|${which}|${game}|${position}`));
  const wanted = await known(game, position);
  if (!wanted || wanted.outcome === 'D') return position;
  let good = position;
  for (let i = 0; i < TRIES; i += 1) {
    const candidate = nearby(position, chance);
    const far = Math.abs(size(candidate) - size(position)) * 4 > size(position) + 4;
    if (candidate === position || far) continue;
    const found = await known(game, candidate);
    if (found?.outcome !== wanted.outcome) continue;
    // Return the position in canonical form, so that the same position has a single text.
    if (found.wins === wanted.wins) return found.position;
    if (good === position) good = found.position;
  }
  return good;
}

async function known(game: string, position: string) {
  try {
    const found = await analyze(game, position, { limit: LIMIT });
    if (!found.moves.length) return null;
    return {
      position: found.position,
      outcome: found.outcome,
      wins: found.moves.filter(({ wins }) => wins).length,
    };
  } catch {
    // The text is not a position of the game, or is too large to analyse.
    return null;
  }
}
