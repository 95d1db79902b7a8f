/**
 * A concept inventory: questions whose wrong answers follow from wrong claims. For each question the core
 * finds the position, the true answer, and the answer by the claim.
 */
import { analyze, describe, refute } from 'mexplorer';
import type { AnalysisMove, Counterexample } from 'mexplorer';
import { boardWords, nameOf, readLine, sayGame, sayMove, t } from 'mexplorer/kit';
import type { Lang } from 'mexplorer/kit';
import { readSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** The wrong claims of the inventory, one for each question. */
export const ASKED = [
  ...['mex-largest', 'mex-count', 'end-is-one', 'xor-sizes', 'add-values'],
  ...['every-move-wins', 'odd-wins', 'take-most', 'make-equal', 'from-largest', 'multiples'],
  ...['won-count', 'pairs-cancel', 'split-adds', 'wythoff-xor', 'misere-reversed', 'misere-same'],
  ...['stairs-all', 'stairs-even', 'period-from-0'],
];

/** The greatest number of moves among which a question lets the learner choose. */
const MOVES = 4;

type Choices = { asks: 'outcome' | 'nimber' | 'move'; right: string; wrong: string; all: string[] };

/**
 * Return the inventory as a task sheet in a language. The texts of the areas `refuted` and `class` must be
 * loaded.
 */
export async function inventory(lang: Lang, title: string): Promise<Sheet> {
  const tasks = await Promise.all(ASKED.map((claim) => question(lang, claim)));
  return readSheet({ title, attempts: 1, hints: false, tasks });
}

async function question(lang: Lang, claim: string) {
  const found = await refute(claim);
  const { position } = found;
  await readLine(found.game);
  const name = sayGame(lang, found.game);
  const isNamed = found.game === nameOf(found.game);
  const game = isNamed ? name : t(lang, 'class.game', { name, line: found.game });
  const { asks, right, wrong, all } = await choicesOf(lang, found);
  return {
    question: t(lang, `class.inventory.${asks}`, { game, position }),
    answer: right,
    choices: [...all, t(lang, 'class.inventory.no_idea')],
    claims: { [wrong]: claim },
  };
}

async function choicesOf(lang: Lang, found: Counterexample): Promise<Choices> {
  const { game, position, says, truth } = found;
  if (says.outcome === null) {
    const { moves } = await analyze(game, position, { limit: 100 });
    const board = boardWords(await describe(game, position));
    const words = ({ move }: AnalysisMove) => sayMove(lang, move, board);
    const isClaimed = ({ text }: AnalysisMove) => text === says.moves[0];
    const right = moves.filter(({ wins }) => wins).slice(0, 1);
    const wrong = moves.filter((move) => !move.wins && !isClaimed(move));
    const claimed = moves.filter(isClaimed);
    const shown = [...right, ...claimed, ...wrong].slice(0, MOVES);
    const all = moves.filter((move) => shown.includes(move)).map(words);
    return { asks: 'move', right: words(right[0]), wrong: words(claimed[0]), all };
  }
  const [right, wrong] = [truth.nimber, says.nimber].map(String);
  if (says.nimber !== null && truth.nimber !== null && right !== wrong) {
    const all = [...new Set(['0', '1', '2', '3', right, wrong])];
    return { asks: 'nimber', right, wrong, all: all.sort((a, b) => Number(a) - Number(b)) };
  }
  const [N, P] = [t(lang, 'refuted.N'), t(lang, 'refuted.P')];
  const is = (outcome: string | null) => (outcome === 'N' ? N : P);
  return { asks: 'outcome', right: is(truth.outcome), wrong: is(says.outcome), all: [N, P] };
}
