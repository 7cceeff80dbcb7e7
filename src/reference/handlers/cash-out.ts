import type { CashOutAnswer } from '../../calls/cash-out.ts';
import { RateLimit } from '../../server-kernel/rate-limit.ts';
import { createRunning } from '../../server-kernel/running.ts';
import {
  cashOut,
  cashOutOffers,
  forgo,
  type Selling,
  sellingDelay,
} from '../coupon/selling/cash-out.ts';
import { chooseRule } from '../coupon/selling/cash-out-rule.ts';
import { type Handlers, playerOf } from '../http/handler.ts';
import { assertIdempotencyKey } from '../http/idempotency-key.ts';
import { Refused } from '../http/refusal.ts';

export interface CashOutOptions {
  readonly selling: Selling;
  readonly now: () => number;
  /** Lets so many milliseconds pass. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Prices a player may look at: some tabs, each of which asks every few seconds. */
const LOOKED = { capacity: 120, perMinute: 120 };
/** Sales a player may try. */
const SOLD = { capacity: 60, perMinute: 60 };

/** Calls that sell running bets back to the house. */
export function cashOutHandlers({ selling, now, wait }: CashOutOptions) {
  const looked = new RateLimit({ ...LOOKED, now });
  const sold = new RateLimit({ ...SOLD, now });
  /** Sales that wait for the line, by who asked for what under which key. */
  const waiting = createRunning<CashOutAnswer>();
  const held = (limit: RateLimit, userId: string) => {
    const retryAfter = limit.take(userId);
    if (retryAfter > 0) throw new Refused('429', [{}], { retryAfter });
  };
  return {
    cashOutOffers({ query }, context) {
      const { user_id: userId } = playerOf(context);
      held(looked, userId);
      return cashOutOffers(selling, userId, query.coupons, context.now);
    },
    async cashOut({ headers, body: { isCheck = false, ...sale } }, context) {
      const key = headers['idempotency-key'];
      assertIdempotencyKey(key);
      const { user_id: userId } = playerOf(context);
      const request = { userId, key, sale };
      const name = JSON.stringify(request);
      // Another tab, or the page after a reload, asks about a sale that only waits.
      const going = waiting.of(name);
      if (going !== null) return going;
      // Who lost the answer has to get it.
      const isKnown = selling.answers.find(userId, key) !== null;
      if (!isKnown) held(sold, userId);
      // Who asks has not pressed anew, and may have lost the first try long ago.
      if (!isKnown && isCheck) forgo(selling, request, context.now);
      // As a bet is placed: by the line of the moment in which it is sold.
      const delay = sellingDelay(selling, request, now());
      if (delay === 0) return cashOut(selling, request, now());
      return waiting.begin(name, async () => {
        await wait(delay);
        return cashOut(selling, request, now());
      });
    },
    cashOutRule({ body }, context) {
      const { user_id: userId } = playerOf(context);
      held(sold, userId);
      return chooseRule(selling, userId, body, context.now);
    },
  } satisfies Handlers;
}
