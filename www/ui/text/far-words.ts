import { message } from '../../i18n/message.ts';
import type { Remoteness } from '../../engine/types.ts';
import type { Message } from '../../i18n/message.ts';

/** The number of remaining moves, in a sentence. */
export function farMessage({ remoteness: n, outcome, reason }: Remoteness): Message {
  if (n === null) return message(`why.far.${reason ?? 'budget'}`);
  return message(outcome === 'N' ? 'why.far.N' : 'why.far.P', { n });
}
