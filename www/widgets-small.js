/** The widgets without the lessons, whose texts are larger than everything else. */
import './play/mex-game.js';
import './tables/mex-table.js';
import './graph/mex-graph.js';
import './union/mex-union.js';
import './union/mex-venn.js';
import './quotient/mex-quotient.js';
import './why/mex-why.js';
import './learn/mex-ask.js';
import './learn/mex-bits.js';
import './learn/mex-builder.js';
import './learn/mex-check.js';
import './learn/mex-proof.js';
import './learn/mex-twin.js';
