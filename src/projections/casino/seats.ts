import type { CallReply } from '../../calls/table.ts';
import type { AnyEvent, EventData } from '../../events/catalogue.ts';
import { type CasinoTableState, isUnderWay, type Round, type Seat } from './table-state.ts';

/** How many of a shared draw's rounds one player has in view. */
const MOST = 50;

const isOpen = ({ status }: Round): boolean => status === 'open';

/** What a round came to is told by the table first, where it says what it has shown. */
const untold = ({ tells }: CasinoTableState, round: Round, seq: number): number | null =>
  tells && !isOpen(round) ? seq : null;

/** What a round staked and paid more than was known of it. Once it is over nothing is chosen in it. */
function count(slice: CasinoTableState, before: Seat | undefined, after: Round): void {
  slice.opened.staked += after.staked - (before?.round.staked ?? 0);
  slice.opened.paid += (after.payout ?? 0) - (before?.round.payout ?? 0);
  if (!isOpen(after)) delete slice.steps[after.id];
}

/**
 * Rounds that stay beside one that comes: of a shared draw the others that were bet on it, and those on
 * the draw before, which is shown while bets on the next are taken already.
 */
function besides({ isShared, seats }: CasinoTableState, { id, draw }: Round): Seat[] {
  if (!isShared || draw === null) return [];
  const stays = ({ round }: Seat) => round.id !== id && (round.draw ?? 0) >= draw - 1;
  return seats.filter(stays).slice(-MOST + 1);
}

/** It went on or ended without a press: who has it in view is shown that first by the table. */
function past(slice: CasinoTableState, known: Seat, round: Round, { at, seq }: AnyEvent): void {
  count(slice, known, round);
  Object.assign(known, { round, at, untold: known.isFresh ? untold(slice, round, seq) : null });
}

/** A round of the open table began, went on or ended before the eyes of the player. */
export function seat(slice: CasinoTableState, round: Round, at: number): void {
  count(
    slice,
    slice.seats.find((one) => one.round.id === round.id),
    round,
  );
  if (round.game !== slice.game) return;
  const fresh = { round: { ...round }, at, isFresh: true, untold: untold(slice, round, -1) };
  slice.seats = [...besides(slice, round), fresh];
}

/** Whether a round that is open here ended or went on. An answer that is late may know less. */
const isPast = (known: Round, now: Round): boolean =>
  isOpen(known) && (!isOpen(now) || now.steps.length > known.steps.length);

/**
 * The table is found as it was left: with the rounds that are open, or with the last one. What was
 * open here and went on or ended elsewhere is shown as it stands; a round of a personal game that
 * was begun elsewhere takes the seat of one that is over.
 */
export function found(
  slice: CasinoTableState,
  { items }: CallReply<'casinoRounds'>,
  event: AnyEvent,
): void {
  for (const one of slice.seats) {
    const now = items.find(({ id }) => id === one.round.id);
    if (now && isPast(one.round, now)) past(slice, one, { ...now }, event);
  }
  const own = items.filter(({ game }) => game === slice.game);
  const isSeated = ({ id }: Round) => slice.seats.some(({ round }) => round.id === id);
  const open = own.filter((round) => isOpen(round) && !isSeated(round));
  if (slice.seats.length > 0) {
    const isTaken = slice.isShared || slice.seats.some(({ round }) => isOpen(round));
    if (isTaken || isUnderWay(slice) || open.length === 0) return;
  }
  const shown = open.length > 0 ? open : own.slice(0, slice.isShared ? 0 : 1);
  const { at } = event;
  slice.seats = shown.map((round) => ({ round: { ...round }, at, isFresh: false, untold: null }));
}

/**
 * The feed told what a round on a shared draw paid, wherever that is known first. A round of one player alone
 * comes whole with the rounds that are asked for now: of that the feed tells neither cards nor how it ended.
 */
export function settled(
  slice: CasinoTableState,
  { roundId, by, payout, staked }: EventData<'casino.roundSettled'>,
  event: AnyEvent,
): void {
  const known = slice.seats.find(({ round }) => round.id === roundId);
  if (by !== 'feed' || known?.round.status !== 'open' || known.round.draw === null) return;
  past(slice, known, { ...known.round, status: 'completed', staked, payout }, event);
}

/** The table has shown what a round came to, and with it what others on the same draw did. */
export function told(slice: CasinoTableState, { roundId }: EventData<'casino.roundTold'>): void {
  const draw = slice.seats.find(({ round }) => round.id === roundId)?.round.draw;
  for (const one of slice.seats) if (one.round.draw === draw) one.untold = null;
}
