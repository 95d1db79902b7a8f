import type { Translate } from '../i18n/languages.ts';
import type { Pattern } from '../engine/types.ts';

/** The author and the year of a theorem, or the core's own method of proof for a form. */
export const credit = (t: Translate, theorem: Pattern['theorem']) =>
  theorem?.author ? `${theorem.author}, ${theorem.year}` : t('table.find.induction');
