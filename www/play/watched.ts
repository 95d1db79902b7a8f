/** Elements beside a game that the computer plays against itself. */
import { watchPanel } from './watch-panel.ts';
import type { MexGame as Game } from './mex-game.ts';
import type { Session } from './session.ts';

export const panel = ({ model, lang, links }: Game, session: Session) =>
  watchPanel({ model, session, phase: model.phase, lang, isOwn: Boolean(links) });

/** Return the text for the summary of the settings: the computer plays both sides. */
export const settingsWords = (game: Game) => [game.t('watch.line_none')];
