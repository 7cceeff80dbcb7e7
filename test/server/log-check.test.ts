import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLogCheck } from '../../src/server/log-check.ts';
import { sampleSession } from '../log/sample-session.ts';

const test = suite('checks of whole logs');

test('says what both checks find, and goes on after a log that breaks them', async () => {
  const check = createLogCheck({ limitMs: 60_000, closing: new AbortController().signal });
  const events = sampleSession({ minutes: 1 });
  const [good, empty] = await Promise.all([check(events, new Set()), check([], new Set())]);
  assert.is(good.verdict, 'unchecked');
  assert.ok(good.intentions);
  assert.is(empty.verdict, 'unchecked');
  const erased = await check(events, new Set([1]));
  assert.is(erased.intentions, undefined);
});

test('gives up when it takes too long, and when the server closes', async () => {
  const closing = new AbortController();
  const hasty = createLogCheck({ limitMs: 0, closing: closing.signal });
  assert.equal(await hasty([], new Set()), { verdict: 'unchecked', reason: 'too-long' });
  const patient = createLogCheck({ limitMs: 60_000, closing: closing.signal });
  const checked = patient(sampleSession({ minutes: 5 }), new Set());
  closing.abort();
  assert.equal(await checked, { verdict: 'unchecked', reason: 'closing' });
  assert.equal(await patient([], new Set()), { verdict: 'unchecked', reason: 'closing' });
});

test.run();
