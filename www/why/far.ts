/** The number of moves left, computed on request by a button since it requires a separate search. */
import { html, nothing } from 'lit';
import * as engine from '../engine/api.ts';
import { say } from '../i18n/message.ts';
import { farMessage } from '../ui/text/far-words.ts';
import type { Analysis, Remoteness } from '../engine/types.ts';
import { pageOf, type Page } from './page.ts';
import type { MexWhy as Why } from './mex-why.ts';
import type { Words } from './words.ts';
import type { Query } from '../ui/element/query.ts';
import type { Translate } from '../i18n/languages.ts';

/**
 * The step budget of the search, lower than the core allows, so that the explanation of the next position
 * does not wait long.
 */
const STEPS = 5_000_000;
/** The maximum number of moves listed. */
const OFFERED = 60;

export function askFar(why: Why, query: Query) {
  const { game, position } = why.result as Analysis;
  return query.run(
    (signal) => engine.remoteness(game, position, { moves: true, budget: STEPS, signal }),
    (found) => {
      why.far = found;
    },
  );
}

/** Return a text about the number of moves left after each move, by the move's text. */
export function farAfter(t: Translate, far: Remoteness | null): Map<string, string> {
  const known = (far?.moves ?? []).filter(({ remoteness }) => remoteness !== null);
  return new Map(known.map(({ text, remoteness: n }) => [text, t('why.far.after', { n: n! })]));
}

export function farPart(why: Why, result: Analysis, words: Words, page: Page) {
  const { far } = why;
  if (!far) {
    return html`<p class="far no-print">
      <button class="btn no-print" type="button" ?disabled=${why.farAsked} @click=${why.askFar}>
        ${why.t(why.farAsked ? 'why.far.wait' : 'why.far.ask')}
      </button>
    </p>`;
  }
  return html`<p class="far" role="status">${say(why.lang, farMessage(far))}</p>
    ${result.outcome === 'P' ? delays(why, result, words, far, page) : nothing}`;
}

/** Draw the moves of a lost position, ordered by the number of moves left, the longest game first. */
function delays(why: Why, result: Analysis, words: Words, far: Remoteness, page: Page) {
  const after = farAfter(why.t.bind(why), far);
  const moves = new Map(result.moves.map(({ text, move }) => [text, move]));
  const listed = (far.moves ?? []).flatMap(({ text, to, remoteness }) => {
    const move = moves.get(text);
    return move && after.has(text) ? [{ text, to, remoteness, move }] : [];
  });
  if (listed.length === 0) return nothing;
  listed.sort((a, b) => Number(b.remoteness) - Number(a.remoteness));
  const items = listed.slice(0, OFFERED).map(({ text, to, move }) => {
    return { move: text, to, says: words.say(move), leaves: after.get(text) ?? '' };
  });
  const heading = [why.t('why.far.delays')];
  return pageOf(
    [
      { kind: 'heading', content: heading },
      { kind: 'moves', items },
    ],
    page,
  );
}
