import common from './common.ts';
import errors from './errors.ts';
import games from './games.ts';
import moves from './moves.ts';
import page from './page.ts';
import play from './play.ts';

export default {
  common,
  errors,
  games,
  moves,
  page,
  play,
};
