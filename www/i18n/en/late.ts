/** What the first view does not say; see ../late.js. */
import learn from './learn.ts';
import practice from './practice.ts';
import why from './why.ts';
import claims from './claims.ts';
import table from './table.ts';
import graph from './graph.ts';
import union from './union.ts';
import quotient from './quotient.ts';
import certificate from './certificate.ts';
import unsolved from './unsolved.ts';
import still from './static.ts';

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
