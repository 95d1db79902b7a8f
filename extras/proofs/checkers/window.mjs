// @ts-nocheck: see check.mjs
/**
 * Check parts of certificates of the kind octal-window, for check.mjs. A window is the values of `width`
 * consecutive heaps.
 */
import { isWhole, need, options, reachOf, takesOf } from './common.mjs';

const STRETCH = 1e7;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const MOST = 2 ** 53 - 1;

function unpacked(text, width) {
  need(typeof text === 'string', 'a window is missing, or no text');
  const wide = text[0] === '=' ? 1 : 0;
  need(text.length === wide + width * (1 + wide), 'a window has another width');
  const digit = (i) => DIGITS.indexOf(text[i]);
  const value = (i) => (wide ? 64 * digit(1 + 2 * i) + digit(2 + 2 * i) : digit(i));
  need(/^=?[A-Za-z0-9+/]*$/.test(text), 'a value is no digit');
  return Uint8Array.from({ length: width }, (_, i) => {
    need(value(i) < 256, 'a value is above 255');
    return value(i);
  });
}

/**
 * Check the first window, the windows that show the period, and the first 10^7 heaps of a piece. A piece is
 * the heaps between two consecutive windows of the certificate.
 */
export function window(file, report, piece = 0) {
  const { preperiod: q, period: p, width, mask, turned, rare, windows } = file;
  const isWidth = isWhole(width, 2 ** 11, 2 ** 18) && Number.isInteger(Math.log2(width));
  need(isWidth, 'the width is no power of two');
  need(isWhole(mask, 1, 65535) && /^[01],[01]$/.test(String(turned)), 'the class is none');
  need(isWhole(q, 1, MOST) && isWhole(p, 1, MOST), 'the period is none');
  const takes = takesOf(file.game);
  const splits = takes.filter(([, digit]) => digit & 4).map(([taken]) => taken);
  const fits = /^octal/.test(file.game) && splits.length > 0 && reachOf(takes).taken < 64;
  need(fits, 'it is no code for windows');
  const ofParity = (c) => turned[0] === c % 2 && turned[1] === (c + 1) % 2;
  need(String(turned) === '0,0' || splits.every(ofParity), 'the class of n is none');
  need(Array.isArray(windows) && windows.length > 1, 'there are no windows');
  const inOrder = ([end], i) => isWhole(end, i ? windows[i - 1][0] + 1 : width, MOST);
  need(windows.every(inOrder) && windows[0][0] === width, 'windows are not in order');
  need(isWhole(piece, 0, windows.length - 2), 'there is no such piece');
  const ones = Array.from({ length: 256 }, (_, v) => (v & mask).toString(2).split('1').length - 1);
  const common = (n, v) => (ones[v] + turned[n % 2]) % 2 === 1;
  const head = unpacked(windows[0][1], width);
  const found = Array.from(head.keys()).filter((n) => n > 0 && !common(n, head[n]));
  need(String(found) === String(rare) && !(found.at(-1) > width - 128), 'other heaps are rare');
  for (let n = 0; n < width; n += 1) {
    const seen = new Uint8Array(512);
    options(takes, n, (a, b) => (seen[head[a] ^ head[b]] = 1));
    need(seen.indexOf(0) === head[n], `heap ${n} has another value`);
  }
  const at = new Map(windows);
  const last = (end) => unpacked(at.get(end), width).subarray(1);
  const same = (a, b) => a.every((value, i) => value === b[i]);
  const end = q + width - 1;
  need(same(last(end), last(end + p)), 'the windows of the period differ');
  const before = [end, end + p].map((heap) => unpacked(at.get(heap), width)[0]);
  need(before[0] !== before[1], `the period begins before heap ${q}`);
  need(turned[0] === turned[1] || p % 2 === 0, 'the period is odd');
  for (const r of primes(p)) need(!same(last(end), last(end + p / r)), `${p / r} is a period, too`);
  const [[start, from], [stop, to]] = [windows[piece], windows[piece + 1]];
  const upto = Math.min(stop, start + STRETCH);
  const game = { takes, splits, rare: found, head, common, width };
  const values = stretch(game, start, unpacked(from, width), upto, report);
  need(upto < stop || same(values, unpacked(to, width)), `piece ${piece} ends in another window`);
  return { piece, start, end: upto - 1, stretch: true };
}

/**
 * Compute the values of the heaps from `start` to `end` − 1 from the values of the preceding window. Return
 * the last `width` values.
 */
function stretch({ takes, splits, rare, head, common, width }, start, last, end, report) {
  const room = 2 ** 20;
  const g = new Uint8Array(width + room);
  g.set(last);
  const singles = takes.filter(([, digit]) => digit & 2).map(([taken]) => taken);
  const seen = new Float64Array(512);
  let fill = width;
  for (let n = start; n < end; n += 1, fill += 1) {
    if (fill === g.length) {
      g.copyWithin(0, fill - width);
      fill = width;
      report((n - start) / (end - start));
    }
    for (const k of singles) seen[g[fill - k]] = n;
    for (const k of splits) {
      for (let i = 0; i < rare.length; i += 1) {
        if (rare[i] + k < n) seen[head[rare[i]] ^ g[fill - k - rare[i]]] = n;
      }
    }
    let v = 0;
    for (; seen[v] === n || !common(n, v); v += 1) {
      if (seen[v] === n) continue;
      const isGiven = splits.some((k) => {
        const most = Math.min(width - 1 - k, n - k - 1);
        let a = 1;
        while (a <= most && (head[a] ^ g[fill - k - a]) !== v) a += 1;
        return a <= most;
      });
      need(isGiven, `the window does not decide heap ${n}`);
      seen[v] = n;
    }
    need(v < 256, `heap ${n} has a value above 255`);
    g[fill] = v;
  }
  return g.subarray(fill - width, fill);
}

function primes(n) {
  const found = [];
  for (let r = 2; n > 1; r += 1) {
    if (r * r > n) r = n;
    if (n % r === 0) found.push(r);
    while (n % r === 0) n /= r;
  }
  return found;
}
