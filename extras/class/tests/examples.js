/** Links to the views of this extra for tests that open every view. */
import { encode } from '../sheet/code.ts';
import { exampleSheet } from '../sheet/example-sheet.ts';

const sheet = await encode(JSON.stringify({ title: 'Week 1', ...exampleSheet }));

export default {
  /** The link fields without which a view shows nothing, by the name of the view. */
  asked: { sheet: `?sheet=${sheet}` },
  /**
   * The states of views that the accessibility checker axe examines, each with a selector of what the view
   * then shows.
   */
  seen: {
    class: { hash: '#v1/class', shows: '.sheet-builder .add' },
    results: { hash: '#v1/class?mode=results', shows: '.class-results .drop' },
    sheet: { hash: `#v1/sheet?sheet=${sheet}`, shows: '.sheet-player #name' },
  },
};
