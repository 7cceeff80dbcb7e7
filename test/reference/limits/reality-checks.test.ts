import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { JurisdictionName } from '../../../src/domain/limits/jurisdiction.ts';
import { type Caller, START } from '../support/harness.ts';
import { opened } from '../support/limits.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** A player who asked to be told every so many minutes; null: who asked for nothing. */
async function told(minutes: number | null, jurisdiction: JurisdictionName = 'default') {
  const all = await opened(jurisdiction);
  const { harness, player } = all;
  if (minutes !== null) await all.saved(all.wish(32, minutes));
  /** Seconds until the next check, as the server tells this caller. */
  const seconds = async (caller: Caller = player) =>
    (await harness.call('limits', {}, caller)).body.realityCheckSeconds;
  /** Stays for so long, with a sign of life every minute. */
  const stay = async (ms: number) => {
    for (let left = ms; left > 0; left -= MINUTE) {
      harness.clock.now += Math.min(MINUTE, left);
      await player.renew();
      await harness.call('limitsPing', { body: {} }, player);
    }
  };
  const answer = async () => {
    const action = 'continue' as const;
    const attributes = { action, do_not_show_again: false, popup_show_at: START };
    await harness.call('realityCheck', { body: { data: { attributes } } }, player);
  };
  return { ...all, seconds, stay, answer };
}

const test = suite('reference: when the next reality check is due');

test('it is counted from when the player came, to the second, and goes on below zero', async () => {
  const { harness, seconds, stay } = await told(10);
  assert.is(await seconds(), 600);
  await stay(4 * MINUTE);
  assert.is(await seconds(), 360);
  await stay(7 * MINUTE);
  assert.is(await seconds(), -60);
  await harness.close();
});

test('an answer begins it anew', async () => {
  const { harness, seconds, stay, answer } = await told(10);
  await stay(11 * MINUTE);
  await answer();
  assert.is(await seconds(), 600);
  await harness.close();
});

test('answers that a script gives before it is due put it off by nothing', async () => {
  const { harness, seconds, stay, answer } = await told(10);
  for (let minute = 1; minute <= 8; minute += 1) {
    await stay(MINUTE);
    await answer();
  }
  assert.is(await seconds(), 120);
  await stay(MINUTE + SECOND);
  await answer();
  assert.is(await seconds(), 600, 'a page may be early by as much as its clock is');
  await harness.close();
});

test('when it was shown may be said in numbers or in words, and has to be a time', async () => {
  for (const [shown, status] of [
    [START, 204],
    [new Date(START).toISOString(), 204],
    ['soon', 400],
    ['', 400],
  ] as const) {
    const { harness, player, seconds, stay } = await told(10);
    await stay(11 * MINUTE);
    const attributes = {
      action: 'continue' as const,
      do_not_show_again: false,
      popup_show_at: shown,
    };
    const answer = await harness.call('realityCheck', { body: { data: { attributes } } }, player);
    assert.is(answer.status, status, String(shown));
    assert.is(await seconds(), status === 204 ? 600 : -60);
    await harness.close();
  }
});

test('another device, and signing in anew, begin nothing anew', async () => {
  const { harness, seconds, stay } = await told(10);
  await stay(4 * MINUTE);
  assert.is(await seconds(await harness.signIn()), 360);
  await harness.close();
});

test('a quarter of an hour away is a break: then it begins anew', async () => {
  for (const [away, expected] of [
    [15 * MINUTE - SECOND, 1 - 300],
    [15 * MINUTE, 600],
  ] as const) {
    const { harness, player, seconds } = await told(10);
    await seconds();
    harness.clock.now += away;
    await player.renew();
    assert.is(await seconds(), expected);
    await harness.close();
  }
});

test('who asks for it in the middle is told after the interval; who asks again gains nothing', async () => {
  const { harness, seconds, stay, saved, wish } = await told(null);
  await stay(8 * MINUTE);
  assert.is(await seconds(), undefined, 'nobody asked for any');
  await saved(wish(32, 10));
  assert.is(await seconds(), 600);
  await stay(6 * MINUTE);
  await saved(wish(32, 10));
  assert.is(await seconds(), 240);
  await saved(wish(32, 5));
  assert.is(await seconds(), -60);
  await harness.close();
});

test('where the law asks for it, it comes without being asked for', async () => {
  const { harness, seconds, later } = await told(null, 'de');
  assert.is(await seconds(), 3600);
  await later(DAY);
  assert.is(await seconds(), 3600, 'a day later is another stretch of play');
  await harness.close();
});

test.run();
