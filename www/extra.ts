/** What an extra may be: a part of the site that the kernel does not name but in the list extras.ts. */
import type { Verb, VerbForm } from './cli/verb.ts';
import type { Lang, Words } from './i18n/languages.ts';
import type { Drawn } from './page/load-view.ts';
import type { State } from './page/state.ts';
import type { View } from './page/views.ts';
import type { Icon } from './ui/pictures/icons.ts';

/** The places of the kernel's views where extras add a part, and what a part is given there. */
export interface Slots {
  /** Below the list of wrong claims. */
  refuted: { state: State };
  /** Below a table. */
  table: { state: State };
  /** Below the period of a table or of a quotient: whether it is proven, and by which heap. */
  proof: { game: string; proven: boolean; reached: number };
}

export type Slot = keyof Slots;

/** The function of a part. */
export type Part<S extends Slot> = (given: Slots[S]) => unknown;

/** Draws a view as a file; `theme` is light by default. */
export type PictureOf = (
  state: State,
  how: { format: 'svg' | 'png' | 'tex'; lang: Lang; theme?: string },
) => Promise<Blob>;

/** Loads the words of an area in one language. */
export type LoadWords = () => Promise<{ default: Words }>;

/** A descriptor. It is loaded with the page; everything that is shown is loaded by it later. */
export interface Extra {
  /** The folder in extras/. */
  id: string;
  /** The entries that it adds to the navigation, and their icons. */
  doors?: Record<string, Icon>;
  /** The views that it adds, and their components. */
  views?: readonly View[];
  load?: Record<string, () => Promise<Drawn>>;
  /** Names of doors and views, which the navigation shows before any area of the extra is loaded. */
  names?: Record<string, Record<Lang, string>>;
  /** Its areas of words, and words for areas of the kernel: a file for each language. */
  words?: Record<string, Record<Lang, LoadWords>>;
  /** The verbs that it adds to the command line. They load modules of its folder cli, which no browser gets. */
  verbs?: Record<string, Verb>;
  /** The forms that it adds to verbs of the kernel. */
  forms?: Record<string, VerbForm[]>;
  /** The dialog that embeds a view, open until it calls `closed`. */
  embed?: () => Promise<(given: { state: State; closed: () => void }) => unknown>;
  /** Draws views as pictures; one extra does. */
  picture?: () => Promise<PictureOf>;
  /** Parts of the kernel's views. */
  parts?: { [S in Slot]?: () => Promise<Part<S>> };
}
