/**
 * Code that a TypeScript author writes against the package's types. The compiler must report the errors
 * marked as expected.
 */
import { analyze, configure, MexError, where } from 'mexplorer';
import type { Analysis, Description, GameEntry, Place, Table } from 'mexplorer';
import 'mexplorer/elements';
import { ready } from 'mexplorer/elements';
import type { MexGame } from 'mexplorer/elements';

export const answer: Promise<Analysis> = analyze('nim', '3 5 7');
export const shapes: [Description?, GameEntry?, Place?, Table?] = [];
export const place: 'worker' | 'page' | null = await where();
configure({ base: '/wasm/' });
await ready;

const game: MexGame = document.createElement('mex-game');
game.skill = 0.5;
game.players = 2;
export const legal: boolean = await game.move('2-3');
game.addEventListener('mex-move', ({ detail }) => detail.to.split(' '));
game.addEventListener('mex-error', ({ detail }) => detail.code.length);
game.addEventListener('click', (event) => event.clientX);
document.querySelector('mex-table')!.upto = 40;

// @ts-expect-error three people do not play
game.players = 3;
// @ts-expect-error no widget is called so
export const none: MexGame = document.createElement('mex-none');
// @ts-expect-error the event has no such detail
game.addEventListener('mex-move', ({ detail }) => detail.nothing);

export const code = (error: unknown) => (error instanceof MexError ? error.code : null);
