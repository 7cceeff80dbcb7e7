import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { crashSchedule } from '../../../../src/reference/casino/draws/crash.ts';
import { openDatabase } from '../../../../src/reference/data/database.ts';
import { createFacts } from '../../../../src/reference/data/facts.ts';
import { atTheTable, refusal } from '../../support/casino.ts';
import { temporaryFolder } from '../../support/harness.ts';

const test = suite('when curves take off');

const DAY = 24 * 60 * 60_000;
/** Of a curve that ends where it begins: six seconds of betting. */
const A_DAY = DAY / 6_000;

/** Curves that end where they begin, and how many of them were looked at. */
function counted(facts = createFacts(openDatabase(path.join(temporaryFolder(), 'test.db')))) {
  const looked = { draws: 0 };
  const pointOf = () => {
    looked.draws += 1;
    return '1.00';
  };
  return { looked, facts, schedule: crashSchedule(0, pointOf, facts) };
}

test('a question counts a few draws, a tick some thousands, and ticks reach the present', () => {
  const { looked, schedule } = counted();
  assert.ok(schedule.at(DAY).endsAt <= DAY, 'what is known is over');
  assert.ok(looked.draws < 50, `${looked.draws} for a question`);
  schedule.keepUp?.(DAY);
  assert.ok(looked.draws < 5_000, `${looked.draws} for a tick`);
  for (let ticks = 0; ticks < 10; ticks += 1) schedule.keepUp?.(DAY);
  assert.is(schedule.at(DAY).draw, A_DAY + 1);
});

test('ticks count from the first on, and a new start goes on from what was written down', () => {
  const { facts, schedule } = counted();
  for (let ticks = 0; ticks < 10; ticks += 1) schedule.keepUp?.(DAY);
  const again = counted(facts);
  again.schedule.keepUp?.(DAY);
  assert.is(again.schedule.at(DAY).draw, A_DAY + 1);
  assert.ok(again.looked.draws < 500, `${again.looked.draws} after a new start`);
});

test('while draws are behind, what is known is told, and no bet is taken', async () => {
  const { harness, player, playing } = await atTheTable();
  harness.clock.now += DAY / 2;
  await player.renew();
  const { current, last, now } = await playing.draws('crash');
  assert.ok(current.closesAt < now);
  assert.ok(last.length > 0);
  assert.is(refusal(await playing.bet('crash', current.draw, { stake: 100 }))?.rule, 'draw-closed');
  await harness.close();
});

test.run();
