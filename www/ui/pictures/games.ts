/** A small picture of each game. Pictures are decorative, so the name of the game must be given as text. */
import { firstPictures, pictureIn } from './first-games.ts';
import { drawings } from './shapes.ts';

/** For each game, the shapes of its picture. */
export const pictures: Record<string, string> = {
  ...firstPictures,
  ...drawings({
    moore:
      'ground, pile 10 3 1, pile 22 4 3, pile 34 2 2, pile 46 5 5, arrow M10 19v-9M7 13l3-3 3 3M34 26v-9M31 20l3-3 3 3',
    subtract: 'ground, pile 18 5 3, numbers 39 20 10 28, arrow M30 26h18, pebble 39 41 3',
    split:
      'ground, ghosts 28 0 3, pile 11 2 4, pile 45 2 4, arrow M23 18c-5-3-11 0-12 8M8 23l3 3.5 3.5-2.5M33 18c5-3 11 0 12 8M48 23l-3 3.5-3.5-2.5',
    merge:
      'ground, ghosts 11 0 2, ghosts 45 0 1, pile 28 3 2, arrow M11 28c1-8 6-12 10-9.5M18 15.5l3.5 3-1.5 4M45 35c0-10-5-18-10-16.5M38 15.5l-3.5 3 1.5 4',
    northcott:
      'line M5 12h46M5 28h46M5 44h46, white 10 12, black 34 12, white 22 28, black 46 28, white 10 44, black 22 44',
    'two-boxes':
      'wall M6 18v20h18V18M32 18v20h18V18, pebble 11 34 1 3.6 2.8, pebble 19 34 1 3.6 2.8, pebble 15 27 1 3.6 2.8, pebble 41 34 2 3.6 2.8, arrow M17 13c5-6 16-6 21 0M38 7.5v5.5h-5.5',
    'e-and-d':
      'wall M4 22v18h9V22M16 22v18h9V22M30 22v18h9V22M42 22v18h9V22, pebble 8.5 36.5 1 3 2.4, pebble 8.5 30.5 1 3 2.4, pebble 20.5 36.5 1 3 2.4, pebble 34.5 36.5 2 3 2.4, pebble 46.5 36.5 2 3 2.4, pebble 46.5 30.5 2 3 2.4, arrow M9 17c3-6 9-6 12 0M21 12v5h-5',
    'end-nim':
      'ground, pile 10 3 1, pile 22 1 3, pile 34 4 3, pile 46 2 2, arrow M10 16v-8M7 11l3-3 3 3M46 23v-8M43 18l3-3 3 3',
    'poker-nim':
      'ground, pile 14 3 1, pile 42 4 2, ghosts 42 4 6, arrow M22 15c4-7 9-7 13-3M35 7v5h-5',
    ring: 'dashed M45 28a17 17 0 1 1-34 0a17 17 0 1 1 34 0, disc 28 11 1, disc 40 16 2, disc 45 28 3, disc 40 40 4, disc 28 45 5, disc 16 40 6, disc 11 28 1',
    cut: 'block M6 12h44v32H6zM17 12v32M39 12v32M6 28h44, cut M28 6v44',
    cram: 'boxes 8 10 4 10, boxes 8 20 4 10, boxes 8 30 4 10, tile 9.5 11.5 17 7 1, tile 39.5 21.5 7 17 2',
    notakto:
      'boxes 11 11 3 11, boxes 11 22 3 11, boxes 11 33 3 11, cross M14 14l5 5M19 14l-5 5M25 25l5 5M30 25l-5 5M36 14l5 5M41 14l-5 5',
    queens:
      'board, man M15.5 21.5L20 37H36L40.5 21.5L33.6 30.5L28 17L22.4 30.5ZM13.2 20a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0ZM25.5 15.4a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM38.2 20a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0ZM18 38.6h20v3H18ZM16 41.4h24v4H16Z',
    kings:
      'board, man M26.5 11.5H29.5V14.6H32.6V17.4H29.5V20.6C36 17.4 42 21 39.6 28C38.4 31.8 36.4 34 36 37H20C19.6 34 17.6 31.8 16.4 28C14 21 20 17.4 26.5 20.6V17.4H23.4V14.6H26.5ZM18 38.6h20v3H18ZM16 41.4h24v4H16Z',
    knights:
      'board, man M20.5 37.5C20.5 32 25.5 29.6 26.8 25.8C24 28.2 20.8 28.6 18.8 30.8C16.6 30 15.8 28.4 16.4 26.6C19 23.6 19.6 19.4 23 17L23.2 13L26.8 16C34.6 16.4 39 23.4 37.6 37.5ZM18 38.6h20v3H18ZM16 41.4h24v4H16Z',
    bishops:
      'board, man M28 16.4C34.8 21.4 36.6 29 33 34.4L34.6 37.4H21.4L23 34.4C19.4 29 21.2 21.4 28 16.4ZM25.7 14.6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0ZM18 38.6h20v3H18ZM16 41.4h24v4H16Z',
    rooks:
      'board, man M17.8 16.6H22.4V20H25.7V16.6H30.3V20H33.6V16.6H38.2V24L35.4 26.2V34.6L37.2 37.4H18.8L20.6 34.6V26.2L17.8 24ZM18 38.6h20v3H18ZM16 41.4h24v4H16Z',
    letters:
      'tile 5 24 10.5 12.5 1, tile 17 14 10.5 12.5 1, tile 29 24 10.5 12.5 2, tile 41 24 10.5 12.5 3, ink 10.2 33.6 9.5 A, ink 22.2 23.6 9.5 A, ink 34.2 33.6 9.5 B, ink 46.2 33.6 9.5 C, ground',
    corners: 'dashed M16 15h24v24h-24z, tails 6.5 16 15 40 39, heads 6.5 40 15 16 39',
    rugs: 'block M8 8h40v40h-40z, tails 4.6 16 16 40 16 28 28 16 40 40 40, heads 4.6 28 16 16 28 40 28 28 40',
    product: 'say 28 33 30 ⊗, heads 5.5 13 13 43 45, tails 5.5 43 13 13 45',
    geography:
      'line M12 14h16l14 12-14 16H14zM28 14v28M42 26h9, accent M28 14l14 12M14 42h14, nodes 28 14 42 26 28 42 14 42, dashed M17 14a5 5 0 1 1-10 0a5 5 0 1 1 10 0, pebble 26 12 2',
    graph:
      'arrow M14 14l11 11M42 15l-11 10M28 32v8M14 18l-1 20M42 19l1 18, nodes 13 12 43 12 28 27 13 43 43 43 28 44, pebble 13 12 1 4.2 3.4, pebble 28 27 2 4.2 3.4',
    race: 'line M6 40h44M6 36.5v7M17 36.5v7M28 36.5v7M39 36.5v7M50 36.5v7, arrow M46 34c-2-11-14-13-17-2M27 34c-2-11-17-13-20-2M12 28.5l-5 4-2-5.5, numbers 28 14 12 54, pebble 7 40 2 4.4 3',
    wythoff:
      'fine M8 8h36M8 17h36M8 26h36M8 35h36M8 44h36M8 8v36M17 8v36M26 8v36M35 8v36M44 8v36, arrow M40 12h-28M40 12v28M40 12l-26 26, pebble 40 12 3 5 4, lost 9 36 7',
    fibonacci:
      'line M44 44a34 34 0 0 0-34-34M44 44H10V10M31 44V23H10M31 31H23, pebble 38 38 2 5 3.4, pebble 16 38 1 5 3.4, pebble 16 31.5 1 5 3.4',
    bounded: 'ground, pile 18 5 1, numbers 39 22 13 28 ≤, arrow M30 28h18, pile 39 1 1',
    primes: 'ground, pile 18 5 4, say 39 20 10 2 3 5, arrow M30 26h18, pile 39 1 4',
    squares: 'ground, pile 18 5 6, say 39 20 10 1 4 9, arrow M30 26h18, pile 39 1 6',
    divisors: 'ground, pile 18 5 5, say 39 21 11 d | n, arrow M30 26h18, pile 39 1 5',
    euclid:
      'ground, pile 16 2 2, pile 38 2 3, ghosts 38 2 4, arrow M24 34h6M24 30.5v7M47 27v-12M44.5 17.5l2.5-2.5 2.5 2.5',
    greedy: 'ground, pile 12 2 1, pile 28 5 3, pile 44 3 2, arrow M38 16l-4-6M34 14v-4h4',
    kayles: 'line M4 44h48, pins 8 16 24 40 48, fallen 32',
    dawson: 'line M4 44h48, pins 8 16 40 48, fallen 24 32',
    treblecross: 'boxes 4 24 6 8, say 16 32.5 15 ×, say 40 32.5 15 ×',
    grundy:
      'ground, ghosts 28 0 4, pile 11 1 4, pile 45 3 4, arrow M23 14c-5-3-11 0-12 12M8 24l3 3.5 3.5-2.5M34 12c5-1 9 1 10 6M41.5 15.5l2.8 3 3.2-2.5',
    lasker:
      'ground, pile 9 2 6, pile 23 2 6, arrow M16 22v-9M12.5 16l3.5-3.5 3.5 3.5, pile 43 2 1, ghosts 43 2 4',
    officers:
      'ground, pile 12 2 2, pile 44 2 2, ghosts 28 0 1, arrow M28 33v-10M24.5 26l3.5-3.5 3.5 3.5',
    octal: 'numbers 28 27 18 54, ground, pebble 14 41 1, pebble 42 41 1, ghosts 28 0 1',
    hex: 'numbers 28 27 18 54, ground, pebble 10 41 3, pebble 28 41 3, pebble 46 41 3',
    nimble:
      'boxes 4 30 6 8, disc 12 25 2, disc 12 34 2, disc 44 34 3, arrow M44 20c-6-10-18-10-24-2M20.5 13l-1 5.5 5.5-.5',
    'silver-dollar':
      'boxes 4 30 6 8, disc 8 34 3, disc 24 34 3, disc 48 34 3, arrow M47 22c-2-8-12-9-15-2M31.5 15l.3 5.5 5-2',
    'turning-turtles':
      'heads 11 14 28, tails 11 40 28, arrow M20 14c4-4 12-4 16 0M33 13.8l3.3.5.3-3.3',
    'mock-turtles':
      'tails 8 11 30 28 30, heads 8 45 30, arrow M14 17c4-5 10-5 13 0M31 17c4-5 10-5 13 0',
    ruler: 'heads 8 11 24 45 24, tails 8 28 24, arrow M5 40v4h46v-4M16.5 44v-3M28 44v-4M39.5 44v-3',
    chomp: 'chocolate',
    'node-kayles': 'net 2 1',
    'arc-kayles': 'net 2 0',
    hackenbush:
      'ground, stalk M18 46V32M18 32L10 18M18 32L26 18M10 18L26 18M42 46V30M42 30C34 16 50 16 42 30, knots 2.6 18 32 10 18 26 18 42 30',
    prune:
      'ground, stalk M28 46V34M28 34L16 22M28 34L40 22M40 22V10, knots 4 28 34 16 22, pruned 4 40 22 40 10',
    uproot:
      'ground, stalk M28 46V34M28 34L16 22M28 34L40 22M40 22V10, knots 4 16 22 40 10, pruned 4 28 34 40 22',
    every:
      'boxes 8 12 3 9, boxes 8 24 2 9, boxes 8 36 4 9, arrow M46 16H38M42 12L38 16L42 20M46 28H30M34 24L30 28L34 32M54 40H46M49 37L46 40L49 43',
    rapid:
      'boxes 8 12 3 9, boxes 8 24 1 9, boxes 8 36 4 9, accent M18 20v17, arrow M46 28H24M28 24L24 28L28 32',
    sum: 'ground, pile 11 3 1, say 28 34 18 +, pins 38 47',
    'two-numbers': 'board, disc 43 33 2, arrow M41 29.5L34.5 16.5M34 20.5L34.2 15.8L38 18.5',
    rule: 'panel 4 14 48 28, say 18 32 11 n, hint 28 32 11 →, say 38 32 11 ?, thin M47 20v16',
  }),
};

/**
 * Draw the picture of a game.
 * @param name the name of the game in the list of games
 * @param game the game's text; its numbers are drawn if the picture has a place for them
 */
export const picture = (name: string, size?: number, game?: string) =>
  pictureIn(pictures, name, size, game);
