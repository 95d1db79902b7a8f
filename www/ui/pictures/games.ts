/** A small picture of each game. Decorative: the name must be given in words. */
import { html, nothing, svg } from 'lit';
import { ground, knots, stalk, tree } from './plants.ts';

/**
 * A pebble seen from the side.
 * @param tone 1..6
 */
const pebble = (x: number, y: number, tone: number, rx = 6, ry = 3.4) =>
  svg`<ellipse cx=${x} cy=${y} rx=${rx} ry=${ry} fill=${`var(--mex-stone-${tone})`} /><ellipse
    cx=${x - rx * 0.28} cy=${y - ry * 0.38} rx=${rx * 0.42} ry=${ry * 0.3} fill="#fff" opacity="0.28" />`;

const pile = (x: number, count: number, tone: number) =>
  Array.from({ length: count }, (_, i) => pebble(x, 41 - i * 7.2, tone));

/** Removed stones. */
const ghosts = (x: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      svg`<ellipse cx=${x} cy=${41 - i * 7.2} rx="5.6" ry="3.1" fill="none" stroke="var(--mex-line-strong)" stroke-width="1.1" stroke-dasharray="2 2" />`,
  );

const say = (x: number, y: number, text: string, size = 11) =>
  svg`<text x=${x} y=${y} text-anchor="middle" font-size=${size} font-weight="600" font-family="var(--mex-font-head)" fill="var(--mex-ink)">${text}</text>`;
/** The numbers of a line where they are few enough to be read. */
const numbers = (x: number, y: number, text: string, most: number, width: number) => {
  const size = Math.min(most, width / (0.56 * text.length));
  return text && size >= 7.5 ? say(x, y, text, size) : nothing;
};

const arrow = (d: string) =>
  svg`<path d=${d} fill="none" stroke="var(--mex-ink-soft)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" />`;

const base = svg`<path d="M4 44h48" stroke="var(--mex-line-strong)" stroke-width="1.200" stroke-linecap="round" />`;
/** Skittles. */
const pins = (at: number[]) =>
  at.map(
    (x, i) =>
      svg`<path d=${`M${x} 16c-1.900 0-2.800 1.600-2.200 3.500.7 2.200.7 3.500-.6 7.500-1.600 5-.9 11 .6 16h4.400c1.500-5 2.200-11 .6-16-1.300-4-1.300-5.300-.6-7.500.6-1.900-.3-3.500-2.200-3.500z`} fill=${`var(--mex-stone-${(i % 6) + 1})`} />`,
  );
/** A removed skittle. */
const fallen = (x: number) =>
  svg`<ellipse cx=${x} cy="42.500" rx="3.600" ry="1.400" fill="none" stroke="var(--mex-line-strong)" stroke-width="1.100" stroke-dasharray="2 2" />`;
/** Squares in a row. */
const boxes = (x: number, y: number, count: number, size: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      svg`<rect x=${x + i * size} y=${y} width=${size} height=${size} fill="var(--mex-sunken)" stroke="var(--mex-line-strong)" stroke-width="1.100" />`,
  );
/** A coin from above. */
const disc = (x: number, y: number, tone: number) =>
  svg`<circle cx=${x} cy=${y} r="4.200" fill=${`var(--mex-stone-${tone})`} stroke="var(--mex-surface)" stroke-width="0.800" />`;
/** A coin with its side. */
const side = (x: number, y: number, face: 'H' | 'T', r: number = 11) =>
  svg`<circle cx=${x} cy=${y} r=${r} fill=${face === 'H' ? 'var(--mex-stone-2)' : 'var(--mex-sunken)'} stroke="var(--mex-line-strong)" stroke-width="1.200" /><circle cx=${x} cy=${y} r=${r * 0.5} fill=${face === 'H' ? 'var(--mex-surface)' : 'none'} fill-opacity="0.550" stroke=${face === 'H' ? 'none' : 'var(--mex-line-strong)'} />`;
