/** Loads every word in every language, for what says them at once: generated pages and tests. */
import '../../www/extras.ts';
import { allAreas, fetchAllWords } from '../../www/i18n/languages.ts';

await fetchAllWords(await allAreas());
