import * as assert from 'uvu/assert';
import type { CashOutAnswer } from '../../../src/calls/cash-out.ts';
import type { CallInput } from '../../../src/calls/table.ts';
import { type FakeBoard, fakeBoard } from './board.ts';
import { couponOf, type HarnessOptions, playerOn, startBackEnd } from './harness.ts';

type Sale = CallInput<'cashOut'>['body'];

/** A player with 10.00 on what pays twice, which is now worth 15.23 without the overround of the line, and 14.47 to the house. */
export async function table(options: HarnessOptions = {}, board: FakeBoard = fakeBoard()) {
  const harness = await startBackEnd({ board, ...options });
  const player = await playerOn(harness);
  const place = async (names: readonly string[], coef = '2.00', account = player.accountId) => {
    const markets = names.map((name) => board.offer(name, coef));
    const { body } = await player.place(couponOf(account, markets), names.join());
    if (body.status !== 'accepted') throw new Error(JSON.stringify(body));
    return body.couponId;
  };
  const sell = (body: Sale, key: string) =>
    harness.call('cashOut', { headers: { 'idempotency-key': key }, body }, player);
  const offers = async (coupons?: string) =>
    (await harness.call('cashOutOffers', { query: coupons ? { coupons } : {} }, player)).body;
  const bets = async () => (await harness.call('betHistory', { query: {} }, player)).body;
  const couponId = await place(['a']);
  board.price('a', '1.25');
  return { board, harness, player, place, sell, offers, bets, couponId };
}

/** The answer, where it is one. */
export const answerOf = async (answer: Promise<{ status: number; body: CashOutAnswer }>) => {
  const { status, body } = await answer;
  assert.is(status, 200, JSON.stringify(body));
  return body;
};
