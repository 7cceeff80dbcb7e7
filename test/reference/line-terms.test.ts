import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../src/reference/data/database.ts';
import { createFacts } from '../../src/reference/data/facts.ts';
import { builtInSchedule } from '../../src/reference/line/program/built-in-schedule.ts';
import { createSchedule, quarterBefore } from '../../src/reference/line/program/schedule.ts';
import { keptLineTerms, type LineTerms } from '../../src/reference/line-terms.ts';
import { START, startBackEnd, temporaryFolder } from './support/harness.ts';

const test = suite('the terms of the line');
const HOUR = 60 * 60 * 1000;

const facts = () => createFacts(openDatabase(path.join(temporaryFolder(), 'test.db')));

test('are drawn once and kept', () => {
  const kept = facts();
  const first = keptLineTerms(kept, 1, START);
  assert.is(first.epoch, quarterBefore(START, 1));
  assert.equal(keptLineTerms(kept, 1, START + HOUR), first);
});

test('at another pace matches go on from where they are', () => {
  const kept = facts();
  const first = keptLineTerms(kept, 1, START);
  const matchTime = (terms: typeof first, now: number) => (now - terms.epoch) * terms.clockRate;
  const now = START + 10 * HOUR;
  const fast = keptLineTerms(kept, 60, now);
  assert.is(matchTime(fast, now), matchTime(first, now));
  assert.is(fast.seed, first.seed);
  const later = now + HOUR;
  const slow = keptLineTerms(kept, 2, later);
  assert.ok(Math.abs(matchTime(slow, later) - matchTime(fast, later)) < 1);
});

test('say what is drawn from the seed: nothing, and what had begun where there was no secret', () => {
  const kept = facts();
  assert.is(keptLineTerms(kept, 1, START).seededUntil, null);
  assert.is(keptLineTerms(kept, 1, START + HOUR).seededUntil, null);
  const older = facts();
  const epoch = quarterBefore(START, 1);
  older.set('line', { epoch: epoch + HOUR / 8, seed: 5, clockRate: 1 });
  const now = START + 10 * HOUR;
  const terms = keptLineTerms(older, 1, now);
  assert.equal(terms, { epoch, seed: 5, clockRate: 1, seededUntil: now - epoch });
  assert.equal(keptLineTerms(older, 1, now + HOUR), terms);
  assert.is(keptLineTerms(older, 60, now + HOUR).seededUntil, terms.seededUntil);
});

test('no match goes back or on when the pace changes', () => {
  const kept = facts();
  const competitions = builtInSchedule(3);
  const schedule = (terms: LineTerms) =>
    createSchedule({ firstGameId: 1, competitions, ...terms, draws: null, isMadeUp: true });
  let before = keptLineTerms(kept, 1, START + 7 * 60_000 + 13);
  let now = START;
  for (const pace of [2, 60, 7, 1000, 1]) {
    now += 5 * HOUR + 17 * 60_000;
    const after = keptLineTerms(kept, pace, now);
    for (const ordinal of [0, 40, 77, 200]) {
      const [was, is] = [before, after].map(
        (terms) => (now - (schedule(terms).at(ordinal)?.startAt ?? 0)) * terms.clockRate,
      );
      // Kick-offs are whole milliseconds.
      const most = Math.max(before.clockRate, after.clockRate);
      assert.ok(Math.abs((was ?? 0) - (is ?? 0)) <= most, `${ordinal} at ${pace}: ${was} ${is}`);
    }
    before = after;
  }
});

test('and the proof of a match is there for whoever asks', async () => {
  const harness = await startBackEnd({ clockRate: 60 });
  const input = { path: { section: 'line' }, query: { lng: 'en' } } as const;
  const [game] = (await harness.call('sportsLine', input)).body.games;
  const ask = (id: number | string) => fetch(`${harness.url}/sports-api/v1/draws/${id}`);
  const { commitment, opened } = await (await ask(game?.id ?? 0)).json();
  assert.match(commitment, /^[\da-f]{64}$/);
  assert.is(opened, null);
  for (const none of [1, 'x', '99999999999999']) assert.is((await ask(none)).status, 404);
  await harness.close();
});

test('make the same line after a restart', async () => {
  const first = await startBackEnd({ clockRate: 60 });
  const line = async (harness: typeof first) => {
    const input = { path: { section: 'live' }, query: { lng: 'en' } } as const;
    const { feedId: _, ...rest } = (await harness.call('sportsLine', input)).body;
    return rest;
  };
  const before = await line(first);
  await first.close();
  const { dataDir, identity, clock } = first;
  const second = await startBackEnd({ dataDir, identity, clock, clockRate: 60 });
  assert.equal(await line(second), before);
  assert.ok(before.games.length > 0);
  await second.close();
});

test.run();
