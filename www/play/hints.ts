/** Asks the engine for the winning moves and announces them; hints-view.ts draws them. */
import * as engine from '../engine/api.ts';
import { message } from '../i18n/message.ts';
import { aborted } from '../ui/element/latest.ts';
import { moveNumber } from '../ui/text/move-count.ts';
import type { GameFlow } from './game-flow.ts';
import type { Analysis as Answer } from '../engine/types.ts';
import type { Message } from '../i18n/message.ts';

/** Winning moves requested. */
const ASKED = 60;

/** `far`: how many moves are left. */
export type Analysis = Answer & { far?: Message };

/** Computes and shows the winning moves, or hides them. */
export async function showHints(game: GameFlow, show: boolean) {
  game.hinting.stop();
  if (!show || game.helps === 'off' || !game.session || game.over) {
    game.hinted = null;
    return;
  }
  const { session, current } = game;
  game.hinted = 'wait';
  game.tally.hints += 1;
  try {
    const found = await game.hinting.run((signal) =>
      engine.analyze(session.game, current, { limit: ASKED, signal }),
    );
    game.hinted = found;
    game.say(hintMessage(game, found));
    // It takes the whole core, which is not fetched for hints that were not asked for.
    if (game.helps === 'always') return;
    void import('./how-far.ts').then(({ addFar }) => addFar(game, found)).catch(() => {});
  } catch (error) {
    if (aborted(error)) return;
    game.hinted = null;
    game.fail(error);
  }
}

/** Computes the printed answer in advance. */
export async function showAnswer(game: GameFlow) {
  const { session, current } = game;
  if (!game.printed || !session || game.over) {
    game.answer = null;
    return;
  }
  // Print without an answer if the analysis fails.
  const found = await engine.analyze(session.game, current, { limit: ASKED }).catch(() => null);
  if (game.session === session) game.answer = found;
}

/** The number of winning moves; "60+" if not all were listed. */
export function wins({ moves, moveCount }: Analysis) {
  const list = moves.filter((m) => m.wins);
  const cut = list.length === moves.length && list.length < moveNumber(moveCount);
  return { list, plus: cut ? '+' : '' };
}

/** Whether nothing is played and the user begins. */
export function isMyStart({ session: s }: Pick<GameFlow, 'session'>) {
  return s?.at === 0 && s.players === 1 && s.first === 'you';
}

/** The result in a sentence. */
export function hintMessage(game: Pick<GameFlow, 'session'>, found: Analysis): Message {
  const { list, plus } = wins(found);
  if (found.outcome === 'D') {
    const holds = found.moves.filter((m) => m.draws).length;
    const cut = holds === found.moves.length && holds < moveNumber(found.moveCount) ? '+' : '';
    return message('play.hint_draw', { count: `${holds}${cut}` });
  }
  if (!list.length) return message(isMyStart(game) ? 'play.hint_lost_start' : 'play.hint_lost');
  const key = game.session?.players === 2 ? 'play.hint_won_two' : 'play.hint_won';
  return message(key, { count: `${list.length}${plus}` });
}
