/** The samples that the tests build and play on, for the table of hosts in the documentation. */
import { frameworks } from './frameworks/frameworks.mjs';
import { integrations } from './integrations/integrations.mjs';

export default { frameworks, integrations };
