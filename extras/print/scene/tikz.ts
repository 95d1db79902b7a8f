/** A scene as TikZ, which needs only `\usepackage{tikz}`. The colours are those of the light theme. */
import { num } from 'mexplorer/kit/pictures';
import type { Item, Picture, Run, Style } from 'mexplorer/kit/pictures';
import { colourOf, LIGHT } from './colours.ts';
import { escapeTex } from './escape-tex.ts';

/** The length of a pixel in points. */
const PT = 0.75;

class Writer {
  colours: Map<string, string> = new Map();

  /** Return the name of a colour in TeX and its opacity, which is an empty string for an opaque colour. */
  colour(colour: string): [string, string] {
    const value = colourOf(LIGHT, colour).slice(1).toUpperCase();
    const solid = value.slice(0, 6);
    const name = `mex${solid}`;
    this.colours.set(name, solid);
    const opacity = value.length > 6 ? num(Number.parseInt(value.slice(6, 8), 16) / 255) : '';
    return [name, opacity];
  }

  options({ fill, stroke, width = 1, dash, opacity, round, capped }: Style) {
    const out = [];
    for (const [key, colour] of [
      ['fill', fill],
      ['draw', stroke],
    ] as const) {
      if (!colour) continue;
      const [name, thin] = this.colour(colour);
      out.push(`${key}=${name}`);
      if (thin) out.push(`${key} opacity=${thin}`);
    }
    if (stroke) out.push(`line width=${num(width * PT)}pt`, 'line join=round');
    if (dash) {
      const [on, off] = dash.map((n) => `${num(n * PT)}pt`);
      out.push(`dash pattern=on ${on} off ${off}`);
    }
    if (opacity !== undefined) out.push(`opacity=${num(opacity)}`);
    if (round) out.push(`rounded corners=${num(round * PT)}pt`);
    if (capped) out.push('line cap=round');
    return `[${out.join(',')}]`;
  }

  /**
   * Return the lines of TikZ code of an item.
   * @param scale of the text
   */
  item(item: Item, indent: string, scale: number): string[] {
    switch (item.kind) {
      case 'rect': {
        const { x, y, w, h, style } = item;
        const corners = { ...style, round: Math.min(style.round ?? 0, w / 2, h / 2) };
        return [`${indent}\\path${this.options(corners)} ${at(x, y)} rectangle ++${at(w, h)};`];
      }
      case 'oval': {
        const { x, y, rx, ry, style } = item;
        const radii = `[x radius=${num(rx)},y radius=${num(ry)}]`;
        return [`${indent}\\path${this.options(style)} ${at(x, y)} ellipse ${radii};`];
      }
      case 'path':
        return [`${indent}\\path${this.options(item.style)} ${pathOf(item.d)};`];
      case 'words':
        return [indent + this.textAt(item, scale)];
      case 'hit':
        return [];
      default: {
        const { x, y, turn, scale: times, items } = item;
        const inner = items.flatMap((one) => this.item(one, `${indent}  `, scale * times));
        if (!x && !y && !turn && times === 1) return inner.map((line) => line.slice(2));
        const to = [`shift={${at(x, y)}}`];
        if (turn) to.push(`rotate=${num(-turn)}`);
        if (times !== 1) to.push(`scale=${num(times)}`);
        return [`${indent}\\begin{scope}[${to.join(',')}]`, ...inner, `${indent}\\end{scope}`];
      }
    }
  }

  textAt({ x, y, runs, type }: Extract<Item, { kind: 'words' }>, scale: number) {
    const { size = 14, bold, mono, anchor = 'start', fill = 'ink' } = type;
    const sides = { start: 'base west', middle: 'base', end: 'base east' };
    const points = size * PT * scale;
    const font = `\\fontsize{${num(points)}}{${num(points * 1.2)}}\\selectfont`;
    const style = `${bold ? '\\bfseries' : ''}${mono ? '\\ttfamily' : ''}`;
    const text = runs.map((run) => this.run(run, fill)).join('');
    const [name] = this.colour(fill);
    return `\\node[anchor=${sides[anchor]},inner sep=0pt,text=${name},font=${font}${style}] at ${at(x, y)} {${text}};`;
  }

  run({ text, bold, mono, fill }: Run, usual: string) {
    let out = escapeTex(text);
    if (mono) out = `\\texttt{${out}}`;
    if (bold) out = `\\textbf{${out}}`;
    return fill && fill !== usual ? `\\textcolor{${this.colour(fill)[0]}}{${out}}` : out;
  }
}

const at = (x: number, y: number) => `(${num(x)},${num(y)})`;

/** Convert path data of M, L, H, V, Q, C and Z to TikZ. */
export function pathOf(d: string) {
  const tokens = d.match(/[MLHVQCZ]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  let i = 0;
  let [x, y] = [0, 0];
  let out = '';
  const next = () => Number(tokens[i++]);
  const point = () => [next(), next()];
  let command = '';
  while (i < tokens.length) {
    if (/[A-Z]/.test(tokens[i])) command = tokens[i++];
    if (command === 'Z') {
      out += ' -- cycle';
      continue;
    }
    if (command === 'M') {
      [x, y] = point();
      out += ` ${at(x, y)}`;
      command = 'L';
    } else if (command === 'C' || command === 'Q') {
      const first = point();
      const second = command === 'C' ? point() : null;
      const end = point();
      const third = (from: number, to: number) => from + (2 / 3) * (to - from);
      const a = second ? first : [third(x, first[0]), third(y, first[1])];
      const b = second ?? [third(end[0], first[0]), third(end[1], first[1])];
      [x, y] = end;
      out += ` .. controls ${at(a[0], a[1])} and ${at(b[0], b[1])} .. ${at(x, y)}`;
    } else {
      if (command === 'L') [x, y] = point();
      else if (command === 'H') x = next();
      else y = next();
      out += ` -- ${at(x, y)}`;
    }
  }
  return out.trim();
}

export function toTikz({ items }: Picture) {
  const writer = new Writer();
  const lines = items.flatMap((item) => writer.item(item, '  ', 1));
  const colours = [...writer.colours].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    '{% needs \\usepackage{tikz}',
    ...colours.map(([name, value]) => `\\definecolor{${name}}{HTML}{${value}}%`),
    `\\begin{tikzpicture}[x=${PT}pt,y=-${PT}pt]`,
    ...lines,
    '\\end{tikzpicture}}',
    '',
  ].join('\n');
}
