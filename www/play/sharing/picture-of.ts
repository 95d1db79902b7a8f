import { extras } from '../../extras.ts';
import type { PictureOf } from '../../extra.ts';

export type LoadPicture = () => Promise<PictureOf>;

/** Loads the function that draws a view as a picture file; undefined if no extra provides one. */
export const pictureOf: LoadPicture | undefined = extras.find(({ picture }) => picture)?.picture;
