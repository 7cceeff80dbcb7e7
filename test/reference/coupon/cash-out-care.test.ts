import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { KICK_OFF } from '../support/board.ts';
import { answerOf, table } from '../support/selling.ts';

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
