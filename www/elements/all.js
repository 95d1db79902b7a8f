/** The widgets that pages of others may use. */
import './mex-game.js';
import './mex-table.js';
import './mex-graph.js';
import './mex-union.js';
import './mex-why.js';
