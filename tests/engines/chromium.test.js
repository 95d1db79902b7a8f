import { openChromium } from './drivers/chromium.js';
import { checkIn } from './suite.js';

checkIn('Chromium', openChromium);
