/** All widgets for other pages. */
import './widgets-small.js';
import './learn/mex-lesson.js';
