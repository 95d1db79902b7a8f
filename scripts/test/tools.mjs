/**
 * The functions that the parts of `npm test` in extensions receive, so that an extension imports no script of
 * the project.
 */
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
