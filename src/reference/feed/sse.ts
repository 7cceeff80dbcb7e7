import type { CallReply } from '../../calls/table.ts';

/** Parts of a message that are seldom there. */
export type Extras = Pick<
  CallReply<'sportsFeed'>,
  'reset' | 'settled' | 'sold' | 'rounds' | 'draws' | 'changed'
>;

/** First bytes of a stream: they send the headers off, and say how soon to come back. */
export const OPENING = 'retry: 2000\n\n';

/** A comment: keeps the connection from looking dead. */
export const HEARTBEAT = ': still here\n\n';

/** One message as a server-sent event; `updates` is JSON already, shared between listeners. */
export function dataFrame(id: string, updates: string, extras: Extras): string {
  const rest = JSON.stringify(extras).slice(1, -1);
  const data = `{"id":${JSON.stringify(id)},"updates":${updates}${rest === '' ? '' : `,${rest}`}}`;
  return `id: ${id}\ndata: ${data}\n\n`;
}
