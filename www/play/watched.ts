/** Parts beside a game that is watched. */
import { watchPanel } from './watch-panel.ts';
import type { MexGame as Game } from './mex-game.ts';
import type { Session } from './session.ts';

export const panel = ({ model, lang, links }: Game, session: Session) =>
  watchPanel({ model, session, phase: model.phase, lang, isOwn: Boolean(links) });

/** The line of the settings. */
export const settingsWords = (game: Game) => [game.t('watch.line_none')];
