import type { CallReply } from '../../../calls/table.ts';
import { totoGame } from '../../../domain/casino/toto-game.ts';
import { sha256Hex } from '../../../kernel/sha256.ts';
import { offeredCurrencies } from '../../money/currencies.ts';
import type { RoundRow } from '../rounds.ts';
import { leastStake } from '../stakes.ts';
import { type ToldRound, toldRound } from '../told.ts';
import { leastUnit } from './bets.ts';
import type { DrawRow, TotoStore } from './toto-store.ts';

/** Draws that are over, and coupons of each that got most. */
const LAST = 10;
const MOST_WINNERS = 20;
/** What is told of a coupon's number in public. */
const NAME_LENGTH = 6;

/** What is bet on, by its hash: the same before and after. */
const hashOf = ({ id, matches }: Pick<DrawRow, 'id' | 'matches'>, results = ''): string =>
  sha256Hex(JSON.stringify([id, matches, results]));

/** Pools so far, by currency. */
function poolsOf(store: TotoStore, id: number) {
  const jackpots = new Map(store.jackpots().map(({ iso, jackpot }) => [iso, jackpot]));
  const staked = new Map(store.staked(id).map((row) => [row.iso, row]));
  const known = new Set([...jackpots.keys(), ...staked.keys()]);
  return Object.fromEntries(
    [...known].map((iso) => [
      iso,
      {
        pool: staked.get(iso)?.staked ?? 0,
        coupons: staked.get(iso)?.coupons ?? 0,
        jackpot: jackpots.get(iso) ?? 0,
      },
    ]),
  );
}

const shown = ({ id, matches, closes_at }: DrawRow) => ({ draw: id, matches, closesAt: closes_at });

/** A draw whose sales are over: with its results, once all are known. */
function over(store: TotoStore, row: DrawRow) {
  const { id, matches, results, closes_at, settled_at } = row;
  const pools = store.pools(id).map(({ iso, outcome, jackpot }) => [iso, { ...outcome, jackpot }]);
  const winners = store.winners(id, MOST_WINNERS).map((coupon) => ({
    name: coupon.id.slice(0, NAME_LENGTH).toUpperCase(),
    payout: coupon.payout,
    currency: coupon.iso,
  }));
  return {
    draw: id,
    at: settled_at ?? closes_at,
    hash: hashOf(row, results ?? ''),
    result: { results, matches, pools: Object.fromEntries(pools), winners },
  };
}

/** What anybody may know of the draws of toto. */
export function toldDraws(store: TotoStore, now: number): CallReply<'casinoDraws'> {
  const [current = null, next = null] = store.selling(now);
  const bounds = Object.fromEntries(
    offeredCurrencies.map((currency) => [
      currency.iso,
      { unit: leastUnit(currency), least: leastStake(currency), most: currency.maxBet },
    ]),
  );
  return {
    ...{ game: totoGame.gameId, rules: totoGame.rules, salt: '', now },
    terminal: hashOf(current ?? { id: 0, matches: [] }),
    current: {
      draw: current?.id ?? 0,
      opensAt: current?.opens_at ?? now,
      closesAt: current?.closes_at ?? now,
      endsAt: null,
      setup: current && {
        ...{ matches: current.matches, pools: poolsOf(store, current.id), bounds },
        next: next && shown(next),
      },
    },
    last: [...store.played(now).reverse(), ...store.settled(LAST)]
      .slice(0, LAST)
      .map((row) => over(store, row)),
  };
}

/** A coupon as its player is told of it: with the results, once all are known. */
export function toldCoupon(store: TotoStore, row: RoundRow): ToldRound {
  const draw = store.one(row.draw ?? 0);
  const results = draw?.results ?? null;
  const seeds = {
    commitment: hashOf(draw ?? { id: 0, matches: [] }),
    serverSeed: null,
    ...{ clientSeed: '', nonce: row.nonce },
  };
  const seen = {
    draw: draw && { teams: draw.matches.map(({ team1, team2 }) => [team1, team2]), results },
    outcome: row.payout === null ? null : { payout: row.payout },
  };
  return toldRound(row, totoGame.gameId, seeds, seen);
}
