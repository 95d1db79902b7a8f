/** Search for practice problems by id, title in any language, judge, game, and input. */
import { judgePosition } from 'mexplorer';
import { certainOf, langs, readingsOf, t } from 'mexplorer/kit';
import { problems } from '../problems.ts';
import type { Reading } from 'mexplorer';
import type { Problem } from '../problems.ts';

/** Normalize a text for search by removing accents, spaces and punctuation. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s’'·,，、-]+/gu, '')
    .toLowerCase();

/** Return the problems whose id, title, idea or judge matches a text. An empty text matches all problems. */
export function findProblems(query: string) {
  const wanted = plain(query);
  return problems.filter(({ id, idea, judge, page }) => {
    const titles = langs.flatMap((lang) => [
      t(lang, `problems.${id}`),
      t(lang, `practice.idea_${idea}`),
    ]);
    // Match names of judges from their first letter, so that "poj" does not find "spoj".
    const judges = [...judge.split(' '), ...(page.match(/\bgym\b/) ?? [])];
    return (
      judges.some((name) => plain(name).startsWith(wanted)) ||
      [id, ...titles].some((text) => plain(text).includes(wanted))
    );
  });
}

/**
 * A map from the id of each practice problem to the name of the game of its sample input. The map is
 * requested once.
 */
let games: Promise<Map<string, string>> | null = null;

const nameIn = (game: string) => game.split(' ')[0];

const gamesOfSamples = async () => {
  const found: Map<string, string> = new Map();
  const look = async ({ id, input }: Problem) => {
    const place = await judgePosition(id, input);
    if ('game' in place) found.set(id, nameIn(place.game));
    else if ('cases' in place) found.set(id, nameIn(place.cases[0].game));
  };
  await Promise.allSettled(problems.map(look));
  // Without the core no game is found. Discard the empty map, so that the next search requests the games
  // again.
  if (!found.size) games = null;
  return found;
};

/**
 * Return the names of the games that match a game. A race also matches subtraction games, since its counter
 * decreases by the amounts that they take from a heap.
 */
const kin = (game: string) => (game === 'race' ? ['race', 'subtract', 'bounded'] : [game]);

/**
 * The results of a search, best first. `isSure` is true if the first result needs no confirmation: names
 * match the query, the query as an input or a game names one problem, or there is only one result.
 */
export interface ProblemsFound {
  problems: Problem[];
  isSure: boolean;
}

/**
 * Return the problems whose names match a query. If there are none, interpret the query as an input or a
 * game, and return the matching problems.
 */
export async function lookUp(query: string): Promise<ProblemsFound> {
  const found = findProblems(query);
  if (found.length || !query.trim()) return { problems: found, isSure: query.trim() !== '' };
  const readings = await readingsOf(query);
  const meant = await problemsMeant(readings);
  const isNamed = Boolean(certainOf(readings)?.problem);
  return { problems: meant, isSure: isNamed || meant.length === 1 };
}

/**
 * Return the problems that the interpretations of a text name, or whose sample inputs have the same game. The
 * order is that of the interpretations, likeliest first.
 */
async function problemsMeant(all: readonly Reading[]): Promise<Problem[]> {
  const about = await (games ??= gamesOfSamples());
  const ranked = all.map(({ game, problem: named }) => {
    const like = game ? kin(nameIn(game)) : [];
    return problems.filter(({ id }) => id === named || like.includes(about.get(id) ?? ''));
  });
  return [...new Set(ranked.flat())];
}
