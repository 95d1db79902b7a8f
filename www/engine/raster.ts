import { call } from './client.ts';
import { badOption } from './errors.ts';
import type { Control } from './types.ts';

/** The pixels of an image in Node, which has no `ImageData`. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/**
 * Draw the nimbers of a grid as an image.
 * @param nimbers row by row; 65,535 is transparent
 * @param palette four bytes for value 0, then four bytes for each further colour, from the smallest to the
 * largest other value. A value's colour depends on the number of cells with smaller values.
 */
export async function raster(
  nimbers: Uint16Array,
  width: number,
  palette: Uint8Array,
  options?: Control,
): Promise<ImageData | Pixels> {
  const args = () => {
    if (!(nimbers instanceof Uint16Array)) throw badOption('nimbers', nimbers, 'a Uint16Array');
    if (!(palette instanceof Uint8Array)) throw badOption('palette', palette, 'a Uint8Array');
    if (!(width > 0) || nimbers.length === 0 || nimbers.length % width !== 0) {
      throw badOption('width', width, 'a divisor of the number of values');
    }
    return [nimbers, width, palette];
  };
  return call(raster, 'quick', 'raster', args, options);
}
