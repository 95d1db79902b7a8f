import { findFirefox } from '../../scripts/setup/engines.mjs';
import { openFirefox } from './drivers/firefox.js';
import { checkIn } from './suite.js';

const program = findFirefox();
checkIn('Firefox', program ? openFirefox(program) : null);
