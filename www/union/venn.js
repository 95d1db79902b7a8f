/**
 * Two or three equal circles: where they lie, where each region's number stands, and which
 * circles a region is inside of. Region names join set names by `&`: "A" is what lies in A only.
 *
 * @typedef {{name: string, x: number, y: number, r: number, labelX: number, labelY: number}} Circle
 * @typedef {{name: string, x: number, y: number, inside: boolean[]}} Region
 */

/** The width and height of the drawing's own coordinates. */
export const FRAME = { 2: { width: 420, height: 268 }, 3: { width: 420, height: 400 } };

/**
 * @param {string[]} names two or three
 * @returns {{width: number, height: number, circles: Circle[], regions: Region[]}}
 */
export function venn(names) {
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

/** @param {string[]} names @returns {Circle[]} */
function pair(names) {
  const [r, y] = [104, 150];
  return [
    { name: names[0], x: 146, y, r, labelX: 84, labelY: 34 },
    { name: names[1], x: 274, y, r, labelX: 336, labelY: 34 },
  ];
}

/** @param {string[]} names @returns {Circle[]} */
function triple(names) {
  const r = 104;
  return [
    { name: names[0], x: 148, y: 150, r, labelX: 86, labelY: 34 },
    { name: names[1], x: 272, y: 150, r, labelX: 334, labelY: 34 },
    { name: names[2], x: 210, y: 257, r, labelX: 210, labelY: 386 },
  ];
}

/**
 * The middle of a region: the centre of its circles, drawn away from the others.
 * @param {Circle[]} circles
 * @param {boolean[]} inside
 */
function spot(circles, inside) {
  const mean = (/** @type {Circle[]} */ of) => ({
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

/**
 * `A=5 B=4 A&B=2`, as the attribute has it, with commas or line breaks allowed.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function parseSizes(text) {
  /** @type {Record<string, string>} */
  const sizes = {};
  for (const part of text
    .replace(/[,，;；]/g, ' ')
    .replace(/＝/g, '=')
    .split(/\s+/)) {
    const at = part.indexOf('=');
    if (at > 0) sizes[part.slice(0, at)] = part.slice(at + 1);
  }
  return sizes;
}

/** @param {Record<string, string | number>} sizes */
export function printSizes(sizes) {
  return Object.entries(sizes)
    .map(([name, size]) => `${name}=${size}`)
    .join(' ');
}

/**
 * Every intersection of the sets, smaller ones first.
 * @param {string[]} names
 * @returns {string[]}
 */
export function intersections(names) {
  const all = [];
  for (let mask = 1; mask < 1 << names.length; mask += 1) {
    all.push(names.filter((_, i) => mask & (1 << i)));
  }
  return all.sort((a, b) => a.length - b.length).map((set) => set.join('&'));
}

/**
 * How many of 1..n every number of a set divides: ⌊n / lcm⌋, for each set of the numbers.
 * @param {string} n
 * @param {string[]} divisors
 * @param {string[]} names a name for each divisor
 * @returns {Record<string, string>}
 */
export function sizesOfMultiples(n, divisors, names) {
  /** @type {Record<string, string>} */
  const sizes = {};
  const whole = BigInt(n);
  for (const name of intersections(names)) {
    const set = name.split('&').map((part) => BigInt(divisors[names.indexOf(part)]));
    sizes[name] = (whole / set.reduce(lcm)).toString();
  }
  return sizes;
}

/** @param {bigint} a @param {bigint} b */
function lcm(a, b) {
  let [x, y] = [a, b];
  while (y) [x, y] = [y, x % y];
  return (a / x) * b;
}
