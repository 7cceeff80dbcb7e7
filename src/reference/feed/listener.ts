import { Readable } from 'node:stream';
import type { DrawNews } from '../casino/draws/shared-draws.ts';
import { toldNumber } from '../casino/games.ts';
import type { Settlements } from '../coupon/settling/settlements.ts';
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

/** A player's bets and rounds that were settled, and bets that were sold, as they are told. */
function settledFor(
  settlements: Settlements,
  { wish: { userId }, settlement }: Listener,
  moment: Moment,
): Pick<Extras, 'settled' | 'sold' | 'rounds'> {
  if (userId === null || moment.settlement === settlement) return {};
  // Whoever was away for long hears of the latest; the history knows all.
  const settled = settlements.between(userId, settlement, moment.settlement).slice(-MAX_SETTLED);
  const sold = settlements.salesBetween(userId, settlement, moment.settlement).slice(-MAX_SETTLED);
  const rounds = settlements
    .roundsBetween(userId, settlement, moment.settlement)
    .slice(-MAX_SETTLED)
    .flatMap(({ game: name, ...round }) => {
      const game = toldNumber(name);
      return game === null ? [] : [{ ...round, game }];
    });
  return {
    ...(settled.length > 0 ? { settled } : {}),
    ...(sold.length > 0 ? { sold } : {}),
    ...(rounds.length > 0 ? { rounds } : {}),
  };
}

/** What happened to the shared draws that a listener wants to hear of. */
function drawsFor(
  drawNews: Sources['drawNews'],
  { wish }: Listener,
  from: number,
  to: number,
): Pick<Extras, 'draws'> {
  const { draws: games } = wish.topics;
  const draws = games.length > 0 && from < to ? drawNews(games, from, to) : [];
  return draws.length > 0 ? { draws } : {};
}

/** What is told from, besides the line. */
export interface Sources {
  readonly settlements: Settlements;
  readonly notices: Pick<Notices, 'since'>;
  /** What happened to draws of these games after one second and up to another. */
  readonly drawNews: (games: readonly number[], from: number, to: number) => DrawNews[];
}

/** Writes the messages of a line's feed. */
export function createTeller(
  line: string,
  changes: Changes,
  { settlements, notices, drawNews }: Sources,
): Teller {
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
      const changed = missedBy(notices, wish, second, moment.second);
      const updates =
        second === null ? '[]' : changesForReturn(changes, wish.topics.line, second, moment.second);
      stream.push(OPENING);
      push(listener, moment, updates, {
        ...(second === null ? { reset: true } : {}),
        ...settledFor(settlements, listener, moment),
        ...(second === null ? {} : drawsFor(drawNews, listener, second, moment.second)),
        ...(changed.length > 0 ? { changed } : {}),
      });
      return listener;
    },
    tell(listener, moment) {
      const updates = changes(listener.wish.topics.line, listener.second, moment.second);
      const told = {
        ...settledFor(settlements, listener, moment),
        ...drawsFor(drawNews, listener, listener.second, moment.second),
      };
      const isDue = moment.second - listener.toldAt >= QUIET_SECONDS;
      if (isDue || updates !== '[]' || Object.keys(told).length > 0) {
        push(listener, moment, updates, told);
        return;
      }
      Object.assign(listener, moment);
      if (moment.second - listener.aliveAt < HEARTBEAT_SECONDS) return;
      listener.stream.push(HEARTBEAT);
      listener.aliveAt = moment.second;
    },
  };
}
