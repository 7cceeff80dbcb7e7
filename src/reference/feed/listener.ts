import { Readable } from 'node:stream';
import type { Settled, Settlements } from '../coupon/settlements.ts';
import { type Changes, changesForReturn } from './changes.ts';
import type { Notice, Notices } from './notices.ts';
import { parsePosition, positionText } from './position.ts';
import { dataFrame, type Extras, HEARTBEAT, OPENING } from './sse.ts';
import type { Topics } from './topics.ts';

/** How far back the feed is resumed. */
export const RESUME_SECONDS = 300;
/** A listener is told at least this often where it stands, so that its place never grows old. */
const QUIET_SECONDS = 60;
const HEARTBEAT_SECONDS = 15;
/** A page that opens its first stream may have loaded what it shows so long before. */
const OPENING_SECONDS = 30;
const MAX_SETTLED = 200;

/** What someone wants to hear. */
export interface Wish {
  readonly topics: Topics;
  /** Whose settlements are told, or null. */
  readonly userId: string | null;
  /** Text of the place to resume after; without one the feed begins now. */
  readonly after: string | undefined;
}

/** One open stream and how far it was told. */
export interface Listener {
  readonly stream: Readable;
  readonly wish: Wish;
  /** Second of the line, and number of the settlement, up to which it knows everything. */
  second: number;
  settlement: number;
  /** Seconds of the last message and of the last sign of life. */
  toldAt: number;
  aliveAt: number;
  /** Second at which nothing waited to be read. */
  upToDateAt: number;
}

/** A moment of the feed: the second, and the last settlement by then. */
export interface Moment {
  readonly second: number;
  readonly settlement: number;
}

export interface Teller {
  /** Opens a stream with what happened since the place it resumes after, or with a reset. */
  open(wish: Wish, moment: Moment): Listener;
  /** Tells what is new; when nothing is, only now and then where it stands. */
  tell(listener: Listener, moment: Moment): void;
}

/** Where to resume; `second` is null where the line cannot be resumed and is to be loaded anew. */
interface Resumed {
  readonly second: number | null;
  readonly settlement: number;
}

/**
 * What can be resumed of a place: the line where it is this line, not old and not yet to come;
 * settlements whenever they are known, as the database remembers all of them.
 */
function resumed(line: string, after: string, moment: Moment): Resumed {
  const place = parsePosition(after);
  if (!place || place.settlement > moment.settlement) {
    return { second: null, settlement: moment.settlement };
  }
  const age = moment.second - place.second;
  const isKnown = place.line === line && age >= 0 && age <= RESUME_SECONDS;
  return { second: isKnown ? place.second : null, settlement: place.settlement };
}

function newListener(wish: Wish, moment: Moment): Listener {
  const { second } = moment;
  const stream = new Readable({ read: () => undefined });
  return { stream, wish, ...moment, toldAt: second, aliveAt: second, upToDateAt: second };
}

/**
 * Tells a listener at once what of theirs is another. They stay where they are: what the line has
 * since is told with the next message.
 */
export function notify(line: string, listener: Listener, what: Notice): void {
  const { second, settlement, stream } = listener;
  stream.push(dataFrame(positionText({ line, second, settlement }), '[]', { changed: [what] }));
}

/** What became another while no stream was open; limits in any case where nobody can say. */
function missedBy(
  notices: Pick<Notices, 'since'>,
  { userId, after }: Wish,
  second: number | null,
  now: number,
): Notice[] {
  if (userId === null) return [];
  if (second === null) return ['limits'];
  return notices.since(userId, after === undefined ? now - OPENING_SECONDS : second);
}

/** Writes the messages of a line's feed. */
export function createTeller(
  line: string,
  changes: Changes,
  settlements: Settlements,
  notices: Pick<Notices, 'since'>,
): Teller {
  const settledFor = ({ wish, settlement }: Listener, moment: Moment): Settled[] =>
    wish.userId === null || moment.settlement === settlement
      ? []
      : settlements.between(wish.userId, settlement, moment.settlement);

  const push = (listener: Listener, moment: Moment, updates: string, extras: Extras): void => {
    listener.stream.push(dataFrame(positionText({ line, ...moment }), updates, extras));
    const { second } = moment;
    Object.assign(listener, { ...moment, toldAt: second, aliveAt: second });
  };

  return {
    open(wish, moment) {
      const { second, settlement } =
        wish.after === undefined ? moment : resumed(line, wish.after, moment);
      const listener = newListener(wish, { ...moment, settlement });
      const { stream } = listener;
      // Whoever was away for long hears of the latest; the history of bets knows all.
      const settled = settledFor(listener, moment).slice(-MAX_SETTLED);
      const changed = missedBy(notices, wish, second, moment.second);
      const updates =
        second === null ? '[]' : changesForReturn(changes, wish.topics.line, second, moment.second);
      stream.push(OPENING);
      push(listener, moment, updates, {
        ...(second === null ? { reset: true } : {}),
        ...(settled.length > 0 ? { settled } : {}),
        ...(changed.length > 0 ? { changed } : {}),
      });
      return listener;
    },
    tell(listener, moment) {
      const updates = changes(listener.wish.topics.line, listener.second, moment.second);
      const settled = settledFor(listener, moment);
      const isDue = moment.second - listener.toldAt >= QUIET_SECONDS;
      if (isDue || updates !== '[]' || settled.length > 0) {
        push(listener, moment, updates, settled.length > 0 ? { settled } : {});
        return;
      }
      Object.assign(listener, moment);
      if (moment.second - listener.aliveAt < HEARTBEAT_SECONDS) return;
      listener.stream.push(HEARTBEAT);
      listener.aliveAt = moment.second;
    },
  };
}
