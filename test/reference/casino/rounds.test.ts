import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeBoard } from '../support/board.ts';
import { accepted, playingOn, refusal } from '../support/casino.ts';
import { playerOn, startBackEnd } from '../support/harness.ts';

const test = suite('rounds of games');

const DICE = { stake: 100, side: 'under', target: 5_000 };
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

async function atTheTable() {
  const harness = await startBackEnd({ board: fakeBoard() });
  const player = await playerOn(harness);
  const playing = playingOn(harness, player);
  await playing.choose();
  return { harness, player, playing };
}

test('a round of one step is debited, drawn and paid at once', async () => {
  const { harness, playing } = await atTheTable();
  const round = accepted(await playing.start('dice', DICE));
  assert.is(round.status, 'completed');
  assert.is(round.staked, 100);
  assert.is(round.seeds.serverSeed, null);
  assert.is(await playing.money(), 100_000 - 100 + (round.payout ?? 0));
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await harness.close();
});

test('mines', async () => {
  const { harness, playing } = await atTheTable();
  const round = accepted(await playing.start('mines', { stake: 100, mines: 3 }));
  assert.is(round.status, 'open');
  console.log(JSON.stringify(round));
  let step = 0;
  let now = round;
  while (now.status === 'open' && step < 3) {
    now = accepted(await playing.act(round.id, step, { pick: step }));
    step += 1;
  }
  console.log(JSON.stringify(now));
  console.log(JSON.stringify(refusal(await playing.start('dice', DICE))));
  harness.backEnd.putForward(DAY);
  console.log(JSON.stringify(await playing.rounds()));
  const draws = await playing.draws('wheel');
  console.log(JSON.stringify(draws));
  await harness.close();
});

test.run();
