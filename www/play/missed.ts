/** Find the win that was given away in a lost game. */
import * as engine from '../engine/api.ts';
import { positions, turn } from './session.ts';
import './mex-report.ts';
import type { MexGame } from './mex-game.ts';
import type { MexReport } from './mex-report.ts';
import type { Session } from './session.ts';

/** Return the index of the last move by which the player 'you' gave away a win; -1 if there is none. */
export async function missedWin(s: Session): Promise<number> {
  const { steps } = await engine.report(s.game, positions(s).slice(0, s.at + 1));
  return steps.findLastIndex(
    ({ before, lost }, i) => lost && before === 'N' && turn(s, i) === 'you',
  );
}

/** Unfold the report of a game, and open its description of a move. */
export async function showMissed(game: MexGame, at: number) {
  game.reviewed = true;
  await game.updateComplete;
  game.renderRoot.querySelector<MexReport>('mex-report')?.show(at);
}
