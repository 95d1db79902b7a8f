/**
 * Load every word in every language, for generated pages and tests, which use them synchronously.
 */
import '../../www/extras.ts';
import { allAreas, fetchAllWords } from '../../www/i18n/languages.ts';

await fetchAllWords(await allAreas());
