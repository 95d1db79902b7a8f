import type { Translate } from '../i18n/languages.ts';
import type { Pattern } from '../engine/types.ts';

/** The author and the year of a theorem, or how the core has proven a form by itself. */
export const credit = (t: Translate, theorem: Pattern['theorem']) =>
  theorem?.author ? `${theorem.author}, ${theorem.year}` : t('table.find.induction');
