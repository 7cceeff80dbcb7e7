import type { CallReply } from '../../calls/table.ts';
import type { EventData } from '../../events/catalogue.ts';
import { type CasinoTableState, isUnderWay, type Round, type Seat } from './table-state.ts';

/** How many of a shared draw's rounds one player has in view. */
const MOST = 50;

const isOpen = ({ status }: Round): boolean => status === 'open';

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

/** A round of the open table began, went on or ended before the eyes of the player. */
export function seat(slice: CasinoTableState, round: Round, at: number): void {
  count(
    slice,
    slice.seats.find((one) => one.round.id === round.id),
    round,
  );
  if (round.game !== slice.game) return;
  slice.seats = [...besides(slice, round), { round: { ...round }, at, isFresh: true }];
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
  at: number,
): void {
  for (const one of slice.seats) {
    const now = items.find(({ id }) => id === one.round.id);
    if (!now || !isPast(one.round, now)) continue;
    count(slice, one, now);
    Object.assign(one, { round: { ...now }, at });
  }
  const own = items.filter(({ game }) => game === slice.game);
  const isSeated = ({ id }: Round) => slice.seats.some(({ round }) => round.id === id);
  const open = own.filter((round) => isOpen(round) && !isSeated(round));
  if (slice.seats.length > 0) {
    const isTaken = slice.isShared || slice.seats.some(({ round }) => isOpen(round));
    if (isTaken || isUnderWay(slice) || open.length === 0) return;
  }
  const shown = open.length > 0 ? open : own.slice(0, slice.isShared ? 0 : 1);
  slice.seats = shown.map((round) => ({ round: { ...round }, at, isFresh: false }));
}

/** The feed told what a round paid, wherever that is known first. */
export function settled(
  slice: CasinoTableState,
  { roundId, by, payout, staked }: EventData<'casino.roundSettled'>,
  at: number,
): void {
  const known = slice.seats.find(({ round }) => round.id === roundId);
  if (by !== 'feed' || known?.round.status !== 'open') return;
  const round: Round = { ...known.round, status: 'completed', staked, payout };
  count(slice, known, round);
  Object.assign(known, { round, at });
}
