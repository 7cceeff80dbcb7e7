import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Competition } from '../../../../src/reference/line/fixture.ts';
import { builtInSchedule } from '../../../../src/reference/line/program/built-in-schedule.ts';
import { readFixtures } from '../../../../src/reference/line/program/football-json.ts';
import { planRound } from '../../../../src/reference/line/program/kick-offs.ts';
import { REAL_FIXTURES, realSuite } from '../real-fixtures.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Holds the promises of a round: order, rest, quarters of an hour, every season complete. */
function inspect(competitions: readonly Competition[]) {
  const { places, kickOffs, length } = planRound(competitions, 3);
  const size = competitions.reduce((sum, { fixtures }) => sum + fixtures.length, 0);
  assert.is(places.length % size, 0, 'whole seasons');
  const lastOf = new Map<string, { at: number; turn: number }>();
  const played = new Map<string, number>();
  for (const [i, { champ, index }] of places.entries()) {
    const at = kickOffs[i] ?? -1;
    assert.is(at % (15 * MINUTE), 0);
    assert.ok(at >= (kickOffs[i - 1] ?? 0) && at + 2 * HOUR < length);
    const season = played.get(`${champ}-${index}`) ?? 0;
    played.set(`${champ}-${index}`, season + 1);
    const fixture = competitions[champ]?.fixtures[index];
    const turn = season * size + index;
    for (const team of [fixture?.team1, fixture?.team2]) {
      const last = lastOf.get(`${champ} ${team}`);
      assert.ok(!last || at - last.at >= 150 * MINUTE, `${team} plays again too soon`);
      assert.ok(!last || last.turn < turn, `${team} plays out of order`);
      lastOf.set(`${champ} ${team}`, { at, turn });
    }
  }
  assert.is(new Set(played.values()).size, 1, 'every match as often as any other');
}

/** The numbers of matches in play that occur, the first and the last hours left out. */
function inPlay(competitions: readonly Competition[]): number[] {
  const { kickOffs } = planRound(competitions, 3);
  const counts = new Set<number>();
  const end = (kickOffs.at(-1) ?? 0) - 4 * HOUR;
  let [begun, over] = [0, 0];
  for (let now = 8 * HOUR; now < end; now += 7 * MINUTE) {
    while ((kickOffs[begun] ?? Infinity) <= now) begun += 1;
    while ((kickOffs[over] ?? Infinity) <= now - 111 * MINUTE) over += 1;
    counts.add(begun - over);
  }
  return [...counts].sort((a, b) => a - b);
}

const test = suite('kick-offs');

test('the built-in leagues keep order and rest, with 8 to 14 matches in play', () => {
  const leagues = builtInSchedule(1);
  inspect(leagues);
  const counts = inPlay(leagues);
  assert.ok((counts[0] ?? 0) >= 8 && (counts.at(-1) ?? 99) <= 14, `${counts}`);
});

test('one league has as many in play as its clubs allow', () => {
  const league = builtInSchedule(1).slice(0, 1);
  inspect(league);
  assert.ok((inPlay(league)[0] ?? 0) >= 1);
});

test('a single match repeats, and nothing gives an empty round', () => {
  const single = builtInSchedule(1).map((one) => ({ ...one, fixtures: one.fixtures.slice(0, 1) }));
  inspect(single.slice(0, 1));
  assert.is(planRound([], 1).places.length, 0);
});

test('the seed varies the kick-offs and nothing else does', () => {
  const leagues = builtInSchedule(1);
  assert.equal(planRound(leagues, 1), planRound(leagues, 1));
  assert.not.equal(planRound(leagues, 1).kickOffs, planRound(leagues, 2).kickOffs);
});

test.run();

const real = realSuite('kick-offs, real files');

real('all ten files together keep order and rest, with 8 to 14 matches in play', () => {
  const { competitions } = readFixtures(REAL_FIXTURES);
  inspect(competitions);
  const counts = inPlay(competitions);
  assert.ok((counts[0] ?? 0) >= 8 && (counts.at(-1) ?? 99) <= 14, `${counts}`);
});

real('each file alone keeps them too', () => {
  for (const competition of readFixtures(REAL_FIXTURES).competitions) inspect([competition]);
});

real.run();
