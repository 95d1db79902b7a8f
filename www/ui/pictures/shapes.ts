/**
 * Small pictures described by text: shapes separated by commas, each with its name and its numbers, then a
 * path or a word. Pictures fit into a square of 56 by 56.
 */
import { html, nothing, svg } from 'lit';

const stone = (tone: number) => `var(--mex-stone-${tone})`;

/** Draw a path without a fill. */
const stroke = (d: string, colour: string, width: number, dash = '') =>
  svg`<path d=${d} fill="none" stroke="var(--mex-${colour})" stroke-width=${width} stroke-dasharray=${dash}
    stroke-linecap="round" stroke-linejoin="round" />`;

const rect = (x: number, y: number, width: number, height: number, rx: number, fill: string) =>
  svg`<rect x=${x} y=${y} width=${width} height=${height} rx=${rx} fill=${fill} />`;

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1) =>
  svg`<ellipse cx=${x} cy=${y} rx=${rx} ry=${ry} fill=${fill} opacity=${opacity} />`;

const circle = (x: number, y: number, r: number, fill: string, edge = 'line-strong', width = 1.2) =>
  svg`<circle cx=${x} cy=${y} r=${r} fill=${fill} stroke="var(--mex-${edge})" stroke-width=${width} />`;

const write = (x: number, y: number, size: number, text: string, fill = 'ink') =>
  svg`<text x=${x} y=${y} text-anchor="middle" font-size=${size} font-weight="600"
    font-family="var(--mex-font-head)" fill="var(--mex-${fill})">${text}</text>`;

const pebble = (x: number, y: number, tone: number, rx = 6, ry = 3.4) => [
  ellipse(x, y, rx, ry, stone(tone)),
  ellipse(x - rx * 0.28, y - ry * 0.38, rx * 0.42, ry * 0.3, '#fff', 0.28),
];

const outline = (x: number, y: number, rx: number, ry: number) =>
  svg`<ellipse cx=${x} cy=${y} rx=${rx} ry=${ry} fill="none" stroke="var(--mex-line-strong)"
    stroke-width="1.1" stroke-dasharray="2 2" />`;

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

const pairs = <T>(at: number[], draw: (x: number, y: number) => T) =>
  range(0, at.length / 2).map((i) => draw(at[2 * i], at[2 * i + 1]));

const squares = (draw: (x: number, y: number) => unknown) =>
  range(0, 16).map((i) => draw(i % 4, Math.floor(i / 4)));

const knots = (r: number, at: number[], opacity: number) =>
  pairs(at, (x, y) => svg`<g opacity=${opacity}>${circle(x, y, r, stone(5), 'surface', 0.8)}</g>`);

const frame = (x: number, y: number, wide: number, high: number, rx: number, fill: string) =>
  svg`<rect x=${x} y=${y} width=${wide} height=${high} rx=${rx} fill="var(--mex-${fill})"
    stroke="var(--mex-line-strong)" stroke-width=${rx ? 1.3 : 1.1} />`;

type Shape = (...at: number[]) => unknown;
type Path = (d: string) => unknown;
type Word = (x: number, y: number, size: number, text: string, numbers: string) => unknown;

/** Shapes that are drawn from numbers alone. */
const shapes = {
  ground: () => stroke('M4 46.5h48', 'line-strong', 1.2),
  pebble,
  pile: (x, count, tone) => range(0, count).map((i) => pebble(x, 41 - i * 7.2, tone)),
  /** Outlines of the stones that were removed from a pile. */
  ghosts: (x, from, to) => range(from, to).map((i) => outline(x, 41 - i * 7.2, 5.6, 3.1)),
  /** Skittles (pins) at the given x coordinates. */
  pins: (...at) =>
    at.map((x, i) => {
      const d = `M${x} 16c-1.9 0-2.8 1.6-2.2 3.5.7 2.2.7 3.5-.6 7.5-1.6 5-.9 11 .6 16h4.4c1.5-5 2.2-11 .6-16-1.3-4-1.3-5.3-.6-7.5.6-1.9-.3-3.5-2.2-3.5z`;
      return svg`<path d=${d} fill=${stone((i % 6) + 1)} />`;
    }),
  fallen: (...at) => at.map((x) => outline(x, 42.5, 3.6, 1.4)),
  boxes: (x, y, count, size) =>
    range(0, count).map((i) => frame(x + i * size, y, size, size, 0, 'sunken')),
  tile: (x, y, width, height, tone) => rect(x, y, width, height, 2.5, stone(tone)),
  lost: (x, y, size) => rect(x, y, size, size, size / 5, 'var(--mex-lose)'),
  won: (x, y, r) => ellipse(x, y, r, r, 'var(--mex-win)'),
  panel: (x, y, width, height) => frame(x, y, width, height, 4, 'raised'),
  /** Coins from above. */
  disc: (x, y, tone) => circle(x, y, 4.2, stone(tone), 'surface', 0.8),
  heads: (r, ...at) =>
    pairs(at, (x, y) => [
      circle(x, y, r, stone(2)),
      svg`<circle cx=${x} cy=${y} r=${r / 2} fill="var(--mex-surface)" fill-opacity="0.55" />`,
    ]),
  tails: (r, ...at) =>
    pairs(at, (x, y) => [r, r / 2].map((one) => circle(x, y, one, 'var(--mex-sunken)'))),
  white: (x, y) => circle(x, y, 4.6, 'var(--mex-raised)', 'ink', 1.4),
  black: (x, y) => circle(x, y, 4.6, 'var(--mex-ink)', 'ink', 0),
  nodes: (...at) => pairs(at, (x, y) => circle(x, y, 5, 'var(--mex-raised)')),
  knots: (r, ...at) => knots(r, at, 1),
  pruned: (r, ...at) => knots(r, at, 0.25),
  /** A bar of chocolate that was bitten, with the poisoned square. */
  chocolate: () =>
    squares((x, y) => {
      if (x > 1 && y > 1) return nothing;
      const isPoison = !x && !y;
      const [left, top] = [6 + x * 11.5, 6 + y * 11.5];
      return [
        rect(left, top, 10, 10, 1.6, isPoison ? stone(5) : '#7a5340'),
        svg`<rect x=${left + 2.4} y=${top + 2.4} width="5.2" height="5.2" rx="1" fill="#fff"
          fill-opacity=${isPoison ? 0.9 : 0.14} />`,
      ];
    }),
  board: () =>
    squares((x, y) => {
      const fill = `var(--mex-${(x + y) % 2 ? 'line-strong' : 'raised'})`;
      return rect(8 + x * 10, 8 + y * 10, 10, 10, 0, fill);
    }),
  /** A grid graph of two rows, each with some nodes missing. */
  net: (above, below) => [
    stroke('M14 16H46M14 36H46M14 16V36M30 16V36M46 16V36', 'line-strong', 1.5),
    [14, 30, 46].map((x, i) =>
      [above, below].map((gone, row) => {
        const y = 16 + 20 * row;
        if (i >= gone) return circle(x, y, 5, stone(i + 1), 'line-strong', 1.1);
        return [circle(x, y, 5, 'var(--mex-surface)', 'line-strong', 0), outline(x, y, 5, 5)];
      }),
    ),
  ],
  disk: (x, y, r, tone) =>
    svg`<circle cx=${x} cy=${y} r=${r} fill=${stone(tone)} fill-opacity="0.25" stroke=${stone(tone)} stroke-width="1.5" />`,
} satisfies Record<string, Shape>;

