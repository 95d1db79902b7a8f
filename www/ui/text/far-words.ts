import { message } from '../../i18n/message.ts';
import type { Remoteness } from '../../engine/types.ts';
import type { Message } from '../../i18n/message.ts';

/** Return a sentence about the number of moves left, or about why it is unknown. */
export function farMessage({ remoteness: n, outcome, reason }: Remoteness): Message {
  if (n === null) return message(`why.far.${reason ?? 'budget'}`);
  return message(outcome === 'N' ? 'why.far.N' : 'why.far.P', { n });
}
