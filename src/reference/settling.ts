import { createRuleWatch } from './coupon/selling/rule-watch.ts';
import { resettleBets } from './coupon/settling/resettle.ts';
import { settleBets } from './coupon/settling/settle.ts';
import type { Board } from './line/offer/board.ts';
import type { Services } from './services.ts';
import type { Stores } from './stores.ts';

/** What ends by the clock: bets, rounds, and bets that are sold by a rule. */
export function settlingOf(
  kept: Stores,
  board: Board,
  { casino, warn, climate }: Pick<Services, 'casino' | 'warn' | 'climate'>,
) {
  const reported = new Set<number>();
  const report = (betId: number, error: unknown) => {
    if (!reported.has(betId)) warn(`bet ${betId} cannot be settled`, error);
    reported.add(betId);
  };
  const settling = { ...kept, board, report };
  const sellByRules = createRuleWatch({ ...settling, liveDelay: () => climate.now().liveDelay });
  return {
    settle: (now: number, most?: number) =>
      settleBets(settling, now, most) +
      sellByRules(now, most) +
      casino.settle(now, most ?? Number.MAX_SAFE_INTEGER),
    resettle: (now: number) => resettleBets(settling, now),
  };
}
