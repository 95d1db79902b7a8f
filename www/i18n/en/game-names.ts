/** What a first view says of games, from ./games. */
import { namesOf } from '../game-files.ts';

export default await namesOf('en');
