/** The widgets without the lessons, whose texts are larger than everything else. */
import './play/mex-game.ts';
import './tables/mex-table.ts';
import './graph/mex-graph.ts';
import './union/mex-union.ts';
import './union/mex-venn.ts';
import './quotient/mex-quotient.ts';
import './why/mex-why.ts';
import './learn/mex-ask.ts';
import './learn/mex-bits.ts';
import './learn/mex-builder.ts';
import './learn/mex-check.ts';
import './learn/mex-proof.ts';
import './learn/mex-twin.ts';
