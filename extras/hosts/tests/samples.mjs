/** The samples that are built and played on, for the table of hosts in the documents. */
import { frameworks } from './frameworks/frameworks.mjs';
import { integrations } from './integrations/integrations.mjs';

export default { frameworks, integrations };
