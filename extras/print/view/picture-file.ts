/** Save the current view of the page as a picture, for slides and handouts. */
import { widgetOf } from 'mexplorer/kit';
import type { PictureOf } from 'mexplorer/kit/extra';
import { renderStatic } from '../pictures/render.ts';
import type { Spec } from '../types.ts';

/** The number of device pixels of a PNG per pixel of the picture, in each direction. */
const SHARP = 2;

/** Draw a view as an SVG, PNG or LaTeX file. */
export const pictureFile: PictureOf = async (state, how) => {
  const { format, lang, theme = 'light', animate = false } = how;
  const widget = widgetOf(state);
  if (!widget) throw new Error(`${state.view} has no picture`);
  const spec = { ...widget.attributes, widget: widget.tag, lang, theme, animate };
  const { svg, tex } = await renderStatic(spec as Spec);
  if (format === 'png') return pngOf(svg);
  return format === 'svg'
    ? new Blob([svg], { type: 'image/svg+xml' })
    : new Blob([tex], { type: 'application/x-tex' });
};

async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * SHARP;
    canvas.height = image.naturalHeight * SHARP;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG')))),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
