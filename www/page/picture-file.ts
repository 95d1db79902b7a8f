/** A view as a picture for slides and handouts: as SVG, PNG and LaTeX. */
import { renderStatic } from '../static/render.ts';
import { widgetOf } from './widget-for-view.ts';
import type { State } from './state.ts';
import type { Spec } from '../static/spec.ts';

/** Device pixels of a PNG for each pixel of the picture. */
const SHARP = 2;

export async function drawn(
  state: State,
  { lang, theme = 'light' }: { lang: string; theme?: string },
) {
  const widget = widgetOf(state);
  if (!widget) throw new Error(`${state.view} has no picture`);
  const spec = { ...widget.attributes, widget: widget.tag, lang, theme };
  return await renderStatic(spec as Spec);
}

export async function pngOf(svg: string): Promise<Blob> {
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
