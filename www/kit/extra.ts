/** The module `mexplorer/kit/extra`: the types of an extra's descriptor, and the fields of links. */
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
