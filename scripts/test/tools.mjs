/** The tools that the kernel gives the parts of extras in `npm test`, so that an extra imports none of its scripts. */
import { launch } from '../lib/launch.mjs';
import { DIST, LOGS, ROOT, TOOLS, which } from '../lib/paths.mjs';
import { SetupError, capture, run, slow } from '../lib/run.mjs';
import { serve } from '../lib/server.mjs';
import { lane, stage } from '../lib/steps.mjs';
import { npm } from '../setup/npm.mjs';

export const tools = {
  ...{ DIST, LOGS, ROOT, TOOLS, which },
  ...{ SetupError, capture, run, slow, npm },
  ...{ lane, stage, launch, serve },
};
