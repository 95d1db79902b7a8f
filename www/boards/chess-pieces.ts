/** Drawings of chess pieces on squares of side 40. */
import { as, disc, moved, path, rect } from '../scene/scene.ts';
import type { ChessPiece } from '../engine/types.ts';
import type { Item, Style } from '../scene/scene.ts';

/** The side of the square in which the paths are drawn. */
const SIZE = 40;
/**
 * The colours of a piece: a dark body with a light rim, visible on light and dark squares in both colour
 * schemes.
 */
const BODY = '#2b2420';
const RIM = '#fff6e6';

/** The outline of each piece as an SVG path, without the balls on top of the queen and the bishop. */
const OUTLINES: Record<ChessPiece, string> = {
  queen: 'M7.5 13.5L12 29H28L32.5 13.5L25.6 22.5L20 9L14.4 22.5Z',
  king: 'M18.5 3.5H21.5V6.6H24.6V9.4H21.5V12.6C28 9.4 34 13 31.6 20C30.4 23.8 28.4 26 28 29H12C11.6 26 9.6 23.8 8.4 20C6 13 12 9.4 18.5 12.6V9.4H15.4V6.6H18.5Z',
  knight:
    'M12.5 29.5C12.5 24 17.5 21.6 18.8 17.8C16 20.2 12.8 20.6 10.8 22.8C8.6 22 7.8 20.4 8.4 18.6C11 15.6 11.6 11.4 15 9L15.2 5L18.8 8C26.6 8.4 31 15.4 29.6 29.5Z',
  bishop: 'M20 8.4C26.8 13.4 28.6 21 25 26.4L26.6 29.4H13.4L15 26.4C11.4 21 13.2 13.4 20 8.4Z',
  rook: 'M9.8 8.6H14.4V12H17.7V8.6H22.3V12H25.6V8.6H30.2V16L27.4 18.2V26.6L29.2 29.4H10.8L12.6 26.6V18.2L9.8 16Z',
};
/** The balls on top of each piece, drawn as discs. */
const HEADS: Record<ChessPiece, [x: number, y: number, r: number][]> = {
  queen: [
    [7.5, 12, 2.3],
    [20, 7.4, 2.5],
    [32.5, 12, 2.3],
  ],
  king: [],
  knight: [],
  bishop: [[20, 6.6, 2.3]],
  rook: [],
};
/** The lines inside each piece, drawn in the colour of the rim. */
const LINES: Record<ChessPiece, string> = {
  queen: 'M12.6 26.2H27.4',
  king: 'M12 25.6H28M20 13.4V22',
  knight: 'M15.4 12.6L16.8 12.2M26.6 27C27.4 20.6 26 15 22.6 12',
  bishop: 'M20 13.6V21.4M16.6 17.4H23.4M14.6 26.6H25.4',
  rook: 'M12.8 18.2H27.2M12.8 26.4H27.2',
};

/** Draw a piece on a square with the given upper left corner and side. */
export function pieceItem(
  piece: ChessPiece,
  x: number,
  y: number,
  unit: number,
  { rim = RIM, opacity = 1 }: { rim?: string; opacity?: number } = {},
): Item {
  const body: Style = { fill: BODY, stroke: rim, width: 1.4, opacity };
  const items = [
    path(OUTLINES[piece], body),
    ...HEADS[piece].map(([cx, cy, r]) => disc(cx, cy, r, body)),
    path(LINES[piece], { stroke: rim, width: 1.5, capped: true, opacity }),
    rect(10, 30.4, 20, 3, { ...body, round: 1.2 }),
    rect(8, 33.2, 24, 3.8, { ...body, round: 1.4 }),
  ];
  return as({ cls: 'man' }, moved(x, y, items, { scale: unit / SIZE }));
}
