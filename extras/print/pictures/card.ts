/** Draw the preview image of a page, which other sites show next to a link to the page. */
import { languages } from 'mexplorer/kit';
import type { Lang } from 'mexplorer/kit';
import { moved, rect } from 'mexplorer/kit/pictures';
import { paragraph } from '../documents/page.ts';
import { toSvg } from '../scene/svg.ts';
import { renderStatic } from './render.ts';

/** Draw a preview image: a title and a sentence, with a board beside the text. */
export async function cardSvg({
  lang,
  title,
  says,
  width,
  height,
}: {
  lang: Lang;
  title: string;
  says: string;
  width: number;
  height: number;
}): Promise<string> {
  const { svg } = await renderStatic({
    game: 'nim',
    position: '3 5 7',
    print: 'answer',
    lang,
    theme: 'light',
    width: 600,
  });
  const [, w, h] = (svg.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? []).map(Number);
  const room = width - 640 - 120;
  const items = [
    rect(0, 0, width, height, { fill: 'paper' }),
    moved(60, 130, paragraph(title, room, { size: 76, bold: true, head: true }).items),
    moved(60, 270, paragraph(says, room, { size: 36, fill: 'ink-soft' }).items),
  ];
  const { tag } = languages[lang];
  const whole = toSvg({ width, height, items }, { title, alt: says, tag, theme: 'light' });
  const scale = Math.min(1, (height - 80) / h);
  const place = `x="${width - 60 - w * scale}" y="${(height - h * scale) / 2}"`;
  const size = `width="${w * scale}" height="${h * scale}"`;
  // Embed the board's SVG in the SVG of the preview image.
  const inner = svg
    .replace(/^[\s\S]*?<svg\b/, '<svg')
    .replace(/<svg\b[^>]*>/, `<svg ${place} ${size} viewBox="0 0 ${w} ${h}">`)
    .trim();
  return whole.replace(/<\/svg>\s*$/, `${inner}</svg>\n`);
}