/** A square of chocolate. */
const bit = (x: number, y: number, poison: boolean) =>
  svg`<rect x=${x} y=${y} width="10" height="10" rx="1.600" fill=${poison ? 'var(--mex-stone-5)' : '#7a5340'} /><rect x=${x + 2.4} y=${y + 2.4} width="5.200" height="5.200" rx="1" fill=${poison ? 'var(--mex-surface)' : '#fff'} fill-opacity=${poison ? 0.9 : 0.14} />`;
/** A lattice of two rows, of which some nodes go: one with its neighbours, or the two of an edge. */
const net = (columns: number[], mode: 1 | 2) => [
  svg`<path d=${`M${columns[0]} 16H${columns[2]}M${columns[0]} 36H${columns[2]}${columns.map((x) => `M${x} 16V36`).join('')}`} fill="none" stroke="var(--mex-line-strong)" stroke-width="1.500" />`,
  columns.flatMap((x, i) =>
    [16, 36].map((y, row) => {
      const gone = mode === 1 ? (row === 0 && i < 2) || (row === 1 && i === 0) : row === 0 && i < 2;
      return svg`<circle cx=${x} cy=${y} r="5" fill=${gone ? 'var(--mex-surface)' : `var(--mex-stone-${i + 1})`} stroke="var(--mex-line-strong)" stroke-width="1.100" stroke-dasharray=${gone ? '2 2' : 'none'} />`;
    }),
  ),
];

