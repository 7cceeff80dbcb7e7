import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { RETURNS_PATH } from '../../../src/reference/casino/returns-route.ts';
import { accepted, atTheTable, type playingOn } from '../support/casino.ts';
import type { Caller, Harness } from '../support/harness.ts';
import { staffOn } from '../support/verification.ts';

const test = suite('returns of games');

const SECOND = 1000;
const DICE = { stake: 100, side: 'under', target: 4_950 };
const MINES = { stake: 200, mines: 3 };
const answer = v.object({
  items: v.array(
    v.object({
      ...{ game: v.string(), currency: v.string(), rounds: v.number() },
      ...{ staked: v.number(), returned: v.number(), alarm: v.nullable(v.string()) },
    }),
  ),
});

const asked = ({ url }: Harness, { cookie = '' }: Caller) =>
  fetch(url + RETURNS_PATH, { headers: { cookie } });

/** Plays dice some times; gives back what that paid. */
async function playDice(
  { clock }: Harness,
  playing: ReturnType<typeof playingOn>,
  count: number,
): Promise<number> {
  let paid = 0;
  for (let round = 0; round < count; round += 1) {
    paid += accepted(await playing.start('dice', DICE)).payout ?? 0;
    clock.now += SECOND;
  }
  return paid;
}

test('staff see what each game returned, of rounds that are over, each counted once', async () => {
  const { harness, playing } = await atTheTable();
  const support = await staffOn(harness, 'support');
  const paid = await playDice(harness, playing, 5);
  const mines = accepted(await playing.start('mines', MINES));
  const settle = () => harness.backEnd.settle(harness.backEnd.clock.now());
  settle();
  settle();
  const first = v.parse(answer, await (await asked(harness, support)).json()).items;
  const dice = { game: 'dice', currency: 'EUR', rounds: 5, staked: 500, returned: paid };
  assert.equal(first, [{ ...dice, alarm: null }]);
  const [safe] = playing.safeTiles(mines.id);
  accepted(await playing.act(mines.id, 0, { pick: safe }));
  const end = accepted(await playing.act(mines.id, 1, { cashOut: true }));
  settle();
  const { items } = v.parse(answer, await (await asked(harness, support)).json());
  const second = { game: 'mines', currency: 'EUR', rounds: 1, staked: 200 };
  assert.equal(items, [
    { ...dice, alarm: null },
    { ...second, returned: end.payout, alarm: null },
  ]);
  await harness.close();
});

test('players and analysts see none of it', async () => {
  const { harness, player } = await atTheTable();
  assert.is((await asked(harness, {})).status, 401);
  assert.is((await asked(harness, player)).status, 403);
  assert.is((await asked(harness, await staffOn(harness, 'analyst'))).status, 403);
  await harness.close();
});

test('what chance does not reach is warned of, once', async () => {
  const warnings: string[] = [];
  const { harness, playing } = await atTheTable({ warnings });
  await playDice(harness, playing, 1);
  const { database } = harness.backEnd;
  const settle = () => harness.backEnd.settle(harness.backEnd.clock.now());
  settle();
  database.run('UPDATE game_returns SET returned = staked * 1000');
  await playDice(harness, playing, 2);
  settle();
  await playDice(harness, playing, 1);
  settle();
  assert.equal(warnings, ['returns of dice EUR: more than chance reaches']);
  await harness.close();
});

test.run();
