/**
 * dist/mexplorer-standalone.js: all of Mexplorer as a classic script for pages opened from a disk, `<script
 * src="mexplorer-standalone.js"></script>`. The script fetches nothing but mexplorer-core.js in the same
 * folder. It defines all elements except `mex-lesson`, and the functions of the API in the global
 * `mexplorer`.
 */
import { isFirst } from '../ui/host-page/single-copy.ts';
import { findAll, whenRead } from '../ui/host-page/discover.ts';
import { freeSwallowed } from '../ui/host-page/self-closed.ts';
import { UPGRADED, upgrade } from '../ui/host-page/upgrade.ts';
import 'virtual:mexplorer-widgets';

function begin() {
  freeSwallowed(document);
  findAll(document, UPGRADED, upgrade);
}

if (isFirst) whenRead(document, begin);

export * from '../index.ts';
