/** The page's entry. The shell stands first; views come when they are opened. */
import './elements/mex-app.js';
