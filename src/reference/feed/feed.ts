import type { Readable } from 'node:stream';
import type { Holder, QuotaLimits } from '../../server-kernel/quota.ts';
import type { Settlements } from '../coupon/settling/settlements.ts';
import type { Board } from '../line/offer/board.ts';
import { createChanges } from './changes.ts';
import {
  createTeller,
  type Moment,
  notify,
  RESUME_SECONDS,
  type Sources,
  type Wish,
} from './listener.ts';
import { type CountedBy, createListeners } from './listeners.ts';
import { createNotices, type Notice } from './notices.ts';
import { positionText } from './position.ts';
import { slowOnes } from './slow.ts';

/** The live feed: what changes in the line, shared draws, and a player's own settlements, as they happen. */
export interface Feed {
  /** The moment a snapshot asked for now has to show, in epoch milliseconds, and its place. */
  here(now: number): { readonly moment: number; readonly id: string };
  /** Opens a stream of server-sent events, or refuses it where there is no room for this caller. */
  listen(wish: Wish, from: Holder<'network' | 'visit'>, now: number): Readable;
  /** Tells every listener what happened since it was last told. */
  tick(now: number): void;
  /** Tells a user's listeners at once what of theirs is another. */
  notify(userId: string, what: Notice): void;
  /** Ends the streams that tell a user's settlements. */
  dismiss(userId: string): void;
  size(): number;
  /** Ends every stream. */
  close(): void;
}

export interface FeedOptions {
  readonly board: Pick<Board, 'updatesSince'>;
  readonly settlements: Settlements;
  readonly drawNews: Sources['drawNews'];
  /** Tag of the line: another one where places of the line have another meaning. */
  readonly line: string;
  readonly limits?: QuotaLimits<CountedBy>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The second a moment belongs to; it never goes back, whatever the machine's clock does. */
function createClock(): (now: number) => number {
  let second = 0;
  return (now) => {
    second = Math.max(second, Math.floor(now / 1000));
    return second;
  };
}

/**
 * The feed of a line. Of the past it keeps what became another of players, for a while: any two moments
 * of the line can be told apart.
 */
export function createFeed({ board, line, limits, now, ...sources }: FeedOptions): Feed {
  const { settlements } = sources;
  const room = createListeners(limits);
  const { listeners } = room;
  const secondOf = createClock();
  const notices = createNotices(RESUME_SECONDS);
  const teller = createTeller(line, createChanges(board), { ...sources, notices });
  const momentOf = (now: number): Moment => ({
    second: secondOf(now),
    settlement: settlements.last(),
  });
  return {
    here(now) {
      const moment = momentOf(now);
      return { moment: moment.second * 1000, id: positionText({ line, ...moment }) };
    },
    listen(wish, from, now) {
      const player = wish.userId === null ? {} : { player: wish.userId };
      return room.admit({ ...from, ...player }, () => teller.open(wish, momentOf(now))).stream;
    },
    tick(now) {
      if (listeners.size === 0) return;
      const moment = momentOf(now);
      for (const listener of slowOnes(listeners, moment.second)) room.end(listener);
      for (const listener of listeners) teller.tell(listener, moment);
    },
    notify(userId, what) {
      notices.add(userId, what, secondOf(now()));
      for (const listener of listeners) {
        if (listener.wish.userId === userId) notify(line, listener, what);
      }
    },
    dismiss(userId) {
      for (const listener of listeners) if (listener.wish.userId === userId) room.end(listener);
    },
    size: () => listeners.size,
    close() {
      for (const listener of listeners) room.end(listener);
    },
  };
}
