/** The widgets that pages of others may use. */
import './play/mex-game.js';
import './tables/mex-table.js';
import './graph/mex-graph.js';
import './union/mex-union.js';
import './why/mex-why.js';
import './learn/mex-ask.js';
import './learn/mex-bits.js';
import './learn/mex-builder.js';
import './learn/mex-check.js';
import './learn/mex-lesson.js';
import './learn/mex-proof.js';
import './learn/mex-twin.js';
