import type { Readable } from 'node:stream';
import type { Settlements } from '../coupon/settlements.ts';
import { Refused } from '../http/refusal.ts';
import type { Board } from '../line/board.ts';
import { createChanges } from './changes.ts';
import { createTeller, type Listener, type Moment, type Wish } from './listener.ts';
import { positionText } from './position.ts';

/** Bytes that may wait for a slow listener; one that is further behind is let go. */
const MAX_WAITING = 1_000_000;
const MAX_LISTENERS = 5_000;

/** The live feed: what changes in the line, and a player's own settlements, as they happen. */
export interface Feed {
  /** The moment a snapshot asked for now has to show, in epoch milliseconds, and its place. */
  here(now: number): { readonly moment: number; readonly id: string };
  /** Opens a stream of server-sent events. */
  listen(wish: Wish, now: number): Readable;
  /** Tells every listener what happened since it was last told. */
  tick(now: number): void;
  /** Ends the streams that tell a user's settlements. */
  dismiss(userId: string): void;
  size(): number;
  /** Ends every stream. */
  close(): void;
}

export interface FeedOptions {
  readonly board: Pick<Board, 'updatesSince'>;
  readonly settlements: Settlements;
  /** Tag of the line: another one where places of the line have another meaning. */
  readonly line: string;
}

/** The second a moment belongs to; it never goes back, whatever the machine's clock does. */
function createClock(): (now: number) => number {
  let second = 0;
  return (now) => {
    second = Math.max(second, Math.floor(now / 1000));
    return second;
  };
}

/** The feed of a line. It keeps nothing of the past: the line can tell any two moments apart. */
export function createFeed({ board, settlements, line }: FeedOptions): Feed {
  const listeners = new Set<Listener>();
  const secondOf = createClock();
  const teller = createTeller(line, createChanges(board), settlements);
  const momentOf = (now: number): Moment => ({
    second: secondOf(now),
    settlement: settlements.last(),
  });
  const end = (listener: Listener): void => {
    listeners.delete(listener);
    listener.stream.push(null);
  };
  return {
    here(now) {
      const moment = momentOf(now);
      return { moment: moment.second * 1000, id: positionText({ line, ...moment }) };
    },
    listen(wish, now) {
      if (listeners.size >= MAX_LISTENERS) throw new Refused('503');
      const listener = teller.open(wish, momentOf(now));
      listeners.add(listener);
      listener.stream.once('close', () => listeners.delete(listener));
      return listener.stream;
    },
    tick(now) {
      if (listeners.size === 0) return;
      const moment = momentOf(now);
      for (const listener of listeners) {
        if (listener.stream.readableLength <= MAX_WAITING) teller.tell(listener, moment);
        else listener.stream.destroy();
      }
    },
    dismiss(userId) {
      for (const listener of listeners) if (listener.wish.userId === userId) end(listener);
    },
    size: () => listeners.size,
    close() {
      for (const listener of listeners) end(listener);
    },
  };
}
