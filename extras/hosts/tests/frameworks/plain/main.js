import 'mexplorer/elements';
import { analyze, where } from 'mexplorer';

// For the test that looks at this page.
Object.assign(window, { mex: { analyze, where } });
