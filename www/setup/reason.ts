/** The reason why a text is not a game: the error of the notation that the text follows. */
import { html } from 'lit';
import { readGame } from '../engine/api.ts';
import { MexError } from '../engine/errors.ts';
import { sayError } from '../i18n/index.ts';
import { spot } from '../ui/controls/text-field.ts';
import type { Lang } from '../i18n/languages.ts';

/** The head of a rule, without which a set of moves is typed. */
const HEAD = 'n -> ';

/** Return the error of a text when it is parsed as a game; null if there is none. */
const errorOf = (text: string): Promise<MexError | null> =>
  readGame(text).then(() => null, MexError.from);

/**
 * Return the error of the moves in a text that is a rule without its head, such as `{n-1 : n >}`, given the
 * error of the text, which says that the arrow is missing. Return any other error unchanged.
 */
export async function errorInMoves(text: string, error: MexError): Promise<MexError> {
  const { expected, found, card } = error.details;
  const isHeadless = card === 'rule' && found && String(expected) === '->';
  if (!isHeadless) return error;
  const { code, message, span, details } = (await errorOf(HEAD + text)) ?? error;
  if (!span || span[0] < HEAD.length) return error;
  const [start, end] = span.map((at) => at - HEAD.length);
  return new MexError({ code, message, span: [start, end], details });
}

/**
 * Return the reason why a text that begins a game in the notation is not one; null for a game, and for a text
 * that begins none, such as a name.
 */
export async function reasonOf(text: string): Promise<MexError | null> {
  const error = await errorOf(text);
  if (!error || error.code === 'unknown-game') return null;
  return errorInMoves(text, error);
}

/** Draw a reason with the text, in which the wrong part is marked. */
export const reasonLine = ({ lang }: { lang: Lang }, text: string, reason: MexError) =>
  html`<span class="error">${spot(text, reason.span)}${sayError(lang, reason)}</span>`;
