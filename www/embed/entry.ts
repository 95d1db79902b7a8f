/**
 * The entry of dist/embed.js, the script of `embed.html#v1/play?game=nim&position=3+5+7`: a single widget
 * without any surroundings, for a frame in another page. It is a classic script that fetches only another
 * classic script: a sandboxed frame has no origin and may not fetch modules from its own site.
 */
import 'virtual:mexplorer-widgets';
import { follow } from './frame.ts';

follow(document.querySelector('main') ?? document.body);
