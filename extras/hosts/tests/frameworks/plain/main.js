import 'mexplorer/elements';
import { analyze, where } from 'mexplorer';

// Export two functions of the API for the test of this page.
Object.assign(window, { mex: { analyze, where } });
