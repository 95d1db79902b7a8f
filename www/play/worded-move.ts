/** Parse a typed move that is written in words, as in the list of moves, in any language of the page. */
import { boardWords, sayMove } from '../i18n/index.ts';
import { fetchAllWords, langs } from '../i18n/languages.ts';
import { movesNow } from './find-move.ts';
import type { Description } from '../engine/types.ts';
import type { Session } from './session.ts';

/** Normalize a text for comparison: remove case, punctuation, and spaces other than those between digits. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,:;!、。]+/gu, ' ')
    .replace(/(?<!\d) | (?!\d)/gu, '');

/** Return the move that the text describes in words, in the notation; null if there is none. */
export async function wordedMove(
  s: Session,
  described: Description,
  text: string,
  signal: AbortSignal,
): Promise<string | null> {
  const typed = plain(text);
  if (!/\p{L}\D*\d/u.test(typed)) return null;
  await fetchAllWords();
  const moves = await movesNow(s, signal);
  const board = boardWords(described);
  const found = moves.find(({ move }) =>
    langs.some((lang) => plain(sayMove(lang, move, board)) === typed),
  );
  return found?.text ?? null;
}
