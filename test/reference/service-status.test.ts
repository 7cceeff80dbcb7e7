import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PAYMENT_METHODS } from '../../src/domain/payments/payments.ts';
import { overallState } from '../../src/domain/site/service-status.ts';
import { createBeats } from '../../src/reference/beats.ts';
import { type ConditionChanges, createClimate } from '../../src/reference/conditions.ts';
import { nowhere } from '../../src/reference/post/courier.ts';
import { createServiceStatus, type StatusOptions } from '../../src/reference/service-status.ts';
import { plannedAt } from '../../src/reference/site-now.ts';
import { START, startBackEnd } from './support/harness.ts';

const test = suite('what works');

const champ = { id: 1, slug: '1-north', name: 'North', sportId: 1, gameCount: 1 };

function sound(conditions: ConditionChanges = {}) {
  const clock = { now: START };
  const beats = createBeats(() => clock.now);
  const warnings: string[] = [];
  const options: StatusOptions = {
    board: { champs: () => [champ] },
    database: { transaction: (work) => work(), first: () => null },
    draws: { around: () => [{ draw: 1, opensAt: 0, closesAt: 1, endsAt: 2 }] },
    climate: createClimate(conditions),
    courier: { send: () => undefined },
    recordings: { standingOf: async () => 'awaited', assertKept: async () => undefined },
    beats,
    now: () => clock.now,
    warn: (text) => void warnings.push(text),
  };
  const services = async (changes: Partial<StatusOptions> = {}) =>
    (await createServiceStatus({ ...options, ...changes })(clock.now)).services;
  return { clock, beats, options, warnings, services };
}

const all = {
  line: 'works',
  feed: 'works',
  bets: 'works',
  casino: 'works',
  payments: 'works',
  letters: 'works',
  recording: 'works',
} as const;

const broken = (): never => {
  throw new Error('broken');
};

test('where nothing is wrong everything works', async () => {
  assert.equal(await sound().services(), all);
});

test('each service that fails says so, and takes no other with it', async () => {
  const { services } = sound();
  assert.equal(await services({ board: { champs: () => [] } }), { ...all, line: 'down' });
  assert.equal(await services({ board: { champs: broken } }), { ...all, line: 'down' });
  assert.equal(await services({ draws: { around: () => [] } }), { ...all, casino: 'partly' });
  const books = { transaction: broken, first: broken };
  const withoutBooks = { bets: 'down', casino: 'down', payments: 'down' } as const;
  assert.equal(await services({ database: books }), { ...all, ...withoutBooks });
  const recordings = { standingOf: broken, assertKept: async () => broken() };
  assert.equal(await services({ recordings }), { ...all, recording: 'down' });
});

test('what there is none of is off, and nobody misses it', async () => {
  const found = await sound().services({ courier: nowhere, recordings: null });
  assert.equal(found, { ...all, letters: 'off', recording: 'off' });
  assert.is(overallState(found), 'works');
});

test('work that is not done again stands still', async () => {
  const { clock, beats, services } = sound();
  clock.now += 30_000;
  assert.equal(await services(), all);
  clock.now += 1;
  const late = { feed: 'down', bets: 'partly', casino: 'partly', payments: 'partly' } as const;
  assert.equal(await services(), { ...all, ...late });
  beats.beat('feed');
  beats.beat('settling');
  assert.equal(await services(), { ...all, payments: 'partly' });
  beats.beat('payments');
  assert.equal(await services(), all);
});

test('late news and ways that are out of service are told in part', async () => {
  const late = sound({ doubts: [{ from: START - 60_000 }] });
  assert.equal(await late.services(), { ...all, feed: 'partly', bets: 'partly' });
  const one = sound({ outages: { card: {} } });
  assert.equal(await one.services(), { ...all, payments: 'partly' });
  const each = sound({ outages: Object.fromEntries(PAYMENT_METHODS.map((way) => [way, {}])) });
  assert.equal(await each.services(), { ...all, payments: 'down' });
  const over = sound({ outages: { card: { until: START - 1 } } });
  assert.equal(await over.services(), all);
});

test('it is looked at once every five seconds, whoever asks, and said once', async () => {
  const { clock, options, warnings } = sound();
  let looks = 0;
  const champs = () => {
    looks += 1;
    return looks < 4 ? broken() : [champ];
  };
  const status = createServiceStatus({ ...options, board: { champs } });
  await Promise.all([status(clock.now), status(clock.now), status(clock.now)]);
  clock.now += 4_999;
  assert.is((await status(clock.now)).checkedAt, START);
  assert.is(looks, 1);
  for (let later = 0; later < 2; later += 1) {
    clock.now += 5_000;
    assert.is((await status(clock.now)).services.line, 'down');
  }
  assert.is(looks, 3);
  assert.equal(warnings, ['line does not work']);
  clock.now += 5_000;
  assert.is((await status(clock.now)).services.line, 'works');
});

test('all of it is down where nothing is left', () => {
  const states = { ...all, letters: 'off' } as const;
  assert.is(overallState({ ...states, line: 'down' }), 'partly');
  const down = Object.fromEntries(Object.keys(all).map((name) => [name, 'down']));
  assert.is(overallState({ ...all, ...down, letters: 'off' }), 'down');
});

test('maintenance is told from when it may be until it is over', () => {
  const seconds = START / 1000;
  const planned = (from: number | null, to: number | null, told: number | null = null) =>
    plannedAt(
      {
        maintenance: {
          ...{ started_at: from && seconds + from, ended_at: to && seconds + to },
          ...{ notify_started_at: told && seconds + told, notify_ended_at: null },
        },
      },
      START,
    );
  assert.is(planned(null, null), null);
  assert.equal(planned(60, 120), { from: START + 60_000, until: START + 120_000 });
  assert.equal(planned(-60, null), { from: START - 60_000, until: null });
  assert.is(planned(-60, -1), null);
  assert.is(planned(60, 120, 30), null, 'nobody is to be told yet');
  assert.ok(planned(60, 120, -30));
  assert.ok(planned(-1, 120, 30), 'it is under way');
});

test('a guest is told by a call, of a back-end that runs, also while it is closed', async () => {
  const seconds = START / 1000;
  const maintenance = { started_at: seconds - 10, ended_at: seconds + 60 };
  const harness = await startBackEnd({ conditions: { maintenance } });
  const { status, body } = await harness.call('siteStatus', {});
  assert.is(status, 200);
  assert.equal(body.services, { ...all, recording: 'off' });
  assert.equal(body.planned, { from: START - 10_000, until: START + 60_000 });
  harness.clock.now += 40_000;
  harness.backEnd.beats.beat('settling');
  const later = (await harness.call('siteStatus', {})).body.services;
  assert.is(later.feed, 'down');
  assert.is(later.payments, 'partly');
  assert.is(later.bets, 'works');
  await harness.close();
});

test.run();
