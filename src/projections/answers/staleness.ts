import type { Envelope } from '../../events/catalogue.ts';

/**
 * The place in the log of what an answer answers. Answers come in another order than they were
 * asked for: one to an earlier question knows less than one to a later.
 */
export function askedAt({ cause, seq }: Pick<Envelope, 'cause' | 'seq'>): number {
  return cause ?? seq;
}
