import * as v from 'valibot';
import type { CallReply } from '../../../calls/table.ts';
import { MOST_SEATS } from '../../../domain/casino/company.ts';
import { multiplierAt } from '../../../domain/casino/games/crash.ts';
import { madeUpName } from '../../../domain/casino/made-up-name.ts';
import type { Database } from '../../data/database.ts';
import type { Keys } from '../../secrets/keys.ts';
import { gameNamed, type HouseGame } from '../games.ts';
import { hundredthsOf, multiplierOf } from './crash.ts';
import type { ScheduledDraw } from './schedule.ts';
import type { DrawNews, SharedDraws } from './shared-draws.ts';

export interface CompanyOptions {
  readonly database: Database;
  readonly keys: Pick<Keys, 'mac'>;
}

type Company = NonNullable<CallReply<'casinoDraws'>['company']>;

const seatRow = v.object({ user_id: v.string(), height: v.nullable(v.number()) });
const countRow = v.object({ bets: v.number(), out: v.number() });

/**
 * Bets on a curve by a moment, and the height in hundredths at which each was cashed out by then: by hand, or
 * by itself where the curve got there. What a bet waits for is in no answer before that.
 */
const SEATS = `
  WITH asked (curve, moment, reached) AS (VALUES (?, ?, ?)), seats AS (
    SELECT user_id, seq,
      CASE
        WHEN json_extract(steps, '$[0].at') <= moment
          THEN CAST(ROUND(json_extract(steps, '$[0].action.cashOut') * 100) AS INTEGER)
        WHEN CAST(ROUND(json_extract(bet, '$.cashOut') * 100) AS INTEGER) <= reached
          THEN CAST(ROUND(json_extract(bet, '$.cashOut') * 100) AS INTEGER)
      END AS height
    FROM asked JOIN casino_rounds ON draw = curve
    WHERE game = 'crash' AND status <> 'cancelled' AND started_at <= moment
  )`;
const COUNT = `${SEATS} SELECT COUNT(*) AS bets, COUNT(height) AS out FROM seats`;
/** Who cashed out last stands first; then those who are still in, as they came. */
const LISTED = `
  ${SEATS}
  SELECT user_id, height FROM seats ORDER BY height IS NULL, height DESC, seq LIMIT ${MOST_SEATS}`;

/** Companies of the last moments: what a listener was told is what the next moment is held against. */
const REMEMBERED = 32;

/** How high a curve has come by a moment, in hundredths; 0 before it takes off. */
function reachedBy(point: string, { closesAt, endsAt }: ScheduledDraw, moment: number): number {
  if (moment < closesAt) return 0;
  return hundredthsOf(moment < endsAt ? multiplierAt(moment - closesAt) : point);
}

/** Who was in by a moment, as anybody may know it; null where nobody was. */
function companyOf(
  { database, keys }: CompanyOptions,
  draw: number,
  moment: number,
  reached: number,
): Company | null {
  const by = [draw, moment, reached];
  const count = database.first(countRow, COUNT, ...by);
  if (!count || count.bets === 0) return null;
  const seats = database.all(seatRow, LISTED, ...by).map(({ user_id: userId, height }) => ({
    name: madeUpName(Buffer.from(keys.mac('crash-name', String(draw), userId), 'base64url')),
    cashOut: height === null ? null : multiplierOf(height),
  }));
  return { draw, at: moment, ...count, seats };
}

/** What was told of the last moments. */
function remembered() {
  const known = new Map<string, Company | null>();
  const keep = (key: string, company: Company | null): void => {
    known.delete(key);
    known.set(key, company);
    for (const [oldest] of known) {
      if (known.size <= REMEMBERED) break;
      known.delete(oldest);
    }
  };
  return {
    keep,
    /** What is asked for stays: that of a curve that is over, as long as it is held against the next moment. */
    recall(key: string): Company | null | undefined {
      const found = known.get(key);
      if (found !== undefined) keep(key, found);
      return found;
    },
  };
}

function companies(options: CompanyOptions, draws: SharedDraws, game: HouseGame) {
  const { keep, recall } = remembered();
  const at = (timed: ScheduledDraw, now: number): Company | null => {
    const moment = Math.min(now, timed.endsAt);
    const point = now < timed.endsAt ? '' : String(draws.result(game, timed.draw));
    return companyOf(options, timed.draw, moment, reachedBy(point, timed, moment));
  };
  const keyOf = ({ draw, endsAt }: ScheduledDraw, now: number) =>
    `${draw} ${Math.min(now, endsAt)}`;
  /** As all listeners are told of a moment: a bet that is kept a little after its own is told with the next. */
  const told = (timed: ScheduledDraw, now: number): Company | null => {
    const key = keyOf(timed, now);
    const found = recall(key);
    if (found !== undefined) return found;
    const company = at(timed, now);
    keep(key, company);
    return company;
  };
  const isSame = (one: Company | null, { at: _, ...other }: Company): boolean => {
    const { at: __, ...before } = one ?? { at: 0 };
    return JSON.stringify(before) === JSON.stringify(other);
  };
  return {
    /** Of the last curve that anybody is on: the one of this moment, or the one before. */
    now: (now: number): Company | undefined =>
      draws
        .around(game, now)
        .toReversed()
        .map((timed) => at(timed, now))
        .find((company) => company !== null) ?? undefined,
    news: (from: number, to: number): DrawNews[] =>
      draws.around(game, to).flatMap((timed): DrawNews[] => {
        // Nobody is known to have heard of a moment that is not remembered.
        const before = recall(keyOf(timed, from)) ?? null;
        const after = told(timed, to);
        if (after === null || isSame(before, after)) return [];
        return [{ kind: 'crashCompanyTold', game: game.gameId, ...after }];
      }),
  };
}

/**
 * Shared draws that tell who else is on a curve: how many bets there are and how many of them were cashed out,
 * and some of them by a name that is made up for this curve, with where they were cashed out.
 */
export function withCompany(draws: SharedDraws, options: CompanyOptions): SharedDraws {
  const crash = gameNamed('crash');
  if (!crash) return draws;
  const company = companies(options, draws, crash);
  return {
    ...draws,
    list(gameId, now) {
      const told = draws.list(gameId, now);
      if (told === null || gameId !== crash.gameId) return told;
      const there = company.now(now);
      return there ? { ...told, company: there } : told;
    },
    news(gameIds, from, to) {
      const told = draws.news(gameIds, from, to);
      if (!gameIds.includes(crash.gameId)) return told;
      return [...told, ...company.news(from * 1000, to * 1000)];
    },
  };
}
