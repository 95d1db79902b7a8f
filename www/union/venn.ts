/**
 * The geometry of a Venn diagram of two or three equal circles: the circles, and for each region the point of
 * its number and the circles that contain it. A region's name joins the names of its sets by `&`: "A" is the
 * region of A alone.
 */

type Circle = { name: string; x: number; y: number; r: number; labelX: number; labelY: number };

type Region = { name: string; x: number; y: number; inside: boolean[] };

/** The width and height of the drawing for two and for three circles, in its own units. */
export const FRAME = { 2: { width: 420, height: 268 }, 3: { width: 420, height: 400 } };

/** @param names the names of the two or three sets */
export function venn(names: string[]): {
  width: number;
  height: number;
  circles: Circle[];
  regions: Region[];
} {
  const circles = names.length === 2 ? pair(names) : triple(names);
  const frame = FRAME[names.length === 2 ? 2 : 3];
  const regions = [];
  for (let mask = 1; mask < 1 << names.length; mask += 1) {
    const inside = names.map((_, i) => (mask & (1 << i)) !== 0);
    regions.push({
      name: names.filter((_, i) => inside[i]).join('&'),
      inside,
      ...spot(circles, inside),
    });
  }
  return { ...frame, circles, regions };
}

function pair(names: string[]): Circle[] {
  const [r, y] = [104, 150];
  return [
    { name: names[0], x: 146, y, r, labelX: 84, labelY: 34 },
    { name: names[1], x: 274, y, r, labelX: 336, labelY: 34 },
  ];
}

function triple(names: string[]): Circle[] {
  const r = 104;
  return [
    { name: names[0], x: 148, y: 150, r, labelX: 86, labelY: 34 },
    { name: names[1], x: 272, y: 150, r, labelX: 334, labelY: 34 },
    { name: names[2], x: 210, y: 257, r, labelX: 210, labelY: 386 },
  ];
}

/**
 * Return the point for the number of a region: the mean of the centres of its circles, moved away from the
 * other circles.
 */
function spot(circles: Circle[], inside: boolean[]) {
  const mean = (of: Circle[]) => ({
    x: of.reduce((sum, c) => sum + c.x, 0) / of.length,
    y: of.reduce((sum, c) => sum + c.y, 0) / of.length,
  });
  const ins = mean(circles.filter((_, i) => inside[i]));
  const outs = circles.filter((_, i) => !inside[i]);
  if (outs.length === 0) return ins;
  const away = mean(outs);
  const gap = Math.hypot(ins.x - away.x, ins.y - away.y) || 1;
  const push = outs.length === 2 ? 34 : circles.length === 2 ? 34 : 26;
  return {
    x: ins.x + ((ins.x - away.x) / gap) * push,
    y: ins.y + ((ins.y - away.y) / gap) * push,
  };
}

/** Parse sizes such as `A=5 B=4 A&B=2`; commas and line breaks are allowed. */
export function parseSizes(text: string): Record<string, string> {
  const sizes: Record<string, string> = {};
  for (const part of text
    .replace(/[,，;；]/g, ' ')
    .replace(/＝/g, '=')
    .split(/\s+/)) {
    const at = part.indexOf('=');
    if (at > 0) sizes[part.slice(0, at)] = part.slice(at + 1);
  }
  return sizes;
}

export function printSizes(sizes: Record<string, string | number>) {
  return Object.entries(sizes)
    .map(([name, size]) => `${name}=${size}`)
    .join(' ');
}

/** Return the names of all sets and intersections, those of fewer sets first. */
export function intersections(names: string[]): string[] {
  const all = [];
  for (let mask = 1; mask < 1 << names.length; mask += 1) {
    all.push(names.filter((_, i) => mask & (1 << i)));
  }
  return all.sort((a, b) => a.length - b.length).map((set) => set.join('&'));
}

/**
 * For each set of divisors, compute ⌊n / lcm⌋, the number of integers in 1..n that all divisors of the set
 * divide.
 * @param names a name for each divisor
 */
export function sizesOfMultiples(
  n: string,
  divisors: string[],
  names: string[],
): Record<string, string> {
  const sizes: Record<string, string> = {};
  const whole = BigInt(n);
  for (const name of intersections(names)) {
    const set = name.split('&').map((part) => BigInt(divisors[names.indexOf(part)]));
    sizes[name] = (whole / set.reduce(lcm)).toString();
  }
  return sizes;
}

function lcm(a: bigint, b: bigint) {
  let [x, y] = [a, b];
  while (y) [x, y] = [y, x % y];
  return (a / x) * b;
}
