/** All widgets for other pages. */
import './widgets-small.ts';
import './learn/mex-lesson.ts';
