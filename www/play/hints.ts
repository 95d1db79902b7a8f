/** Asks the engine for the winning moves and announces them; hints-view.ts draws them. Comes when they are asked for. */
import * as engine from '../engine/api.ts';
import { load } from '../i18n/languages.ts';
import { message } from '../i18n/message.ts';
import { moveNumber } from '../ui/text/move-count.ts';
import type { GameModel } from './game-model.ts';
import type { Analysis as Answer } from '../engine/types.ts';
import type { Message } from '../i18n/message.ts';

/** Winning moves requested. */
const ASKED = 60;

/** `far`: how many moves are left. */
export type Analysis = Answer & { far?: Message };

/**
 * Looks for the winning moves that `hinted` waits for, and shows them.
 * @param signal aborted when they are no longer wanted
 */
export async function findHints(game: GameModel, signal: AbortSignal) {
  const { session, current } = game;
  if (signal.aborted || !session) return;
  const asked = engine.analyze(session.game, current, { limit: ASKED, signal });
  const [found] = await Promise.all([asked, load('hints')]);
  if (signal.aborted) return;
  game.hinted = found;
  game.say(hintMessage(game, found));
  // It takes the whole core, which is not fetched for hints that were not asked for.
  if (game.helps === 'always') return;
  void import('./how-far.ts').then(({ addFar }) => addFar(game, found)).catch(() => {});
}

/** Looks for the printed answer in advance. */
export async function findAnswer(game: GameModel) {
  const { session, current } = game;
  if (!session || game.over) return;
  // Print without an answer if the analysis fails.
  const found = await engine.analyze(session.game, current, { limit: ASKED }).catch(() => null);
  if (game.session === session) game.answer = found;
}

/** The listed winning moves, and how many there are; "60+" if that is not known. */
export function wins({ moves, winningCount, cut }: Analysis) {
  const list = moves.filter((m) => m.wins);
  const more = winningCount === null && cut ? '+' : '';
  return { list, count: winningCount ?? `${list.length}${more}` };
}

/** Whether nothing is played and the user begins. */
export function isMyStart({ session: s }: Pick<GameModel, 'session'>) {
  return s?.at === 0 && s.players === 1 && s.first === 'you';
}

/** The result in a sentence. */
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
