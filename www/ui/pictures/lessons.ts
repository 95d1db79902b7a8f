/**
 * A small picture of each lesson, in the style of the games' pictures. Pictures are decorative, so the title
 * of the lesson is given as text.
 */
import { picture } from './games.ts';
import { drawings, drawn } from './shapes.ts';

const pictures = drawings({
  first: 'line M4 44h48, pebble 17 39 1 8 4.4, pebble 39 39 2 8 4.4',
  games:
    'arrow M17 28h18M30 24l5 4-5 4, won 12 28 8, ink 12 32 11 N, lost 36.5 20.5 15, ink 44 32 11 P',
  mex: 'panel 3 20 11 16, say 8.5 32 12 0, panel 16 20 11 16, say 21.5 32 12 1, thin M29 20h11v16h-11z, hint 34.5 32 12 ?, panel 42 20 11 16, say 47.5 32 12 3',
  sg: 'panel 3 18 17 20, say 11.5 33 14 3, panel 36 18 17 20, say 44.5 33 14 2, thin M33.5 28a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0M28 22.5v11M22.5 28h11',
  union: 'disk 21 28 15 1, disk 35 28 15 2',
  misere: 'line M4 44h48, pebble 28 39 3 8 4.4, warning M18 12l20 20M38 12L18 32',
  periods:
    'tile 7 9 12 11 1, tile 22 9 12 11 2, tile 37 9 12 11 3, tile 7 23 12 11 1, tile 22 23 12 11 2, tile 37 23 12 11 3, tile 7 37 12 11 1, tile 22 37 12 11 2, tile 37 37 12 11 3',
  quotient:
    'line M28 12L12 28M28 12l16 16M12 28l16 16M44 28L28 44, panel 19 4 18 14, say 28 15 11 1, panel 2 21 18 14, say 11 32 11 a, panel 36 21 18 14, say 45 32 11 b, panel 19 38 18 14, say 28 49 11 ab',
});

/** The game whose picture a lesson uses, by the lesson's id. */
const GAMES: Record<string, string> = { digraph: 'graph', sums: 'kayles' };

/**
 * Draw the picture of a lesson.
 * @param id the id of the lesson
 */
export const lessonPicture = (id: string, size: number = 56) =>
  pictures[id] ? drawn(pictures[id], size) : picture(GAMES[id] ?? id, size);
