/**
 * dist/mexplorer-standalone.js: all of Mexplorer as one classic script that fetches nothing, for
 * pages opened from a disk: `<script src="mexplorer-standalone.js"></script>`. It defines the
 * elements but for `mex-lesson`, and the calls of the API stand in the global `mexplorer`.
 */
import '../widgets-small.js';

export * from '../index.js';