/** Shapes that are drawn from an SVG path, by their style. */
const paths = {
  arrow: (d) => stroke(d, 'ink-soft', 1.5),
  line: (d) => stroke(d, 'line-strong', 1.3),
  wall: (d) => stroke(d, 'line-strong', 1.7),
  fine: (d) => stroke(d, 'line', 1),
  dashed: (d) => stroke(d, 'line-strong', 1.1, '2 2'),
  cut: (d) => stroke(d, 'accent', 2.6, '5 4'),
  accent: (d) => stroke(d, 'accent', 3),
  thin: (d) => stroke(d, 'accent', 1.5),
  cross: (d) => stroke(d, 'ink', 2),
  warning: (d) => stroke(d, 'warn', 2.5),
  stalk: (d) => stroke(d, 'stone-1', 3),
  /** A chess piece. */
  man: (d) =>
    svg`<path d=${d} fill="var(--mex-ink)" stroke="var(--mex-surface)" stroke-width="1.2" stroke-linejoin="round" />`,
  block: (d) =>
    svg`<path d=${d} fill="var(--mex-sunken)" stroke="var(--mex-line-strong)" stroke-width="1.2" stroke-linejoin="round" />`,
} satisfies Record<string, Path>;

/** Shapes that are drawn from coordinates, a font size and a text. */
const words = {
  say: (x, y, size, text) => write(x, y, size, text),
  ink: (x, y, size, text) => write(x, y, size, text, 'surface'),
  hint: (x, y, size, text) => write(x, y, size, text, 'accent'),
  /**
   * The numbers of a game's text. `text` contains the available width and possibly a sign that precedes the
   * numbers. Numbers that would be too small to read are omitted.
   */
  numbers(x, y, size, text, numbers) {
    const [width, ...before] = text.split(' ');
    const line = numbers && [...before, numbers].join(' ');
    const high = Math.min(size, Number(width) / (0.56 * line.length));
    return line && high >= 7.5 ? write(x, y, high, line) : nothing;
  },
} satisfies Record<string, Word>;

/** The type of the numbers after a shape's name; numbers for parameters without a default are required. */
type Digits<P extends unknown[]> = P extends [number, ...infer More]
  ? ` ${number}${Digits<More>}`
  : '' | (P extends [] ? never : ` ${number}${string}`);

type Known =
  | {
      [K in keyof typeof shapes]: `${K}${Digits<Parameters<(typeof shapes)[K]>>}`;
    }[keyof typeof shapes]
  | `${keyof typeof paths} ${string}`
  | `${keyof typeof words} ${number} ${number} ${number} ${string}`;

type Wrong<T> = T extends `${infer First}, ${infer More}`
  ? Wrong<First> | Wrong<More>
  : Exclude<T, Known>;

/**
 * Return descriptions of pictures unchanged, by name. The types reject a description with a shape that cannot
 * be drawn.
 */
export const drawings = <const T extends Record<string, string>>(texts: {
  [K in keyof T]: [Wrong<T[K]>] extends [never] ? T[K] : `cannot draw ${Wrong<T[K]>}`;
}): Record<string, string> => texts;

function shape(text: string, numbers: string) {
  const [name, ...rest] = text.split(' ');
  if (name in paths) return (paths as Record<string, Path>)[name](rest.join(' '));
  const at = rest.map(Number);
  if (name in shapes) return (shapes as Record<string, Shape>)[name](...at);
  const said = rest.slice(3).join(' ');
  return (words as Record<string, Word>)[name](at[0], at[1], at[2], said, numbers);
}

/**
 * Draw a picture from its description.
 * @param numbers the numbers of a game's text, for the shape `numbers`
 */
export const drawn = (text: string, size: number, numbers: string = '') =>
  html`<svg class="picture" viewBox="0 0 56 56" width=${size} height=${size} aria-hidden="true">
    ${text && text.split(', ').map((each) => shape(each, numbers))}
  </svg>`;
