/** What happened to limits between two answers of the server. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { changeFacts, type ToldLimit } from '../../src/events/limit-facts.ts';

const limit = (
  limitType: number,
  limitValue: number,
  more: Partial<ToldLimit> = {},
): ToldLimit => ({
  ...{ limitType, limitState: 'ACTIVE', limitValue, startedAt: 100, endsAt: null },
  ...more,
});
const waiting = (limitValue: number, endsAt: number | null = 900) => ({
  pending: { limitValue, endsAt },
});
const off = { limitState: 'INACTIVE' } as const;

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const hours = (count: number) => ({ seconds: count * 3600 });

function told(before: ToldLimit[], after: ToldLimit[], by: 'player' | 'elsewhere' = 'elsewhere') {
  const facts = changeFacts(before, after, { by, currency: 'EUR' });
  return facts.map(({ type, data }) => [type.slice('limits.'.length), data]);
}

const test = suite('events: what happened to limits');

test('a limit that is gone is told, also where the answer has none of its type any more', () => {
  const gone = { value: null, by: 'elsewhere', until: null };
  assert.equal(told([limit(1, 5000), limit(2, 7000)], [limit(1, 5000, off)]), [
    ['set', { limitType: 1, before: euros(5000), from: 100, ...gone }],
    ['set', { limitType: 2, before: euros(7000), from: null, ...gone }],
  ]);
});

test('what has an end ends as it was said, and what was none is not gone', () => {
  const ended = { ...off, endsAt: 900 };
  assert.equal(told([limit(33, 7, { endsAt: 900 })], [limit(33, 7, ended)]), []);
  assert.equal(told([limit(30, 7, { endsAt: 900 })], []), []);
  assert.equal(told([limit(1, -1), limit(37, 1)], [limit(1, -1, off), limit(37, 1, off)]), []);
});

test('one that came as none is confirmed, and not told twice', () => {
  const confirmed = {
    ...{ limitType: 31, value: null, before: hours(2), by: 'time' },
    ...{ from: 900, until: null },
  };
  const after = limit(31, -1, { ...off, startedAt: 900 });
  assert.equal(told([limit(31, 2, waiting(-1))], [after]), [['changeConfirmed', confirmed]]);
});

test('one that has come holds before the next one is asked for, where one answer tells both', () => {
  const before = [limit(1, 5000, waiting(9000))];
  assert.equal(told(before, [limit(1, 9000, waiting(20_000, 2000))], 'player'), [
    [
      'changeConfirmed',
      {
        ...{ limitType: 1, value: euros(9000), before: euros(5000), by: 'time' },
        ...{ from: 100, until: null },
      },
    ],
    [
      'changeRequested',
      {
        ...{ limitType: 1, value: euros(20_000), before: euros(9000), by: 'player' },
        ...{ from: 2000, until: null, needsApproval: false },
      },
    ],
  ]);
});

test('a stricter one holds before the looser one is asked for that waits beside it', () => {
  const of = { limitType: 1, by: 'elsewhere', until: null };
  assert.equal(told([limit(1, 5000)], [limit(1, 3000, waiting(9000))]), [
    ['set', { ...of, value: euros(3000), before: euros(5000), from: 100 }],
    [
      'changeRequested',
      { ...of, value: euros(9000), before: euros(3000), from: 900, needsApproval: false },
    ],
  ]);
});

test('a lock that puts off what waits, or lets it come, is no request of the player', () => {
  const lock = (endsAt: number | null) => limit(37, 1, { endsAt });
  const steps = [
    [limit(31, 5, waiting(9))],
    [limit(31, 5, waiting(9, null)), lock(null)],
    [limit(31, 5, waiting(9, 3000)), lock(3000)],
    [limit(31, 5, waiting(9)), { ...lock(3000), ...off }],
  ];
  const types = steps.slice(1).map((after, index) => told(steps[index] ?? [], after));
  const set = { limitType: 37, value: null, before: null, by: 'elsewhere', from: 100 };
  assert.equal(types, [[['set', { ...set, until: null }]], [['set', { ...set, until: 3000 }]], []]);
});

test('what is asked for anew waits anew, under no lock or one that does not bind it', () => {
  const money = [limit(1, 5000, waiting(9000, 1200)), limit(37, 1)];
  assert.equal(
    told([limit(1, 5000, waiting(9000)), limit(37, 1)], money)[0]?.[0],
    'changeRequested',
  );
  const time = told([limit(31, 5, waiting(9))], [limit(31, 5, waiting(9, 1200))], 'player');
  const of = { limitType: 31, value: hours(9), before: hours(5), by: 'player' };
  assert.equal(time, [
    ['changeRequested', { ...of, from: 1200, until: null, needsApproval: false }],
  ]);
});

test.run();
