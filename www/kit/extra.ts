/** `mexplorer/kit/extra`: the descriptor of an extra, and the fields of links. Nothing here is shown. */
export {
  count,
  date,
  flag,
  game,
  heap,
  mode,
  oneOf,
  position,
  share,
  text,
} from '../page/fields.ts';
export type { Field } from '../page/fields.ts';
export type { Extra, LoadWords, Part, PictureOf, Slot, Slots } from '../extra.ts';
export type { View } from '../page/views.ts';
