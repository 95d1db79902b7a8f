/** The page's search over games, lessons, problems, terms and views. This module does not use the DOM. */
import { findGames } from '../setup/find-games.ts';
import { isGame, linkOf, placeOf, readingsOf } from '../setup/meanings.ts';
import { views } from '../links/views.ts';
import { startedAt, writeLink } from '../links/state.ts';
import { extras } from '../extras.ts';
import { t } from '../i18n/index.ts';
import { ideaWords } from '../learn/lesson-words.ts';
import { ideas } from '../learn/ideas.ts';
import { outline } from '../learn/outline.ts';
import { plain } from '../ui/text/rich-text.ts';
import { TERMS } from '../why/glossary.ts';
import type { Found } from '../extra.ts';
import type { Reading } from '../engine/types.ts';
import type { Lang } from '../i18n/languages.ts';
import type { State } from '../links/state.ts';

/** The groups of results, in display order. */
export const KINDS = ['game', 'lesson', 'problem', 'term', 'view'] as const;

export type Kind = (typeof KINDS)[number];

/** A result: its title, a line about it, and its link. */
export interface Hit {
  kind: Kind;
  title: string;
  note: string;
  href: string;
  /** Whether the text may mean something else. Enter then focuses the result instead of following its link. */
  unsure?: boolean;
}

/** The maximum number of results of each kind. */
const MOST: Record<Kind, number> = { game: 6, lesson: 5, problem: 6, term: 5, view: 4 };

/** The views about which the results have a line, `help.about_NAME`. */
const TOLD = ['play', 'tables', 'graph', 'quotient'];

/** Normalize a text for comparison: remove case, accents, spaces and dashes. */
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\s’'·,，、–-]+/gu, '')
    .toLowerCase();

/** Search in one language, whose translated texts are loaded. */
export type Search = (query: string, state: State) => Hit[];

/**
 * Create the search in a language.
 * @param lang the language; its texts `games`, `help`, `learn`, `notation` and `why` must be loaded
 */
export async function searchIn(lang: Lang): Promise<Search> {
  const [own, ...others] = await Promise.all([
    ideaWords(lang),
    ...extras.flatMap(({ search }) => search?.(lang) ?? []),
  ]);
  const say = (key: string) => t(lang, key);
  const lessons = outline.map(({ id, number }) => ({
    title: `${number} · ${say(`learn.title.${id}`)}`,
    note: say(`learn.about.${id}`),
    at: { view: 'learn', lesson: id, step: 0 },
  }));
  const glossary = { view: 'learn', lesson: 'glossary', step: 0 };
  const terms = [
    ...TERMS.map((term) => ({
      title: say(`why.glossary.${term}`),
      note: say(`why.glossary.${term}.say`),
      at: glossary,
    })),
    ...ideas.map(({ id }) => ({ title: own[id], note: own[`${id}.say`], at: glossary })),
  ];
  const help = {
    title: say('page.help'),
    note: '',
    at: { view: 'learn', lesson: 'help', step: 0 },
  };
  const pages = views.map(({ name }) => ({
    title: say(`page.${name}`),
    note: TOLD.includes(name) ? say(`help.about_${name}`) : '',
    at: { view: name, lesson: '', claim: '', rung: '' },
  }));
  const among = (all: readonly Found[]) => (query: string) => ranked(all, bare(query));
  const finders: Record<Kind, (query: string) => Found[]> = {
    game: (query) =>
      findGames(query).map(({ name, game, position }) => ({
        title: say(`games.${name}`),
        note: `${game} · ${position}`,
        at: { view: 'play', game, position },
      })),
    lesson: among(lessons),
    problem: (query) => others.flatMap((find) => find(query)),
    term: among(terms),
    view: among([...pages, help]),
  };
  return (query, state) => {
    if (!bare(query)) return [];
    return KINDS.flatMap((kind) =>
      finders[kind](query)
        .slice(0, MOST[kind])
        .map(({ title, note, at }) => ({
          kind,
          title: plain(title),
          note: plain(note),
          href: hrefOf(at, state),
        })),
    );
  };
}

/**
 * Add results for texts that are no names: rules, positions, misspelled names, and texts of problems. Certain
 * meanings come first; an uncertain meaning is added only if no other result of its kind was found.
 * @param hits the results by name for the same text
 */
export async function withMeanings(
  lang: Lang,
  query: string,
  state: State,
  hits: readonly Hit[],
): Promise<readonly Hit[]> {
  const meant: Hit[] = [];
  for (const reading of await readingsOf(query.trim())) {
    const hit = await meaningOf(lang, reading, state);
    const same = hits.filter(({ kind }) => kind === hit?.kind);
    const isNew = reading.certain
      ? same.every((other) => other.note !== hit?.note && other.href !== hit?.href)
      : !same.length;
    if (hit && isNew) meant.push(hit);
  }
  return KINDS.flatMap((kind) => [...meant, ...hits].filter((hit) => hit.kind === kind));
}

/** Return the result for a possible meaning of a text; null if the meaning has no link. */
async function meaningOf(lang: Lang, reading: Reading, state: State): Promise<Hit | null> {
  const say = (key: string, args?: object) => t(lang, key, args);
  const unsure = !reading.certain;
  if (isGame(reading)) {
    const { card } = reading;
    const { game, position } = await placeOf(reading);
    const at = { view: 'play', game, position };
    const note = `${game} · ${position}`;
    return { kind: 'game', title: say(`games.${card}`), note, href: hrefOf(at, state), unsure };
  }
  const href = linkOf(reading);
  if (!href) return null;
  const { problem, view } = reading;
  return problem
    ? { kind: 'problem', title: say('page.problem', { id: problem }), note: '', href, unsure }
    : { kind: 'view', title: say(`page.${view?.name}_title`), note: '', href, unsure };
}

/**
 * Return the link of a result. If the result has a position, the link starts a new game from the position.
 */
function hrefOf(at: Partial<State>, state: State) {
  const began = at.position === undefined ? state : startedAt(state, at.position);
  return writeLink({ ...began, ...at });
}

/**
 * Sort the results that contain the text: titles that begin with it first, then titles that contain it, then
 * entries whose note contains it.
 */
function ranked(all: readonly Found[], wanted: string) {
  const rank = ({ title, note }: Found) => {
    const name = bare(title).replace(/^\d+/u, '');
    if (name.startsWith(wanted)) return 0;
    if (bare(title).includes(wanted)) return 1;
    return bare(note).includes(wanted) ? 2 : 3;
  };
  return all
    .map((one) => ({ one, at: rank(one) }))
    .filter(({ at }) => at < 3)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
