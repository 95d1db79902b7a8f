/**
 * A scene as a self-contained SVG without fonts, style sheets or scripts. Colours are attributes, which every
 * tool supports; for the theme `auto`, an added CSS rule has the colours of the dark theme.
 */
import { markup, raw } from 'mexplorer/kit';
import type { Markup } from 'mexplorer/kit';
import { num } from 'mexplorer/kit/pictures';
import type { Item, Picture, Run, Style } from 'mexplorer/kit/pictures';
import { colourOf, DARK, fonts, LIGHT } from './colours.ts';

export class Writer {
  used: Set<string> = new Set();
  shaded = false;

  theme: 'light' | 'dark' | 'auto';

  colours: Record<string, string>;

  constructor(theme: 'light' | 'dark' | 'auto') {
    this.theme = theme;
    this.colours = theme === 'dark' ? DARK : LIGHT;
  }

  /** Return the `fill` or `stroke` attribute for a colour. */
  paint(name: 'fill' | 'stroke', colour: string | undefined) {
    if (!colour) return name === 'fill' ? raw(' fill="none"') : null;
    const value = colourOf(this.colours, colour);
    // Write a colour of eight hexadecimal digits as a colour and an opacity, since some tools support only
    // six digits.
    const [, solid, thin] = /^(#[\da-f]{6})([\da-f]{2})$/i.exec(value) ?? [];
    if (!thin) return markup` ${raw(name)}="${value}"`;
    const opacity = num(Number.parseInt(thin, 16) / 255);
    return markup` ${raw(name)}="${solid}" ${raw(name)}-opacity="${opacity}"`;
  }

  /**
   * Return the class attribute by which the colours of a shape follow the theme of the page. Return null for
   * a fixed theme, or if no colour of the shape is in the palette.
   */
  follow({ fill, stroke }: { fill?: string; stroke?: string }) {
    if (this.theme !== 'auto') return null;
    const names = [];
    if (fill && fill in LIGHT) names.push(`f-${fill}`);
    if (stroke && stroke in LIGHT) names.push(`s-${stroke}`);
    for (const name of names) this.used.add(name);
    return names.length ? markup` class="${names.join(' ')}"` : null;
  }

  look(style: Style) {
    const { fill, stroke, width, dash, opacity, capped } = style;
    return markup`${this.follow(style)}${this.paint('fill', fill)}${this.paint('stroke', stroke)}${
      stroke && width !== undefined ? markup` stroke-width="${num(width)}"` : null
    }${dash ? markup` stroke-dasharray="${dash.map(num).join(' ')}"` : null}${
      opacity !== undefined ? markup` opacity="${num(opacity)}"` : null
    }${capped ? raw(' stroke-linecap="round"') : null}${stroke ? raw(' stroke-linejoin="round"') : null}`;
  }

  item(item: Item): Markup {
    switch (item.kind) {
      case 'rect': {
        const { x, y, w, h, style } = item;
        const box = markup`x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${
          style.round ? markup` rx="${num(style.round)}"` : null
        }`;
        return this.lit(style, (paint) => markup`<rect ${box}${paint}/>`);
      }
      case 'oval': {
        const { x, y, rx, ry, style } = item;
        const round = markup`cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"`;
        return this.lit(style, (paint) => markup`<ellipse ${round}${paint}/>`);
      }
      case 'path':
        return this.lit(item.style, (paint) => markup`<path d="${item.d}"${paint}/>`);
      case 'words':
        return this.textAt(item);
      case 'hit':
        return raw('');
      default:
        return this.group(item);
    }
  }

  /** Draw a shape, followed by a highlight on it if the style is shaded. */
  lit(style: Style, draw: (paint: Markup) => Markup) {
    const shape = draw(this.look(style));
    if (!style.shaded) return shape;
    this.shaded = true;
    const opacity = style.opacity === undefined ? null : markup` opacity="${num(style.opacity)}"`;
    return markup`${shape}${draw(markup` fill="url(#mex-sheen)"${opacity}`)}`;
  }

  group({ x, y, turn, scale, items }: Extract<Item, { kind: 'group' }>) {
    const inner = items.map((item) => this.item(item));
    const to = [
      x || y ? `translate(${num(x)} ${num(y)})` : '',
      turn ? `rotate(${num(turn)})` : '',
      scale !== 1 ? `scale(${num(scale)})` : '',
    ].filter(Boolean);
    return to.length ? markup`<g transform="${to.join(' ')}">${inner}</g>` : markup`${inner}`;
  }

  textAt({ x, y, runs, type }: Extract<Item, { kind: 'words' }>) {
    const { size = 14, bold, mono, head, anchor, fill = 'ink', halo } = type;
    const font = mono ? fonts.mono : head ? fonts.head : null;
    const rim = halo
      ? markup`${this.paint('stroke', halo)} stroke-width="3" stroke-linejoin="round" paint-order="stroke"`
      : null;
    const colours = this.follow({ fill, stroke: halo });
    let back = 0;
    const inner = runs.map((run) => {
      const dy = back - (run.shift ?? 0) * size;
      back = (run.shift ?? 0) * size;
      return this.run(run, size, { alone: runs.length === 1, dy });
    });
    return markup`<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}"${
      font ? markup` font-family="${font}"` : null
    }${bold ? raw(' font-weight="600"') : null}${
      anchor && anchor !== 'start' ? markup` text-anchor="${anchor}"` : null
    }${colours}${this.paint('fill', fill)}${rim}>${inner}</text>`;
  }

  /**
   * Write a run of text.
   * @param how `alone`: whether the text has no other runs; `dy` moves the base line relative to the previous
   * run, downwards and in the unit of `size`
   */
  run(
    { text, bold, mono, fill, scale }: Run,
    size: number,
    { alone, dy }: { alone: boolean; dy: number },
  ) {
    if (alone && !bold && !mono && !fill && !scale && !dy) return markup`${text}`;
    const colour = fill ? markup`${this.follow({ fill })}${this.paint('fill', fill)}` : null;
    return markup`<tspan${bold ? raw(' font-weight="600"') : null}${
      mono ? markup` font-family="${fonts.mono}"` : null
    }${scale ? markup` font-size="${num(size * scale)}"` : null}${
      dy ? markup` dy="${num(dy)}"` : null
    }${colour}>${text}</tspan>`;
  }

  /** Return the CSS rules by which colours follow the theme of the page, or null for a fixed theme. */
  rules() {
    if (this.theme !== 'auto') return null;
    const rules = [...this.used].sort().map((name) => {
      const colour = name.slice(2);
      const what = name.startsWith('f') ? 'fill' : 'stroke';
      return `.mex-static .${name}{${what}:light-dark(${LIGHT[colour]},${DARK[colour]})}`;
    });
    return markup`<style>${raw(
      `.mex-static:root{color-scheme:light dark}@media print{.mex-static{color-scheme:light}}${rules.join('')}`,
    )}</style>`;
  }
}

/**
 * The gradient of the highlight on stones. The gradient is equal in all pictures, so several pictures in a
 * page can share its id.
 */
const SHEEN = raw(
  '<defs><linearGradient id="mex-sheen" x1="0.3" y1="0" x2="0.6" y2="1">' +
    '<stop offset="0" stop-color="#fff" stop-opacity="0.42"/>' +
    '<stop offset="0.45" stop-color="#fff" stop-opacity="0.04"/>' +
    '<stop offset="1" stop-color="#000" stop-opacity="0.24"/></linearGradient></defs>',
);

/** The title, alternative text, language tag and theme of an SVG document. */
export interface Frame {
  title: string;
  alt: string;
  tag: string;
  theme: 'light' | 'dark' | 'auto';
}

export function toSvg(picture: Picture, how: Frame): string {
  const writer = new Writer(how.theme);
  const drawn = picture.items.map((item) => writer.item(item));
  return document(picture, how, writer, markup`${drawn}`);
}

/** Return the SVG document that contains a drawing. */
export function document(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  { title, alt, tag }: Frame,
  writer: Writer,
  drawn: Markup,
): string {
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  return markup`<svg xmlns="http://www.w3.org/2000/svg" class="mex-static" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img" lang="${tag}" font-family="${fonts.text}" style="max-width:100%;height:auto"><title>${title}</title><desc>${alt}</desc>${writer.rules()}${writer.shaded ? SHEEN : null}${drawn}</svg>`
    .text;
}
