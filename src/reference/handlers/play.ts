import { setTimeout } from 'node:timers/promises';
import type { Evidence } from '../coupon/placing/evidence.ts';
import { createPopularity } from '../coupon/popularity.ts';
import type { Handlers } from '../http/handler.ts';
import type { Board } from '../line/offer/board.ts';
import type { Services } from '../services.ts';
import { banLevelOf } from '../user/ban-level.ts';
import { barredSportsOf } from '../user/barred-sports.ts';
import { cashOutHandlers } from './cash-out.ts';
import { casinoHandlers } from './casino.ts';
import { couponHandlers } from './coupon.ts';
import { sportsHandlers } from './sports.ts';

interface PlayOptions {
  readonly now: () => number;
  /** Lets so many milliseconds pass; of real time without it. */
  readonly wait?: ((ms: number) => Promise<void>) | undefined;
}

interface Parts extends Services {
  readonly board: Board;
  readonly evidence: Evidence;
}

/** Calls of betting, on sport and on games. */
export function playHandlers(options: PlayOptions, parts: Parts): Handlers {
  const { now, wait = (ms: number) => setTimeout(ms) } = options;
  const { board, evidence, climate, database, feed, casino, saved, guard, activity } = parts;
  const { promoCodes } = parts;
  const liveDelay = () => climate.now().liveDelay;
  return {
    ...casinoHandlers({ casino, evidence, guard, now }),
    ...sportsHandlers(board, feed, createPopularity(database), now),
    ...couponHandlers({
      placing: {
        ...parts,
        isBanned: (userId) => banLevelOf(parts, userId) > 0,
        barredSports: (userId) => barredSportsOf(parts, userId),
        liveDelay,
        isActiveElsewhere: (userId) => activity.isElsewhere(userId),
      },
      ...{ history: parts, roundsFile: casino.file, saved, guard, promoCodes, evidence, now, wait },
    }),
    ...cashOutHandlers({
      selling: { ...parts, answers: parts.cashOutAnswers, liveDelay },
      ...{ now, wait },
    }),
  };
}
