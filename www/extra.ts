/** The descriptor of an extra: a part of the site that the kernel names only in the list extras.ts. */
import type { Verb, VerbForm } from './cli/verb.ts';
import type { Lang, Words } from './i18n/languages.ts';
import type { State } from './links/state.ts';
import type { View } from './links/views.ts';
import type { Icon } from './ui/pictures/icons.ts';
import type { Drawn } from './view/page-view.ts';

/**
 * The places in the kernel's views where extras add a part, with the data that a part receives
 * there.
 */
export interface Slots {
  /** Below the list of wrong claims. */
  refuted: { state: State };
  /** Below a table. */
  table: { state: State };
  /** In a lesson: the check of the learner's own program for a practice problem, which reports that it is solved. */
  program: { problem: string; app: string; text: string; solved: () => void };
  /**
   * Below the period of a table or of a quotient: whether it is proven, and the heap at which it
   * was proven.
   */
  proof: { game: string; proven: boolean; reached: number };
}

export type Slot = keyof Slots;

/** The function of a part. */
export type Part<S extends Slot> = (given: Slots[S]) => unknown;

/** Draws a view as a file; `theme` is light by default. `animate`: an SVG that plays the moves of the game. */
export type PictureOf = (
  state: State,
  how: { format: 'svg' | 'png' | 'tex'; lang: Lang; theme?: string; animate?: boolean },
) => Promise<Blob>;

/** An entry of the one search of the page: a title, a line about it, and the state of the page that shows it. */
export interface Found {
  title: string;
  note: string;
  at: Partial<State>;
}

/** The additions of an extra to the command line. */
export interface Commands {
  verbs?: Record<string, Verb>;
  forms?: Record<string, VerbForm[]>;
}

/** Public widgets: a line and a class each, as in registry.ts. */
export type Widgets = Readonly<Partial<Record<string, () => Promise<unknown>>>>;

/** Loads the words of an area in one language. */
export type LoadWords = () => Promise<{ default: Words }>;

/** A descriptor. It is loaded with the page; it loads all visible parts later. */
export interface Extra {
  /** The folder in extras/. */
  id: string;
  /** The entries that it adds to the navigation, and their icons. */
  doors?: Record<string, Icon>;
  /** The kernel's entry before which its entries are placed; by default they come last. */
  before?: string;
  /** The views that it adds, and their components. */
  views?: readonly View[];
  load?: Record<string, () => Promise<Drawn>>;
  /** The public widgets that it adds. */
  widgets?: Widgets;
  /** Names of doors and views, which the navigation shows before any area of the extra is loaded. */
  names?: Record<string, Record<Lang, string>>;
  /** Its areas of words, and its words for areas of the kernel: a file for each language. */
  words?: Record<string, Record<Lang, LoadWords>>;
  /** Its verbs of the command line, and its forms of other verbs. Browsers never load its folder cli. */
  commands?: () => Promise<Commands>;
  /** The dialog that embeds a view, open until it calls `closed`. */
  embed?: () => Promise<(given: { state: State; closed: () => void }) => unknown>;
  /** Draws views as pictures; one extra does. */
  picture?: () => Promise<PictureOf>;
  /** Shows the practice problems that texts mean: their icon, and the state of the page that shows one by its id. */
  problem?: { icon: Icon; at: (id: string) => Partial<State> };
  /** Its results in the page's single search, in a language. */
  search?: (lang: Lang) => Promise<(query: string) => Found[]>;
  /** Parts of the kernel's views. */
  parts?: { [S in Slot]?: () => Promise<Part<S>> };
}
