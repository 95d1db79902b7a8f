/** Conversion between the link of the board and the fields of the page's state. */
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
  const seats = { first, players: Number(players) as BoardLink['players'], matchId };
  return { game, start, position, moves, skill, hints, believes, ...seats };
};

/**
 * The settings of the board in an empty link: a person moves first against a computer that plays perfectly.
 */
const { first, skill, players, hints, vs, match, believes, why } = defaults;
export const usualSeats = { first, skill, players, hints, vs, match, believes, why };

/**
 * Return the state for the link that is sent to a friend: the match alone, with default settings of the
 * board.
 */
export function matchLink(link: BoardLink, state: State): State {
  const { vs: friend, match: name, ...board } = fieldsOf(link);
  return { ...state, ...board, ...usualSeats, view: 'play', vs: friend, match: name };
}
