import 'mexplorer/elements';
import { analyze, where } from 'mexplorer';
import theme from 'vitepress/theme';

if (typeof window === 'object') Object.assign(window, { mex: { analyze, where } });

export default theme;
