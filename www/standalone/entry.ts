/**
 * dist/mexplorer-standalone.js: all of Mexplorer as a classic script that fetches nothing but the script
 * beside it, for pages opened from a disk: `<script src="mexplorer-standalone.js"></script>`. It defines the
 * elements but for `mex-lesson`, and the calls of the API stand in the global `mexplorer`.
 */
import { isFirst } from '../ui/host-page/single-copy.ts';
import { findAll, whenRead } from '../ui/host-page/discover.ts';
import { UPGRADED, upgrade } from '../ui/host-page/upgrade.ts';
import '../widgets-small.ts';

if (isFirst) whenRead(document, () => findAll(document, UPGRADED, upgrade));

export * from '../index.ts';
