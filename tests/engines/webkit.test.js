import { findWebKit } from '../../scripts/setup/engines.mjs';
import { openWebKit } from './drivers/webkit.js';
import { checkIn } from './suite.js';

const programs = findWebKit();
checkIn('WebKitGTK', programs ? openWebKit(programs) : null);
