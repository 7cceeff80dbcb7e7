import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Attempts } from '../../../src/reference/guard/attempts.ts';
import { createGuard } from '../../../src/reference/guard/guard.ts';

const test = suite('networks around networks');

/** Attempts in memory, all at one moment. */
function memory(): Attempts {
  const kept: (string | null)[] = [];
  const count = (kind: string, subject: string) =>
    kept.filter((one) => one === `${kind} ${subject}`).length;
  return {
    add: (kind, subject) => kept.push(`${kind} ${subject}`) - 1,
    count,
    at: () => 0,
    drop(attempt) {
      kept[attempt] = null;
    },
    forget: () => {},
  };
}

const unused = (): never => {
  throw new Error('no rule here needs it');
};
const guardOf = (attempts: Attempts) =>
  createGuard({
    attempts,
    proofs: { issue: unused, redeem: unused, worthless: unused },
    flows: { begin: unused, get: unused, end: unused },
  });

const hex = (i: number) => i.toString(16);

test('who has a whole line of IPv6 is let through as often as four networks', () => {
  const guard = guardOf(memory());
  const free = (networkAt: (i: number) => string) => {
    let many = 0;
    const about = () => ({ subject: `somebody ${many}` });
    while (guard.passFreely('login', { now: 1, network: networkAt(many) }, about())) many += 1;
    return many;
  };
  assert.is(
    free(() => '192.0.2.1'),
    20,
  );
  assert.is(
    free((i) => `2001:db8:0:1${hex(i % 256).padStart(2, '0')}::/64`),
    80,
  );
  assert.is(
    free((i) => `2001:db8:9:${hex(i * 256)}::/64`),
    160,
  );
});

test('an attempt that was a good one counts nowhere', () => {
  const guard = guardOf(memory());
  const from = { now: 1, network: '2001:db8:0:1::/64' };
  for (let i = 0; i < 100; i += 1) guard.passFreely('login', from, { subject: 'a' })?.takeBack();
  assert.ok(guard.passFreely('login', from, { subject: 'a' }));
});

test('the work of a proof doubles with what is tried from there, up to eight times', () => {
  const attempts = memory();
  const guard = guardOf(attempts);
  const after = (count: number, network: string) => {
    for (let i = 0; i < count; i += 1) attempts.add('login from', network, 1);
    return guard.hardness({ now: 1, network });
  };
  const rise = [20, 9, 1, 10, 10, 100].map((more) => after(more, '192.0.2.1'));
  assert.equal(rise, [1, 1, 2, 4, 8, 8]);
  assert.is(guard.hardness({ now: 1, network: '192.0.2.2' }), 1);
  // Of the site around it each counts for an eighth.
  for (let i = 0; i < 8 * 30; i += 1) attempts.add('login from', '2001:db8:0::/48', 1);
  assert.is(guard.hardness({ now: 1, network: '2001:db8:0:5::/64' }), 2);
});

test.run();
