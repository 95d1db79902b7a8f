/** Links to the views of this extra for tests that open every view. */
import { encode } from '../sheet/code.ts';
import { exampleSheet } from '../sheet/example-sheet.ts';

const sheet = await encode(JSON.stringify({ title: 'Week 1', ...exampleSheet }));

export default {
  /** The fields that a view needs to show anything. */
  asked: { sheet: `?sheet=${sheet}` },
  /** Each state that axe looks at, and what is to be seen then. */
  seen: {
    class: { hash: '#v1/class', shows: '.sheet-builder .add' },
    results: { hash: '#v1/class?mode=results', shows: '.class-results .drop' },
    sheet: { hash: `#v1/sheet?sheet=${sheet}`, shows: '.sheet-player #name' },
  },
};
