/**
 * Texts in the languages of the page. A text is a string or a function of its arguments, and its key is
 * `area.key`.
 */
import { cardOf, entryOf, nameOf } from '../games.ts';
import { FIRST, languages } from './languages.ts';
import type { ArgumentsOf, Known } from './areas.ts';
import type { Lang, Text, Translate } from './languages.ts';
import type { Big, Description, Move, TermBoard } from '../engine/types.ts';

export { fetchWords, isHere, langOf } from './languages.ts';

export type { Lang };

/** The media query for a touch screen without a mouse. */
export const touch = globalThis.matchMedia?.('(hover: none) and (pointer: coarse)');

/**
 * Return the text of `area.key` in a language, or in the first language if the text is missing.
 * @returns the key itself if no language has the text
 */
export function t<K extends string>(lang: Lang, key: Known<K>, ...[args]: ArgumentsOf<K>): string {
  const text = wordsOf(lang, key) ?? wordsOf(FIRST, key);
  if (text === undefined) return key;
  const said = typeof text === 'function' ? text(args ?? {}) : text;
  return touch?.matches && typeof said === 'string' ? byTouch(lang, said) : said;
}

/** Return the function `t` for a fixed language. */
export const translatorOf =
  (lang: Lang): Translate =>
  (key, ...args) =>
    t(lang, key, ...args);

/** Replace words about a mouse or keys by words about a finger. */
function byTouch(lang: Lang, text: string) {
  const said = wordsOf(lang, 'common.by_touch');
  return typeof said === 'function' ? said({ text }) : text;
}

function wordsOf(lang: Lang, key: string) {
  const dot = key.indexOf('.');
  const text = languages[lang]?.words[key.slice(0, dot)]?.[key.slice(dot + 1)];
  return text as Text<object> | undefined;
}

/** Return whether a language itself has a text for a key. */
export function has(lang: Lang, key: string) {
  return wordsOf(lang, key) !== undefined;
}

/** Return whether the language or the first language has a text for a key. */
const known = (lang: Lang, key: string) => has(lang, key) || has(FIRST, key);

/**
 * The data of a position that sentences about moves need: the name of its board, since moves of a race count
 * down instead of taking, and the kind of its parts.
 */
export type BoardWords = {
  draw: string;
  part?: string;
  heaps?: Big[];
  pieces?: Big[][];
  terms?: TermBoard[];
};
export const boardWords = (described: Description | null): BoardWords | undefined =>
  described
    ? { ...described.board, draw: described.draw, part: cardOf(described.game)?.part }
    : undefined;

/** Return a move as a sentence without a subject. */
export function sayMove(lang: Lang, move: Move, board?: BoardWords): string {
  if (move.kind === 'term') {
    const term = board?.terms?.[move.term];
    const one = term && { ...term.board, draw: term.draw, part: entryOf(term.card)?.part };
    const text = sayMove(lang, move.move, one);
    const name = term ? t(lang, `games.${term.card}`) : '';
    return t(lang, 'moves.term', { n: move.term + 1, name, says: text });
  }
  // A move that puts a cross has its own field `board`, the number of the board, which replaces the position.
  return t(lang, `moves.${move.kind as string}`, { board, ...move });
}

/** Return the message of an error: the fault and the expected input. */
export function sayError(
  lang: Lang,
  error: { code?: string; message?: string; details?: Record<string, unknown> } | null | undefined,
): string {
  if (!error) return '';
  const key = `errors.${error.code}`;
  if (!error.code || !known(lang, key)) return t(lang, 'errors.internal', error.details ?? {});
  const text = t(lang, key, error.details ?? {});
  const term = error.details?.term as number | undefined;
  return term === undefined ? text : t(lang, 'errors.in_term', { term, says: text });
}

/** Return the name of a line's game, such as "Nim". */
export function sayGame(lang: Lang, game: string) {
  const key = `games.${nameOf(game)}`;
  return known(lang, key) ? t(lang, key) : game;
}
