import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as baccarat from '../../../src/domain/casino/games/baccarat.ts';
import { highestCashOut } from '../../../src/domain/casino/games/crash.ts';
import * as race from '../../../src/domain/casino/games/race.ts';
import {
  greatestStake,
  mayStart,
  minRoundMs,
  type StartFacts,
} from '../../../src/domain/casino/pace.ts';

import { POINTS } from '../../../src/domain/money/points.ts';

const test = suite('casino: pace');

const MINUTE = 60_000;
const NOW = 100 * MINUTE;

const german = (facts: Partial<StartFacts> = {}) =>
  mayStart({
    ...{ profile: 'de', kind: 'slots', age: 30, currency: 'EUR', stake: 100, now: NOW },
    ...{ lastStartedAt: null, playingSince: null, pauseConfirmedAt: null },
    ...facts,
  });

const OK = { ok: true };
const CONFIRM = { ok: false, reason: 'confirm' };
const pause = (waitMs: number) => ({ ok: false, reason: 'pause', waitMs });

test('an hour of play is confirmed, then five minutes pass', () => {
  const playingSince = NOW - 60 * MINUTE;
  assert.equal(german({ playingSince: playingSince + 1 }), OK);
  assert.equal(german({ playingSince }), CONFIRM);
  assert.equal(german({ playingSince, pauseConfirmedAt: NOW - 1 }), CONFIRM);
  assert.equal(german({ playingSince, pauseConfirmedAt: NOW }), pause(5 * MINUTE));
  const later = { playingSince, pauseConfirmedAt: NOW };
  assert.equal(german({ ...later, now: NOW + 5 * MINUTE - 1 }), pause(1));
  assert.equal(german({ ...later, now: NOW + 5 * MINUTE }), OK);
});

test('elsewhere an hour is nothing to confirm', () => {
  const facts = { kind: 'other', playingSince: 0 } as const;
  for (const profile of ['default', 'uk', 'se', 'on'] as const) {
    assert.equal(german({ ...facts, profile }), OK, profile);
  }
});

test('caps hold for slots, by currency and age', () => {
  assert.equal(german({ stake: 101 }), { ok: false, reason: 'stake' });
  assert.equal(german({ currency: 'GBP' }), { ok: false, reason: 'not-offered' });
  assert.equal(german({ currency: 'toString' }), { ok: false, reason: 'not-offered' });
  assert.equal(german({ currency: POINTS, stake: 101 }), OK, 'points are no money');
  assert.equal(german({ kind: 'other' }), { ok: false, reason: 'not-offered' });
  const british = { profile: 'uk', currency: 'GBP' } as const;
  assert.equal(german({ ...british, age: 24, stake: 200 }), OK);
  assert.equal(german({ ...british, age: 24, stake: 201 }), { ok: false, reason: 'stake' });
  assert.equal(german({ ...british, age: 25, stake: 500 }), OK);
  assert.equal(german({ ...british, age: 25, stake: 501 }), { ok: false, reason: 'stake' });
});

test('a round waits for the last one’s time, after all other reasons', () => {
  const soon = { lastStartedAt: NOW - 4_999 };
  assert.equal(german(soon), { ok: false, reason: 'too-soon', waitMs: 1 });
  assert.equal(german({ ...soon, stake: 101 }), { ok: false, reason: 'stake' });
  assert.equal(german({ ...soon, playingSince: 0 }), CONFIRM);
  assert.is(minRoundMs('se', 'slots'), 3_000);
  assert.is(minRoundMs('de', 'other'), null);
});

test('the largest multiplier is that of the odds, however small the stake', () => {
  assert.is(baccarat.largestMultiplier({ banker: 1 }), '39/20');
  assert.is(baccarat.largestMultiplier({ player: 1, tie: 1 }), '5/1');
  const field = [30, 22, 17, 13, 10, 8];
  const win = { kind: 'win', runners: [1], stake: 1 } as const;
  const other = { kind: 'forecast', runners: [1, 6], stake: 1 } as const;
  assert.is(race.largestMultiplier({ field, bets: [win] }), '313/100');
  assert.is(race.largestMultiplier({ field, bets: [win, other] }), '1469/100');
});

test('no payout is cut: the stake is bounded, or where crash cashes out', () => {
  assert.is(greatestStake(1_000_000, '990/1'), 1_010);
  assert.is(greatestStake(1_000_000, '5/2'), 400_000);
  assert.is(greatestStake(1, '8/1'), 0);
  assert.is(highestCashOut(100, 1_000_000), '10000.00');
  assert.is(highestCashOut(300, 1_000), '3.33');
  assert.is(highestCashOut(100, 101), '1.01');
  assert.is(highestCashOut(100, 100), null);
});

test.run();
