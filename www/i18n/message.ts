/** Messages independent of a language: a model stores them, and they are shown in the current language. */
import { sayMove, t } from './index.ts';
import type { ArgumentsOf, Known } from './areas.ts';
import type { BoardWords, Lang } from './index.ts';
import type { Move } from '../engine/types.ts';

/** A key with its arguments, which may themselves be messages, or a move on a board. */
export type Message =
  | { key: string; args: Readonly<Record<string, unknown>> }
  | { move: Move; board: BoardWords | undefined };

/** The arguments of a text, in which a message may replace a text. */
type Open<Args> = {
  [Name in keyof Args]: string extends Args[Name] ? Args[Name] | Message : Args[Name];
};

type OpenArguments<All extends readonly unknown[]> = { [I in keyof All]: Open<All[I]> };

/** Return the message of a key (`area.key`) with the arguments of its text. */
export const message = <K extends string>(
  key: Known<K>,
  ...[args]: OpenArguments<ArgumentsOf<K>>
): Message => ({ key, args: { ...Object(args) } });

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && ('args' in value || 'move' in value);

/** Return the text of a message in a language, or '' for null. */
export function say(lang: Lang, one: Message | null): string {
  if (!one) return '';
  if ('move' in one) return sayMove(lang, one.move, one.board);
  const args = Object.entries(one.args).map(([name, value]) => [
    name,
    isMessage(value) ? say(lang, value) : value,
  ]);
  return t<string>(lang, one.key as never, Object.fromEntries(args));
}
