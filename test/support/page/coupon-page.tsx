/** The coupon on a page, as a player would use it. Import `dom.ts` before this. */

import type { SubmittedCoupon } from '../../../src/calls/coupon.ts';
import type { TransportRequest } from '../../../src/calls/transport.ts';
import { addBet, bettingSession } from '../session/betting.ts';
import { type Answer, reply, type SessionOptions } from '../session/session.ts';
import { openSite } from './site-page.tsx';
import { typeInto } from './typing.ts';

/** The coupon of a player, with these selections in it. */
export async function openCoupon(
  ids: readonly (readonly [id: string, coef: string])[] = [['7-1', '1.85']],
  { player = true, ...options }: SessionOptions & { player?: boolean } = {},
) {
  const session = bettingSession({ player, url: '/en/live', ...options });
  const page = await openSite(session);
  await page.doing(() => {
    for (const [id, coef] of ids) addBet(session, id, coef);
  });
  await page.advance(1000);
  const within = (selector: string) => `aside[data-coupon-type] ${selector}`;
  return {
    session,
    page,
    text: () => page.get('aside[data-coupon-type]').textContent ?? '',
    all: (selector: string) => page.all(within(selector)),
    get: (selector: string) => page.get(within(selector)),
    press: (selector: string) => page.press(within(selector)),
    /** The button that places the bet, as it stands. */
    place: () => page.get(within('[data-place-bet]')) as HTMLButtonElement,
    type: (text: string, field = 0) =>
      page.doing(() => typeInto(page.all(within('input[type="text"]'))[field] ?? null, text)),
  };
}

export const three = [
  ['7-1', '1.85'],
  ['8-1', '2.10'],
  ['9-1', '1.50'],
] as const;

/** A bookmaker that takes any bet, at this coefficient where one is given. */
export const accept =
  (used?: string) =>
  ({ body, headers }: TransportRequest): Answer => {
    const { bets, amount, variant, amountByBlockId } = body as SubmittedCoupon;
    return reply({
      status: 'accepted',
      ...(variant === undefined ? {} : { variant }),
      ...(amountByBlockId === undefined ? {} : { amountByBlockId }),
      couponId: headers['idempotency-key'] === undefined ? '0' : '4711',
      acceptedAt: Date.UTC(2026, 0, 1, 12),
      coef: used ?? '1.85',
      amount,
      possibleWin: 1900,
      currency: 'EUR',
      balance: 99_000,
      bets: bets.map(({ marketId, coef }) => ({ marketId, requested: coef, used: used ?? coef })),
    });
  };
