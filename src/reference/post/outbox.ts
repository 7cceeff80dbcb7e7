import type { Courier, Message } from './courier.ts';

/** A message with its number, from 1 on, and when it was sent. */
export type Posted = Message & { readonly id: number; readonly at: number };

/** Keeps the last messages in memory, for whoever tries the site out to read. */
export interface Outbox extends Courier {
  /** Messages with higher numbers than this, the oldest first. */
  after(id: number): readonly Posted[];
}

const KEPT = 200;

export function createOutbox(): Outbox {
  let last = 0;
  let posted: Posted[] = [];
  return {
    send(message, at) {
      last += 1;
      posted = [...posted, { ...message, id: last, at }].slice(-KEPT);
    },
    after: (id) => posted.filter((message) => message.id > id),
  };
}
