/** The state of a game as data: reported by `mex-change` and submitted by forms. */
import * as play from './session.ts';
import type { GameModel } from './game-model.ts';
import type { Settings } from './game-state.ts';
import type { Setup } from './match.ts';

export function stateOf(model: GameModel) {
  const { session: s, described, skill, hints, losses: tries } = model;
  if (!s || !described) {
    const { game, position, moves, first, players } = model;
    return { game, position, moves, first, players, skill, hints, tries };
  }
  const { board } = described;
  return {
    game: s.game,
    start: s.start,
    position: play.current(s),
    moves: play.moveTexts(s),
    turn: model.over ? null : play.turn(s),
    result: model.over && s.at > 0 ? model.winner : null,
    heaps: 'heaps' in board && Array.isArray(board.heaps) ? board.heaps.map(String) : null,
    first: s.first,
    players: s.players,
    skill,
    hints,
    tries,
  };
}

/** Restore a game from a state as returned by `stateOf`; values of a wrong type are ignored. */
export function restoreState(model: GameModel, state: Record<string, unknown>) {
  const { game, start, position, moves, first, players, skill, hints, tries } = state;
  const isText = (value: unknown) => typeof value === 'string';
  const [setup, settings]: [Partial<Setup>, Partial<Settings>] = [{}, {}];
  const begun = start ?? position;
  if (isText(game)) setup.game = game;
  if (isText(begun)) setup.position = begun;
  if (Array.isArray(moves)) setup.moves = moves.filter(isText).join(';') || null;
  if (first === 'you' || first === 'computer') settings.first = first;
  if (players === 0 || players === 1 || players === 2) settings.players = players;
  if (Number.isFinite(skill)) settings.skill = skill as number;
  if (['off', 'on-demand', 'on', 'always'].includes(hints as string))
    settings.hints = hints as Settings['hints'];
  if (Number.isSafeInteger(tries) && (tries as number) >= 0) model.losses = tries as number;
  model.ask(setup);
  model.configure(settings);
}
