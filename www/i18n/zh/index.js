import common from './common.js';
import errors from './errors.js';
import games from './games.js';
import moves from './moves.js';
import page from './page.js';
import play from './play.js';

export default {
  common,
  errors,
  games,
  moves,
  page,
  play,
};
