/** The reason why a text is not a game: the error of the notation that the text follows. */
import { html } from 'lit';
import { readGame } from '../engine/api.ts';
import { MexError } from '../engine/errors.ts';
import { sayError } from '../i18n/index.ts';
import { spot } from '../ui/controls/text-field.ts';
import type { Lang } from '../i18n/languages.ts';

/** The texts that a user may omit before a set of moves, and before a set of amounts. */
const RULE = 'n -> ';
const AMOUNTS = 'subtract ';

/** Return the error of a text when it is parsed as a game; null if there is none. */
const errorOf = (text: string): Promise<MexError | null> =>
  readGame(text).then(() => null, MexError.from);

/** Return the head that a text lacks, given the error of the text; null if it lacks none. */
function headFor(text: string, { code, details }: MexError): string | null {
  const { expected, found, card } = details;
  if (card === 'rule' && found && String(expected) === '->') return RULE;
  return code === 'unknown-game' && text.startsWith('{') ? AMOUNTS : null;
}

/**
 * Return the error of the moves or amounts in a text without its head, such as `{n-1 : n >}` or `{1,3,x}`,
 * given the error of the text, which says that the arrow is missing or that no game has this name. Return any
 * other error unchanged.
 */
export async function errorInMoves(text: string, error: MexError): Promise<MexError> {
  const head = headFor(text, error);
  if (!head) return error;
  const { code, message, span, details } = (await errorOf(head + text)) ?? error;
  if (!span || span[0] < head.length) return error;
  const [start, end] = span.map((at) => at - head.length);
  return new MexError({ code, message, span: [start, end], details });
}

/**
 * Return the reason why a text that begins a game in the notation is not one; null for a game, and for a text
 * that begins none, such as a name.
 */
export async function reasonOf(text: string): Promise<MexError | null> {
  const error = await errorOf(text);
  const reason = error && (await errorInMoves(text, error));
  return reason?.code === 'unknown-game' ? null : reason;
}

/** Draw a reason with the text, in which the wrong part is marked. */
export const reasonLine = ({ lang }: { lang: Lang }, text: string, reason: MexError) =>
  html`<span class="error">${spot(text, reason.span)}${sayError(lang, reason)}</span>`;
