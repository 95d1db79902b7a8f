/** Load all texts in all languages, for generated pages and tests, which read the texts synchronously. */
import '../../www/extras.ts';
import { allAreas, fetchAllWords } from '../../www/i18n/languages.ts';

await fetchAllWords(await allAreas());
