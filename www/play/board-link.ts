/** The board's part of the page's link, as the fields of a state. */
import { defaults } from '../links/state.ts';
import type { BoardLink } from './game-state.ts';
import type { State } from '../links/state.ts';

type BoardFields = Pick<
  State,
  | 'game'
  | 'start'
  | 'position'
  | 'moves'
  | 'first'
  | 'skill'
  | 'players'
  | 'hints'
  | 'vs'
  | 'match'
  | 'believes'
>;

export const fieldsOf = (link: BoardLink): BoardFields => ({
  ...{ game: link.game, start: link.start, position: link.position, moves: [...link.moves] },
  ...{ first: link.first, skill: link.skill, players: `${link.players}` },
  ...{ vs: link.matchId === null ? 'computer' : 'friend', match: link.matchId ?? '' },
  hints: link.hints as State['hints'],
  believes: link.believes,
});

export const linkIn = (state: BoardFields): Partial<BoardLink> => {
  const { game, start, position, moves, first, skill, players, hints, vs, match, believes } = state;
  const matchId = vs === 'friend' ? match : null;
  // Winning moves are not for a match, unless its link has them.
  const shown = matchId !== null && hints === 'on-demand' ? 'off' : hints;
  const seats = { first, players: Number(players) as BoardLink['players'], matchId };
  return { game, start, position, moves, skill, hints: shown, believes, ...seats };
};

/** How the board is set in an empty link: a person begins against a computer that plays perfectly. */
const { first, skill, players, hints, vs, match, believes, why } = defaults;
export const usualSeats = { first, skill, players, hints, vs, match, believes, why };

/** The link that a friend is sent: the match alone, and not how the board looks here. */
export function matchLink(link: BoardLink, state: State): State {
  const { vs: friend, match: name, ...board } = fieldsOf(link);
  return { ...state, ...board, ...usualSeats, view: 'play', vs: friend, match: name };
}
