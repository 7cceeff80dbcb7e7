import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { KICK_OFF } from '../../support/board.ts';
import { answerOf, table } from '../../support/selling.ts';

const test = suite('selling a bet back: only what was pressed, only at its price');

test('who asks what became of a press sells nothing by it: what never came is let go', async () => {
  const { harness, player, sell, couponId } = await table();
  const sale = { couponId, stake: 1000, price: 1447 };
  assert.is((await sell({ ...sale, isCheck: true }, 'lost')).status, 422);
  assert.is((await sell(sale, 'lost')).status, 422, 'the press itself, late');
  assert.is(await player.money(), 99_000);
  const sold = await answerOf(sell(sale, 'key'));
  assert.equal(await answerOf(sell({ ...sale, isCheck: true }, 'key')), sold);
  assert.is(await player.money(), 100_447);
  await harness.close();
});

test('who asks while a sale waits is told what comes of it, and it is made once', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const wait = () => {
    begun.resolve();
    return gate.promise;
  };
  const { harness, board, player, sell, offers, couponId } = await table({
    ...{ wait, conditions: { liveDelay: 5000 } },
  });
  const { market: find } = board;
  board.market = (id, now) => {
    const found = find(id, now);
    return found && { ...found, isLive: true };
  };
  const [offer] = (await offers()).offers;
  const sale = { couponId, stake: 1000, price: offer?.price ?? 0 };
  const pressed = answerOf(sell(sale, 'key'));
  await begun.promise;
  const asked = answerOf(sell({ ...sale, isCheck: true }, 'key'));
  // The question is there before the sale is made: another call of the same player has been answered.
  assert.is(await player.money(), 99_000);
  gate.resolve();
  const sold = await pressed;
  assert.is(sold.status, 'accepted');
  assert.equal(await asked, sold);
  assert.is(await player.money(), 99_000 + sale.price);
  await harness.close();
});

test('a selection whose noted result was corrected since has no price', async () => {
  const { harness, board, place, offers } = await table();
  const express = await place(['b', 'c']);
  board.result('b', 'won');
  harness.backEnd.settle(KICK_OFF);
  assert.is((await offers(express)).offers[0]?.refusal, undefined);
  board.result('b', 'lost');
  assert.equal((await offers(express)).offers[0]?.markets, ['b']);
  await harness.close();
});

test.run();
