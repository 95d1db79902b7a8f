import boards from './boards.js';
import common from './common.js';
import errors from './errors.js';
import games from './games.js';
import learn from './learn.js';
import moves from './moves.js';
import page from './page.js';
import play from './play.js';
import practice from './practice.js';
import why from './why.js';
import table from './table.js';
import graph from './graph.js';
import union from './union.js';
import still from './static.js';

export default {
  boards,
  common,
  errors,
  games,
  learn,
  moves,
  page,
  play,
  practice,
  why,
  table,
  graph,
  union,
  static: still,
};
