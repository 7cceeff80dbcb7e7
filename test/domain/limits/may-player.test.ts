import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Act,
  barriersOf,
  mayPlayer,
  type Standing,
} from '../../../src/domain/limits/may-player.ts';

const ACTS: readonly Act[] = ['stake', 'deposit', 'play', 'sign-in', 'be-written-to'];

const free: Standing = { player: 'player', limits: { isExcluded: false } };
const barred = (barriers: object): Standing => ({
  ...free,
  limits: { isExcluded: false, ...barriers },
});

/** The acts that a rule forbids, and what can be done about it. */
const forbidden = (standing: Standing, rule: string) =>
  ACTS.filter((act) => mayPlayer(act, standing)?.rule === rule);

const test = suite('what a player may do');

test('nothing keeps a player from anything by itself', () => {
  for (const act of ACTS) assert.is(mayPlayer(act, free), null, act);
});

test('each rule forbids its acts and no others', () => {
  const playing = ['stake', 'deposit', 'play'];
  const cases: readonly (readonly [string, Standing, readonly string[]])[] = [
    ['guest', { ...free, player: 'guest' }, playing],
    ['banned', { ...free, player: 'banned' }, playing],
    ['limits-unreachable', { ...free, limits: 'unreachable' }, [...playing, 'be-written-to']],
    ['waiting', { ...free, limits: 'unknown' }, [...playing, 'be-written-to']],
    ['waiting', { ...free, player: 'unknown' }, [...playing, 'be-written-to']],
    ['excluded', barred({ isExcluded: true }), ACTS],
    [
      'excluded',
      barred({ isExcluded: true, excludedMayEnter: true }),
      [...playing, 'be-written-to'],
    ],
    ['time-up', barred({ isTimeUp: true }), ['play', 'sign-in']],
    ['paused', barred({ isPaused: true }), ['deposit']],
    ['limit-missing', barred({ isMissing: true }), playing],
    ['identification-due', { ...free, player: 'unidentified' }, ['deposit']],
  ];
  for (const [rule, standing, acts] of cases) {
    assert.equal(forbidden(standing, rule), acts, rule);
    const others = ACTS.filter((act) => !acts.includes(act));
    for (const act of others) assert.is(mayPlayer(act, standing), null, `${rule}: ${act}`);
  }
});

test('of several rules the first is told: an exclusion before a pause, that before a missing limit', () => {
  const all = { isExcluded: true, isPaused: true, isMissing: true, isTimeUp: true };
  assert.is(mayPlayer('deposit', barred(all))?.rule, 'excluded');
  assert.is(mayPlayer('deposit', barred({ ...all, isExcluded: false }))?.rule, 'paused');
  assert.is(mayPlayer('play', barred({ ...all, isExcluded: false }))?.rule, 'time-up');
  assert.is(mayPlayer('stake', { ...barred(all), player: 'guest' })?.rule, 'guest');
});

test('it says until when, and what can be done', () => {
  const limit = (limitType: number, endsAt: number | null) =>
    ({ limitType, limitState: 'ACTIVE', limitValue: 7, endsAt }) as const;
  const under = (...limits: ReturnType<typeof limit>[]): Standing => ({
    ...free,
    limits: barriersOf(limits, [22]),
  });
  assert.equal(mayPlayer('stake', under(limit(30, 500))), {
    ...{ rule: 'excluded', until: 500, remedy: 'wait' },
  });
  assert.is(mayPlayer('stake', under(limit(30, 500), limit(30, null)))?.until, null);
  assert.equal(mayPlayer('deposit', under(limit(33, 700))), {
    ...{ rule: 'paused', until: 700, remedy: 'wait' },
  });
  assert.equal(mayPlayer('play', under(limit(33, 700), limit(37, 900))), {
    ...{ rule: 'limit-missing', until: null, remedy: 'set-limit' },
  });
  assert.is(mayPlayer('stake', { ...free, player: 'guest' })?.remedy, 'sign-in');
});

test.run();
