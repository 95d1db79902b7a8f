/** The state of a game as data: reported by `mex-change`, submitted by forms and written into links. */
import * as play from './session.ts';
import type { GameWidget as Game } from './game-widget.ts';

/** The sizes of the heaps, if the board has heaps. */
function heapsOf(board: any): string[] | null {
  return Array.isArray(board?.heaps) ? board.heaps.map(String) : null;
}

/** The winner of a finished game, or a draw. */
export function resultOf(game: Game) {
  const s = game.session as play.Session;
  return game.drawn ? 'draw' : play.winner(s, Boolean(game.described?.misere));
}

export function stateOf(game: Game) {
  const { session: s, described } = game;
  const { skill, hints, losses } = game;
  if (!s || !described) return { ...game.kept, tries: losses };
  const over = game.over && s.at > 0;
  return {
    game: s.game,
    start: s.start,
    position: play.current(s),
    moves: play.moveTexts(s),
    turn: game.over ? null : play.turn(s),
    result: over ? resultOf(game) : null,
    heaps: heapsOf(described.board),
    first: s.first,
    players: s.players,
    skill,
    hints,
    tries: losses,
  };
}

/** Restores a state. */
export function restoreState(game: Game, state: Record<string, any>) {
  const { game: line, start, position, moves, first, players, skill, hints, tries } = state;
  const isText = (value: unknown) => typeof value === 'string';
  if (isText(line)) game.game = line;
  if (isText(start ?? position)) game.position = start ?? position;
  if (Array.isArray(moves)) game.moves = moves.filter(isText).join(';');
  if (first === 'you' || first === 'computer') game.first = first;
  if (players === 1 || players === 2) game.players = players;
  if (Number.isFinite(skill)) game.skill = skill;
  if (['off', 'on-demand', 'on', 'always'].includes(hints)) game.hints = hints;
  if (Number.isSafeInteger(tries) && tries >= 0) game.losses = tries;
}

/** The fields of a link to the current state. */
export function placeOf(game: Game): [string, Record<string, string | number>] {
  const { game: line, start, position, moves, first, players, skill } = game.state as any;
  return [
    'play',
    {
      game: line,
      position,
      ...(moves.length ? { start, moves: moves.join(';') } : {}),
      ...(first === 'you' ? {} : { first }),
      ...(players === 1 ? {} : { players }),
      ...(skill === 1 ? {} : { skill }),
    },
  ];
}
