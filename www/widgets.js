/** The widgets that pages of others may use. */
import './widgets-small.js';
import './learn/mex-lesson.js';
