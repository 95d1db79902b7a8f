/**
 * Compute the winning moves with the engine and announce them; hints-view.ts draws them. Loaded on the first
 * request.
 */
import * as engine from '../engine/api.ts';
import { load } from '../i18n/languages.ts';
import { message } from '../i18n/message.ts';
import { moveNumber } from '../ui/text/move-count.ts';
import type { GameModel } from './game-model.ts';
import type { Analysis as Answer } from '../engine/types.ts';
import type { Message } from '../i18n/message.ts';

/** The maximum number of moves requested from the engine, which lists winning moves first. */
const ASKED = 60;

/** An analysis; `far` is a sentence about the number of moves left. */
export type Analysis = Answer & { far?: Message };

/**
 * Compute the winning moves and show them; `hinted` is 'wait' until then.
 * @param signal aborted when the moves are no longer needed
 */
export async function findHints(game: GameModel, signal: AbortSignal) {
  const { session, current } = game;
  if (signal.aborted || !session) return;
  const asked = engine.analyze(session.game, current, { limit: ASKED, signal });
  const [found] = await Promise.all([asked, load('hints')]);
  if (signal.aborted) return;
  game.hinted = found;
  game.say(hintMessage(game, found));
  // Skip the number of moves left if hints are always shown: the number requires the full core, which is
  // loaded only on request.
  if (game.helps === 'always') return;
  void import('./how-far.ts').then(({ addFar }) => addFar(game, found)).catch(() => {});
}

/** Compute in advance the answer to be printed. */
export async function findAnswer(game: GameModel) {
  const { session, current } = game;
  if (!session || game.over) return;
  // Print without an answer if the analysis fails.
  const found = await engine.analyze(session.game, current, { limit: ASKED }).catch(() => null);
  if (game.session === session) game.answer = found;
}

/** Return the listed winning moves and their number, as text such as "60+" if the exact number is unknown. */
export function wins({ moves, winningCount, cut }: Analysis) {
  const list = moves.filter((m) => m.wins);
  const more = winningCount === null && cut ? '+' : '';
  return { list, count: winningCount ?? `${list.length}${more}` };
}

/** Return whether no move has been played and the person moves first. */
export function isMyStart({ session: s }: Pick<GameModel, 'session'>) {
  return s?.at === 0 && s.players === 1 && s.first === 'you';
}

/** Return a sentence with the result of the analysis. */
export function hintMessage(game: Pick<GameModel, 'session'>, found: Analysis): Message {
  const { list, count } = wins(found);
  if (found.outcome === 'D') {
    const holds = found.moves.filter((m) => m.draws).length;
    const cut = holds === found.moves.length && holds < moveNumber(found.moveCount) ? '+' : '';
    return message('hints.draw', { count: `${holds}${cut}` });
  }
  if (!list.length) return message(isMyStart(game) ? 'hints.lost_start' : 'hints.lost');
  const key = game.session?.players !== 1 ? 'hints.won_two' : 'hints.won';
  return message(key, { count });
}
