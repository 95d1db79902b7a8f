/** `mexplorer/kit/extra`: the descriptor of an extra, and the fields of links. Nothing here is shown. */
export {
  INPUT_IN_LINK,
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
} from '../links/fields.ts';
export type { Field } from '../links/fields.ts';
export type { Extra, Found, LoadWords, Part, PictureOf, Slot, Slots } from '../extra.ts';
export type { View } from '../links/views.ts';
