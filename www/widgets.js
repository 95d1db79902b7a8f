/** The widgets that pages of others may use. */
import './play/mex-game.js';
import './tables/mex-table.js';
import './graph/mex-graph.js';
import './union/mex-union.js';
import './why/mex-why.js';
