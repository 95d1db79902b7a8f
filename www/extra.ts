/** The types of an extra: an optional module of the site, which www names only in the list extras.ts. */
import type { Verb, VerbForm } from './cli/verb.ts';
import type { Lang, Words } from './i18n/languages.ts';
import type { State } from './links/state.ts';
import type { View } from './links/views.ts';
import type { Icon } from './ui/pictures/icons.ts';
import type { Drawn } from './view/page-view.ts';

/** The places in views where extras may add a part, each with the data that a part receives there. */
export interface Slots {
  /** The place below the list of wrong claims. */
  refuted: { state: State };
  /** The place below a table. */
  table: { state: State };
  /**
   * The place in a lesson for a check of the learner's own program for a practice problem. `solved` reports
   * success.
   */
  program: { problem: string; app: string; text: string; solved: () => void };
  /**
   * The place below the period of a table or of a quotient. `proven` says whether the period is proven.
   * `reached` is the last computed heap of a table, or the heap at which the period of a quotient was proven.
   */
  proof: { game: string; proven: boolean; reached: number };
}

export type Slot = keyof Slots;

/** The function that returns the template of a part. */
export type Part<S extends Slot> = (given: Slots[S]) => unknown;

/**
 * Draw a view as a file; `theme` is light by default. With `animate`, the file is an SVG that plays the moves
 * of the game.
 */
export type PictureOf = (
  state: State,
  how: { format: 'svg' | 'png' | 'tex'; lang: Lang; theme?: string; animate?: boolean },
) => Promise<Blob>;

/** A result of the page's search: a title, a line about it, and the state of the page that shows it. */
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

/** The loaders of public widgets by tag, as in registry.ts. */
export type Widgets = Readonly<Partial<Record<string, () => Promise<unknown>>>>;

/** Load a group of texts in one language. */
export type LoadWords = () => Promise<{ default: Words }>;

/**
 * The descriptor of an extra. The page loads it at the start; its functions load the other parts of the extra when
 * these are needed.
 */
export interface Extra {
  /** The name of the extra's folder in extras/. */
  id: string;
  /** The entries added to the navigation, with their icons. */
  doors?: Record<string, Icon>;
  /**
   * The navigation entry of the page before which the extra's entries are placed; by default they come last.
   */
  before?: string;
  /** The added views (`views`), and the loaders of their components (`load`). */
  views?: readonly View[];
  load?: Record<string, () => Promise<Drawn>>;
  /** The added public widgets. */
  widgets?: Widgets;
  /** The names of navigation entries and views, which are shown before any texts of the extra are loaded. */
  names?: Record<string, Record<Lang, string>>;
  /** The extra's groups of texts, and its additions to groups of the page: a file for each language. */
  words?: Record<string, Record<Lang, LoadWords>>;
  /**
   * The extra's verbs of the command line, and its further forms of other verbs. Browsers never load the
   * folder cli of an extra.
   */
  commands?: () => Promise<Commands>;
  /** Load the dialog that embeds a view. The dialog is open until it calls `closed`. */
  embed?: () => Promise<(given: { state: State; closed: () => void }) => unknown>;
  /** Load the function that draws views as pictures; only one extra has it. */
  picture?: () => Promise<PictureOf>;
  /**
   * The icon of practice problems, and a function that returns the state of the page which shows a problem.
   */
  problem?: { icon: Icon; at: (id: string) => Partial<State> };
  /** Load the function that returns the extra's results in the page's search, in a language. */
  search?: (lang: Lang) => Promise<(query: string) => Found[]>;
  /** The loaders of the parts added to views of the page. */
  parts?: { [S in Slot]?: () => Promise<Part<S>> };
}
