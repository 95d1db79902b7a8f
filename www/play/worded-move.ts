/** A typed move in the words of the list of moves, in any language. */
import { boardWords, sayMove } from '../i18n/index.ts';
import { fetchAllWords, langs } from '../i18n/languages.ts';
import { movesNow } from './find-move.ts';
import type { Description } from '../engine/types.ts';
import type { Session } from './session.ts';

/** Text without what a person may leave out; spaces count between digits alone. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,:;!、。]+/gu, ' ')
    .replace(/(?<!\d) | (?!\d)/gu, '');

/** The text of the move whose words were typed, in the notation; null where it is none. */
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
