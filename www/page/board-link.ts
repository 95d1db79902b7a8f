/** Keeps the board's model and the link's store at the same game: each follows the other's changes. */
import { stateOf } from '../play/snapshot.ts';
import type { GameModel } from '../play/game-model.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** The fields of the link that the board has. */
const FIELDS = [
  ...(['game', 'start', 'position', 'moves'] as const),
  ...(['first', 'skill', 'players', 'hints'] as const),
];

export function linkBoard(store: Store, model: GameModel) {
  /** Whether the board's change is being written into the store. */
  let writing = false;

  const follow = () => {
    if (writing || store.placing) return;
    const { view, game, start: position, moves, first, skill, players, hints } = store.state;
    if (view !== 'play') model.hide();
    model.ask({ game, position, moves: moves.join(';') || null }, true);
    model.configure({ first, skill, players: players === '2' ? 2 : 1, hints });
  };

  const tell = () => {
    const { players, ...rest } = stateOf(model);
    const board = { ...rest, players: String(players) } as Partial<State>;
    const changed = FIELDS.filter((name) => String(board[name]) !== String(store.state[name]));
    const patch = Object.fromEntries(changed.map((name) => [name, board[name]]));
    const another = changed.includes('game') || changed.includes('start');
    writing = true;
    store.patch(patch, another && !model.linked);
    writing = false;
  };

  model.tellsAll = true;
  follow();
  store.subscribe(follow);
  model.on('change', tell);
}
