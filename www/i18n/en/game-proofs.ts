/** What explanations say of games, from ./games. */
import { proofsOf } from '../game-files.ts';

export const { why, claims } = await proofsOf('en');
