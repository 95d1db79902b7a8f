/**
 * The pictures of the games that the small core supports; one of them stands above the first board. The
 * pictures of all games are loaded on demand.
 */
import { drawings, drawn } from './shapes.ts';

/** For each game, the shapes of its picture. */
export const firstPictures = drawings({
  nim: 'ground, pile 12 2 1, pile 28 4 3, pile 44 3 2',
  staircase:
    'block M4 46.5h13v-9h13v-9h13v-9h9v27z, pebble 23.5 33.6 1, pebble 36.5 24.6 2, pebble 36.5 17.6 2, arrow M28 14c-5 0-8 4-8.5 10M16 20.5l3.5 4 4.5-3',
  boxes:
    'wall M3 26v16h11V26M16 26v16h11V26M29 26v16h11V26M42 26v16h11V26, pebble 21.5 39 1 3.6 2.6, pebble 21.5 33 1 3.6 2.6, pebble 47.5 39 2 3.6 2.6, pebble 8.5 39 3 3.6 2.6, arrow M46 21c-3-7-9-7-12 0M34.5 16l-.5 5 5-1',
});

/**
 * Draw the picture of a game.
 * @param texts the shapes of pictures, by the name of the game in the list of games
 * @param name the name of the game; unknown names give an empty picture
 * @param game the game's text; its numbers are drawn if the picture has a place for them
 */
export function pictureIn(texts: Record<string, string>, name: string, size = 56, game = '') {
  const said = game.replace(/^[\w-]+ |\s*misere$/gu, '').replace(/\.\.(?=\d)/gu, '–');
  return drawn(texts[name] ?? '', size, said);
}
