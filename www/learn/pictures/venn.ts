/**
 * A Venn diagram of three circles with one number in their intersection. The regions that the current step
 * counts are filled, and a tally shows how many times the number has been counted.
 */
import { markup } from '../../ui/text/markup.ts';
import { caption, figure, marks, svg, text } from './draw.ts';
import type { Translate as T } from '../../i18n/languages.ts';

interface Frame {
  /** The regions that this step counts, as names of circles: `A`, `AB`, `ABC`. */
  fill?: string[];
  /** The summands up to this step, such as `+3`. */
  tally?: string[];
  /** The number written in the intersection of all three circles. */
  point?: string;
}

const R = 62;
const CENTRES: Record<string, [number, number]> = { A: [100, 78], B: [160, 78], C: [130, 128] };

/** @returns the two points where the circles around the given centres cross */
function crossings([x1, y1]: [number, number], [x2, y2]: [number, number]): [number, number][] {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const d = Math.hypot(dx, dy);
  const h = Math.sqrt(R * R - (d * d) / 4);
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return [
    [mx - (dy / d) * h, my + (dx / d) * h],
    [mx + (dy / d) * h, my - (dx / d) * h],
  ];
}

const at = ([x, y]: [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Return the SVG path of the intersection of two circles. */
function lens(a: string, b: string) {
  const [p, q] = crossings(CENTRES[a], CENTRES[b]);
  return `M${at(p)} A${R} ${R} 0 0 1 ${at(q)} A${R} ${R} 0 0 1 ${at(p)} Z`;
}

/** Return the SVG path of the intersection of all three circles. */
function core() {
  const inner = (a: string, b: string, c: string) => {
    const [cx, cy] = CENTRES[c];
    const near = ([x, y]: [number, number]) => Math.hypot(x - cx, y - cy);
    return crossings(CENTRES[a], CENTRES[b]).sort((p, q) => near(p) - near(q))[0];
  };
  const [ab, bc, ca] = [inner('A', 'B', 'C'), inner('B', 'C', 'A'), inner('C', 'A', 'B')];
  return `M${at(ab)} A${R} ${R} 0 0 1 ${at(bc)} A${R} ${R} 0 0 1 ${at(ca)} A${R} ${R} 0 0 1 ${at(ab)} Z`;
}

function region(name: string) {
  if (name.length === 1) {
    const [x, y] = CENTRES[name];
    return markup`<circle class="fill new" cx="${x}" cy="${y}" r="${R}" />`;
  }
  return markup`<path class="fill new" d="${name.length === 2 ? lens(name[0], name[1]) : core()}" />`;
}

/** @param names the labels of the three circles */
export function venn(names: string[], frame: Frame, t: T) {
  const { fill = [], tally = [], point = '' } = frame;
  const places = [
    [34, 26],
    [226, 26],
    [130, 210],
  ];
  const label = t('learn.picture.venn', { names, tally, point });
  const drawn = [
    fill.map(region),
    Object.values(CENTRES).map(
      ([x, y]) => markup`<circle class="ring" cx="${x}" cy="${y}" r="${R}" />`,
    ),
    names.map((name, i) => text(places[i][0], places[i][1], name, 'count')),
    markup`<circle class="dot" cx="130" cy="98" r="15" />${text(130, 98, point, 'point', true)}`,
  ];
  const counted = tally.map((part, i) => {
    return markup`<span class="${marks(i === tally.length - 1 && 'new last')}">${part}</span>`;
  });
  const below = tally.length > 0 && caption('tally', counted);
  return figure('venn', svg(260, 218, label, drawn), below);
}
