/**
 * dist/embed.js, the script of `embed.html#v1/play?game=nim&position=3+5+7`: one widget and nothing
 * around it, for a frame in another page. It is a classic script that fetches nothing but
 * another one, since a frame that is sandboxed has no origin of its own, and may fetch no modules
 * from where it came.
 */
import 'virtual:mexplorer-widgets';
import { follow } from './frame.ts';

follow(document.querySelector('main') ?? document.body);
