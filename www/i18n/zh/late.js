/** What the first view does not say; see ../late.js. */
import learn from './learn.js';
import practice from './practice.js';
import why from './why.js';
import claims from './claims.js';
import table from './table.js';
import graph from './graph.js';
import union from './union.js';
import quotient from './quotient.js';
import certificate from './certificate.js';
import unsolved from './unsolved.js';
import still from './static.js';

export default {
  learn,
  practice,
  why,
  claims,
  table,
  graph,
  union,
  quotient,
  certificate,
  unsolved,
  static: still,
};
