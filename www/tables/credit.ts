import type { Translate } from '../i18n/languages.ts';
import type { Pattern } from '../engine/types.ts';

/**
 * Return author and year of a theorem. If no author is known, return the name of the core's own proof by
 * induction.
 */
export const credit = (t: Translate, theorem: Pattern['theorem']) =>
  theorem?.author ? `${theorem.author}, ${theorem.year}` : t('table.find.induction');