/** What shows a game; of one with numbers, what shows those of its line. */
export const pictures: Record<string, unknown[] | ((numbers: string) => unknown[])> = {
  nim: [ground, pile(12, 2, 1), pile(28, 4, 3), pile(44, 3, 2)],
  moore: [
    ground,
    pile(10, 3, 1),
    pile(22, 4, 3),
    pile(34, 2, 2),
    pile(46, 5, 5),
    arrow('M10 19v-9M7 13l3-3 3 3M34 26v-9M31 20l3-3 3 3'),
  ],
  staircase: [
    svg`<path d="M4 46.5h13v-9h13v-9h13v-9h9v27z" fill="var(--mex-sunken)" stroke="var(--mex-line-strong)" stroke-width="1.2" stroke-linejoin="round" />`,
    pebble(23.5, 33.6, 1),
    pebble(36.5, 24.6, 2),
    pebble(36.5, 17.6, 2),
    arrow('M28 14c-5 0-8 4-8.5 10M16 20.500l3.5 4 4.5-3'),
  ],
  subtract: (set) => [
    ground,
    pile(18, 5, 3),
    numbers(39, 20, set, 10, 28),
    arrow('M30 26h18'),
    pebble(39, 41, 3),
  ],
  split: [
    ground,
    ghosts(28, 3),
    pile(11, 2, 4),
    pile(45, 2, 4),
    arrow('M23 18c-5-3-11 0-12 8M8 23l3 3.5 3.5-2.500M33 18c5-3 11 0 12 8M48 23l-3 3.5-3.5-2.5'),
  ],
  merge: [
    ground,
    ghosts(11, 2),
    ghosts(45, 1),
    pile(28, 3, 2),
    arrow(
      'M11 28c1-8 6-12 10-9.500M18 15.500l3.5 3-1.5 4M45 35c0-10-5-18-10-16.500M38 15.500l-3.5 3 1.5 4',
    ),
  ],
  northcott: [
    [12, 28, 44].map(
      (y) =>
        svg`<path d=${`M5 ${y}h46`} stroke="var(--mex-line-strong)" stroke-width="1.3" stroke-linecap="round" />`,
    ),
    [
      [10, 12, 34],
      [22, 28, 46],
      [10, 44, 22],
    ].map(
      ([white, y, black]) =>
        svg`<circle cx=${white} cy=${y} r="4.6" fill="var(--mex-raised)" stroke="var(--mex-ink)" stroke-width="1.4" /><circle cx=${black} cy=${y} r="4.6" fill="var(--mex-ink)" />`,
    ),
  ],
  'two-boxes': [
    svg`<path d="M6 18v20h18V18M32 18v20h18V18" fill="none" stroke="var(--mex-line-strong)" stroke-width="1.8" stroke-linejoin="round" />`,
    [
      [11, 34],
      [19, 34],
      [15, 27],
    ].map(([x, y]) => pebble(x, y, 1, 3.6, 2.8)),
    pebble(41, 34, 2, 3.6, 2.8),
    arrow('M17 13c5-6 16-6 21 0M38 7.500v5.500h-5.500'),
  ],
  'e-and-d': [
    [4, 30].map(
      (x) =>
        svg`<path d=${`M${x} 22v18h9V22M${x + 12} 22v18h9V22`} fill="none" stroke="var(--mex-line-strong)" stroke-width="1.6" stroke-linejoin="round" />`,
    ),
    [
      [8.5, 36.5, 1],
      [8.5, 30.5, 1],
      [20.5, 36.5, 1],
      [34.5, 36.5, 2],
      [46.5, 36.5, 2],
      [46.5, 30.5, 2],
    ].map(([x, y, tone]) => pebble(x, y, tone, 3, 2.4)),
    arrow('M9 17c3-6 9-6 12 0M21 12v5h-5'),
  ],
  'end-nim': [
    ground,
    pile(10, 3, 1),
    pile(22, 1, 3),
    pile(34, 4, 3),
    pile(46, 2, 2),
    arrow('M10 16v-8M7 11l3-3 3 3M46 23v-8M43 18l3-3 3 3'),
  ],
  boxes: [
    [3, 16, 29, 42].map(
      (x) =>
        svg`<path d=${`M${x} 26v16h11V26`} fill="none" stroke="var(--mex-line-strong)" stroke-width="1.6" stroke-linejoin="round" />`,
    ),
    [
      [21.5, 39, 1],
      [21.5, 33, 1],
      [47.5, 39, 2],
      [8.5, 39, 3],
    ].map(([x, y, tone]) => pebble(x, y, tone, 3.6, 2.6)),
    arrow('M46 21c-3-7-9-7-12 0M34.5 16l-.5 5 5-1'),
  ],
  'poker-nim': [
    ground,
    pile(14, 3, 1),
    pile(42, 4, 2),
    ghosts(42, 6).slice(4),
    arrow('M22 15c4-7 9-7 13-3M35 7v5h-5'),
  ],
  ring: [
    svg`<circle cx="28" cy="28" r="17" fill="none" stroke="var(--mex-line-strong)" stroke-width="1.2" stroke-dasharray="2 3" />`,
    [0, 1, 2, 3, 4, 5, 6].map((i) => {
      const turn = (i * Math.PI) / 4 - Math.PI / 2;
      return disc(28 + 17 * Math.cos(turn), 28 + 17 * Math.sin(turn), (i % 6) + 1);
    }),
  ],
  cut: [
    svg`<path d="M6 12h44v32H6zM17 12v32M39 12v32M6 28h44" fill="var(--mex-sunken)" stroke="var(--mex-line-strong)" stroke-width="1.2" />`,
    svg`<path d="M28 6v44" stroke="var(--mex-accent)" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="5 4" />`,
  ],
  cram: [
    boxes(8, 10, 4, 10),
    boxes(8, 20, 4, 10),
    boxes(8, 30, 4, 10),
    svg`<rect x="9.5" y="11.5" width="17" height="7" rx="3" fill="var(--mex-stone-1)" /><rect x="39.500" y="21.500" width="7" height="17" rx="3" fill="var(--mex-stone-2)" />`,
  ],
  notakto: [
    [0, 1, 2].map((y) => boxes(11, 11 + 11 * y, 3, 11)),
    svg`<path d="M14 14l5 5M19 14l-5 5M25 25l5 5M30 25l-5 5M36 14l5 5M41 14l-5 5" stroke="var(--mex-ink)" stroke-width="2" stroke-linecap="round" />`,
  ],
  letters: [
    ['A', 'A', 'B', 'C'].map(
      (letter, i) =>
        svg`<rect x=${5 + i * 12} y=${[24, 14, 24, 24][i]} width="10.5" height="12.5" rx="2.5" fill=${`var(--mex-stone-${[1, 1, 2, 3][i]})`} /><text x=${10.2 + i * 12} y=${[33.6, 23.6, 33.6, 33.6][i]} text-anchor="middle" font-size="9.5" font-weight="700" font-family="var(--mex-font)" fill="var(--mex-surface)">${letter}</text>`,
    ),
    ground,
  ],
  corners: [
    svg`<rect x="16" y="15" width="24" height="24" fill="none" stroke="var(--mex-line-strong)" stroke-width="1.2" stroke-dasharray="2 2" />`,
    side(16, 15, 'T', 6.5),
    side(40, 15, 'H', 6.5),
    side(16, 39, 'H', 6.5),
    side(40, 39, 'T', 6.5),
  ],
  rugs: [
    svg`<rect x="8" y="8" width="40" height="40" rx="3" fill="var(--mex-sunken)" stroke="var(--mex-line-strong)" stroke-width="1.1" />`,
    [0, 1, 2].map((r) =>
      [0, 1, 2].map((c) => side(16 + 12 * c, 16 + 12 * r, (r + c) % 2 ? 'H' : 'T', 4.6)),
    ),
  ],
  product: [
    say(28, 33, '⊗', 30),
    side(13, 13, 'H', 5.5),
    side(43, 13, 'T', 5.5),
    side(13, 45, 'T', 5.5),
    side(43, 45, 'H', 5.5),
  ],
  geography: [
    svg`<path d="M12 14h16l14 12-14 16H14zM28 14v28M42 26h9" fill="none" stroke="var(--mex-line-strong)" stroke-width="1.3" /><path d="M28 14l14 12M14 42h14" stroke="var(--mex-accent)" stroke-width="4" stroke-linecap="round" />`,
    [
      [28, 14],
      [42, 26],
      [28, 42],
      [14, 42],
    ].map(
      ([x, y]) =>
        svg`<circle cx=${x} cy=${y} r="5" fill="var(--mex-raised)" stroke="var(--mex-line-strong)" stroke-width="1.3" />`,
    ),
    svg`<circle cx="12" cy="14" r="5" fill="none" stroke="var(--mex-line-strong)" stroke-width="1.1" stroke-dasharray="2 2" />`,
    pebble(26, 12, 2),
  ],
  graph: [
    arrow('M14 14l11 11M42 15l-11 10M28 32v8M14 18l-1 20M42 19l1 18'),
    [
      [13, 12],
      [43, 12],
      [28, 27],
      [13, 43],
      [43, 43],
      [28, 44],
    ].map(
      ([x, y]) =>
        svg`<circle cx=${x} cy=${y} r="5" fill="var(--mex-raised)" stroke="var(--mex-line-strong)" stroke-width="1.3" />`,
    ),
    pebble(13, 12, 1, 4.2, 3.4),
    pebble(28, 27, 2, 4.2, 3.4),
  ],
  race: (set) => [
    svg`<path d="M6 40h44" stroke="var(--mex-line-strong)" stroke-width="1.3" stroke-linecap="round" />${[6, 17, 28, 39, 50].map((x) => svg`<path d=${`M${x} 36.500v7`} stroke="var(--mex-line-strong)" stroke-width="1.3" stroke-linecap="round" />`)}`,
    arrow('M46 34c-2-11-14-13-17-2M27 34c-2-11-17-13-20-2M12 28.500l-5 4-2-5.5'),
    numbers(28, 14, set, 12, 54),
    pebble(7, 40, 2, 4.4, 3),
  ],
  wythoff: [
    svg`${[0, 1, 2, 3, 4].map((i) => svg`<path d=${`M8 ${8 + i * 9}h36M${8 + i * 9} 8v36`} stroke="var(--mex-line)" stroke-width="1" />`)}`,
    arrow('M40 12h-28M40 12v28M40 12l-26 26'),
    pebble(40, 12, 3, 5, 4),
    svg`<rect x="9" y="36" width="7" height="7" rx="1.5" fill="var(--mex-lose)" />`,
  ],
  fibonacci: [
    svg`<path d="M44 44a34 34 0 0 0-34-34M44 44H10V10M31 44V23H10M31 31H23" fill="none" stroke="var(--mex-line-strong)" stroke-width="1.3" stroke-linejoin="round" />`,
    pebble(38, 38, 2, 5, 3.4),
    pebble(16, 38, 1, 5, 3.4),
    pebble(16, 31.5, 1, 5, 3.4),
  ],
  bounded: (most) => [
    ground,
    pile(18, 5, 1),
    numbers(39, 22, most && `≤ ${most}`, 13, 28),
    arrow('M30 28h18'),
    pile(39, 1, 1),
  ],
  primes: [ground, pile(18, 5, 4), say(39, 20, '2 3 5', 10), arrow('M30 26h18'), pile(39, 1, 4)],
  squares: [ground, pile(18, 5, 6), say(39, 20, '1 4 9', 10), arrow('M30 26h18'), pile(39, 1, 6)],
  divisors: [ground, pile(18, 5, 5), say(39, 21, 'd | n', 11), arrow('M30 26h18'), pile(39, 1, 5)],
  euclid: [
    ground,
    pile(16, 2, 2),
    pile(38, 2, 3),
    ghosts(38, 4).slice(2),
    arrow('M24 34h6M24 30.500v7M47 27v-12M44.500 17.500l2.500-2.500 2.500 2.500'),
  ],
  greedy: [ground, pile(12, 2, 1), pile(28, 5, 3), pile(44, 3, 2), arrow('M38 16l-4-6M34 14v-4h4')],
  kayles: [base, pins([8, 16, 24, 40, 48]), fallen(32)],
  dawson: [base, pins([8, 16, 40, 48]), fallen(24), fallen(32)],
  treblecross: [boxes(4, 24, 6, 8), say(16, 32.5, '×', 15), say(40, 32.5, '×', 15)],
  grundy: [
    ground,
    ghosts(28, 4),
    pile(11, 1, 4),
    pile(45, 3, 4),
    arrow(
      'M23 14c-5-3-11 0-12 12M8 24l3 3.500 3.500-2.500M34 12c5-1 9 1 10 6M41.500 15.500l2.800 3 3.200-2.500',
    ),
  ],
  lasker: [
    ground,
    pile(9, 2, 6),
    pile(23, 2, 6),
    arrow('M16 22v-9M12.500 16l3.500-3.500 3.500 3.500'),
    pile(43, 2, 1),
    ghosts(43, 4).slice(2),
  ],
  officers: [
    ground,
    pile(12, 2, 2),
    pile(44, 2, 2),
    ghosts(28, 1),
    arrow('M28 33v-10M24.500 26l3.500-3.500 3.500 3.500'),
  ],
  octal: (code) => [
    numbers(28, 27, code, 18, 54),
    ground,
    pebble(14, 41, 1),
    pebble(42, 41, 1),
    ghosts(28, 1),
  ],
  hex: (code) => [
    numbers(28, 27, code, 18, 54),
    ground,
    pebble(10, 41, 3),
    pebble(28, 41, 3),
    pebble(46, 41, 3),
  ],
  nimble: [
    boxes(4, 30, 6, 8),
    disc(12, 25, 2),
    disc(12, 34, 2),
    disc(44, 34, 3),
    arrow('M44 20c-6-10-18-10-24-2M20.500 13l-1 5.500 5.500-.5'),
  ],
  'silver-dollar': [
    boxes(4, 30, 6, 8),
    disc(8, 34, 3),
    disc(24, 34, 3),
    disc(48, 34, 3),
    arrow('M47 22c-2-8-12-9-15-2M31.500 15l.3 5.500 5-2'),
  ],
  'turning-turtles': [
    side(14, 28, 'H'),
    side(40, 28, 'T'),
    arrow('M20 14c4-4 12-4 16 0M33 13.800l3.300.500.300-3.300'),
  ],
  'mock-turtles': [
    side(11, 30, 'T', 8),
    side(28, 30, 'T', 8),
    side(45, 30, 'H', 8),
    arrow('M14 17c4-5 10-5 13 0M31 17c4-5 10-5 13 0'),
  ],
  ruler: [
    side(11, 24, 'H', 8),
    side(28, 24, 'T', 8),
    side(45, 24, 'H', 8),
    arrow('M5 40v4h46v-4M16.500 44v-3M28 44v-4M39.500 44v-3'),
  ],
  chomp: [
    [0, 1, 2, 3].map((x) =>
      [0, 1, 2, 3]
        .filter((y) => x < 2 || y < 2)
        .map((y) => bit(6 + x * 11.5, 6 + y * 11.5, !x && !y)),
    ),
  ],
  'node-kayles': net([14, 30, 46], 1),
  'arc-kayles': net([14, 30, 46], 2),
  hackenbush: [
    ground,
    stalk('M18 46V32M18 32L10 18M18 32L26 18M10 18L26 18M42 46V30M42 30C34 16 50 16 42 30'),
    knots([
      [18, 32],
      [10, 18],
      [26, 18],
      [42, 30],
    ]),
  ],
  prune: tree(0, 0, 1, 1),
  uproot: tree(1, 0, 1, 0),
  every: [
    boxes(8, 12, 3, 9),
    boxes(8, 24, 2, 9),
    boxes(8, 36, 4, 9),
    arrow('M46 16H38M42 12L38 16L42 20M46 28H30M34 24L30 28L34 32M54 40H46M49 37L46 40L49 43'),
  ],
  rapid: [
    boxes(8, 12, 3, 9),
    boxes(8, 24, 1, 9),
    boxes(8, 36, 4, 9),
    svg`<path d="M18 20v17" stroke="var(--mex-accent)" stroke-width="3" stroke-linecap="round" />`,
    arrow('M46 28H24M28 24L24 28L28 32'),
  ],
  sum: [ground, pile(11, 3, 1), say(28, 34, '+', 18), pins([38, 47])],
  'two-numbers': [
    [0, 1, 2, 3].flatMap((y) =>
      [0, 1, 2, 3].map(
        (x) =>
          svg`<rect x=${8 + x * 10} y=${8 + y * 10} width="10" height="10" fill=${(x + y) % 2 ? 'var(--mex-line-strong)' : 'var(--mex-raised)'} stroke="var(--mex-line-strong)" stroke-width="0.600" />`,
      ),
    ),
    svg`<circle cx="43" cy="33" r="4.200" fill="var(--mex-stone-2)" />`,
    arrow('M41 29.500L34.500 16.500M34 20.500L34.200 15.800L38 18.500'),
  ],
  rule: [
    svg`<rect x="4" y="14" width="48" height="28" rx="5" fill="var(--mex-raised)" stroke="var(--mex-line-strong)" stroke-width="1.300" />`,
    svg`<text x="8" y="32" font-size="11" font-family="var(--mex-font-mono)" fill="var(--mex-ink)">n <tspan fill="var(--mex-accent)">→</tspan> ?</text>`,
    svg`<path d="M47 20v16" stroke="var(--mex-accent)" stroke-width="1.600" />`,
  ],
};

/**
 * @param name the game's entry on the list; the picture of any other is blank
 * @param game the line whose numbers are shown; none without it
 */
export function picture(name: string, size = 56, game = '') {
  const drawn = pictures[name] ?? nothing;
  const said = game.replace(/^[\w-]+ |\s*misere$/gu, '').replace(/\.\.(?=\d)/gu, '–');
  return html`<svg
    class="picture"
    viewBox="0 0 56 56"
    width=${size}
    height=${size}
    aria-hidden="true"
  >
    ${typeof drawn === 'function' ? drawn(game ? said : '') : drawn}
  </svg>`;
}
