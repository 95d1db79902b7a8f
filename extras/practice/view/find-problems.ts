/** Search for practice problems by id, title in any language, judge, game, and input. */
import { judgePosition } from 'mexplorer';
import { certainOf, langs, readingsOf, t } from 'mexplorer/kit';
import { problems } from '../problems.ts';
import type { Reading } from 'mexplorer';
import type { Problem } from '../problems.ts';

/** Text normalized for search. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s’'·,，、-]+/gu, '')
    .toLowerCase();

/** The problems that match a text, all if it is empty. */
export function findProblems(query: string) {
  const wanted = plain(query);
  return problems.filter(({ id, idea, judge, page }) => {
    const titles = langs.flatMap((lang) => [
      t(lang, `problems.${id}`),
      t(lang, `practice.idea_${idea}`),
    ]);
    // Match from the first letter, since SPOJ is not POJ.
    const judges = [...judge.split(' '), ...(page.match(/\bgym\b/) ?? [])];
    return (
      judges.some((name) => plain(name).startsWith(wanted)) ||
      [id, ...titles].some((text) => plain(text).includes(wanted))
    );
  });
}

/** The game of each problem's sample, by its name; requested only once. */
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
  // Without the core no game is found: ask again next time.
  if (!found.size) games = null;
  return found;
};

/** A race counts down by the same amounts that other games take from a heap. */
const kin = (game: string) => (game === 'race' ? ['race', 'subtract', 'bounded'] : [game]);

/** The results of a search, the best first, and whether the text certainly means the first. */
export interface ProblemsFound {
  problems: Problem[];
  isSure: boolean;
}

/** The problems that match a text, or else the problems that it means. */
export async function lookUp(query: string): Promise<ProblemsFound> {
  const found = findProblems(query);
  if (found.length || !query.trim()) return { problems: found, isSure: query.trim() !== '' };
  const readings = await readingsOf(query);
  const meant = await problemsMeant(readings);
  const isNamed = Boolean(certainOf(readings)?.problem);
  return { problems: meant, isSure: isNamed || meant.length === 1 };
}

/** The problems whose input a text is, or whose game it names, the likeliest first. */
async function problemsMeant(all: readonly Reading[]): Promise<Problem[]> {
  const about = await (games ??= gamesOfSamples());
  const ranked = all.map(({ game, problem: named }) => {
    const like = game ? kin(nameIn(game)) : [];
    return problems.filter(({ id }) => id === named || like.includes(about.get(id) ?? ''));
  });
  return [...new Set(ranked.flat())];
}
