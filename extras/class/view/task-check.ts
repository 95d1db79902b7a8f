/** The core's answers about the tasks of a sheet under construction. */
import { analyze, MexError, patterns, readGame, table } from 'mexplorer';
import type { Reading } from 'mexplorer';
import { isGame, readingsOf, sayError } from 'mexplorer/kit';
import type { GameReading, Speaker } from 'mexplorer/kit';
import { errorsFrom } from '../sheet/stranger.ts';
import type { DraftTask } from '../sheet/saved.ts';

/**
 * The core's answer about a task: whether the task can be solved, in words. For a text that is not a game in
 * the notation: its error, and its possible meanings.
 */
export type Checked = {
  words: string;
  good: boolean;
  claims?: readonly string[];
  error?: MexError;
  readings?: GameReading[];
};

/** Return the key of the query to the core about a task; empty for tasks without a query. */
export function keyOf({ kind, game, position, upto }: DraftTask) {
  if (kind === 'table') return `table|${game}|${upto}`;
  if (kind === 'rule') return `rule|${game}`;
  return ['question', 'problem'].includes(kind) ? '' : `${kind}|${game}|${position}`;
}

/** Return whether a meaning of a text is a game that is available. */
const isOffer = (reading: Reading): reading is GameReading => isGame(reading) && !reading.absent;

/** Return the answer of the core about a task; the promise is never rejected. */
export async function answerOn(host: Speaker, task: DraftTask): Promise<Checked> {
  try {
    return await asked(host, task);
  } catch (thrown) {
    const error = await readGame(task.game).then(() => null, MexError.from);
    if (!error) return { words: sayError(host.lang, MexError.from(thrown)), good: false };
    const readings = (await readingsOf(task.game)).filter(isOffer);
    return { words: '', good: false, error, readings };
  }
}

async function asked({ t }: Speaker, { kind, game, position, upto }: DraftTask): Promise<Checked> {
  if (kind === 'table') {
    const { nimbers } = await table(game, Math.min(40, Math.max(1, upto)));
    return { words: t('teach.table_is', { values: [...nimbers].join(' ') }), good: true };
  }
  if (kind === 'rule') {
    const [form] = (await patterns(game)).values;
    if (!form) return { words: t('teach.no_rule'), good: false };
    return { words: t('teach.rule_is', { rule: form.text }), good: true };
  }
  const { outcome, nimber, moves } = await analyze(game, position, { limit: 200 });
  const wins = moves.filter((move) => move.wins).length;
  const bad = (key: string) => ({ words: t(key), good: false });
  if (kind === 'belief' && outcome === 'N') return bad('teach.belief_won');
  const good = (key: string, args: object) => ({ words: t(key, args), good: true });
  if (outcome === 'D') return bad('teach.drawn');
  if (kind === 'belief') {
    const claims = await errorsFrom(game, position);
    if (!claims.length) return bad('class.flaw_never_errs');
    return { words: t('teach.belief_is', { n: claims.length }), good: true, claims };
  }
  if (kind === 'outcome')
    return good('teach.outcome_is', { outcome: t(`learn.choice.${outcome}`) });
  if (kind === 'nimber')
    return nimber === null ? bad('teach.no_nimber') : good('teach.nimber_is', { nimber });
  if (kind === 'move') return wins ? good('teach.wins_are', { n: wins }) : bad('teach.no_wins');
  return good(outcome === 'P' ? 'teach.begins_computer' : 'teach.begins_you', {});
}
