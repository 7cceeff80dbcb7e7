/** What a game in a frame may say to the page, and how often. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Arrival,
  type FrameGate,
  freshGate,
  isLaunchAddress,
  takeMessage,
} from '../../../src/domain/casino/frame.ts';

const test = suite('messages of a frame');

const ready = { v: 1, type: 'ready' };

const arrival = (data: unknown, more: Partial<Arrival> = {}): Arrival => ({
  ...{ isOfOrigin: true, isOfWindow: true, data, at: 1000 },
  ...more,
});

const verdictOn = (data: unknown, more: Partial<Arrival> = {}) =>
  takeMessage(freshGate, arrival(data, more)).verdict;

const refusal = (data: unknown, more: Partial<Arrival> = {}) => {
  const verdict = verdictOn(data, more);
  return 'refused' in verdict ? verdict.refused : 'taken';
};

test('what a game may say is taken, and nothing that it says besides', () => {
  assert.equal(verdictOn(ready), { taken: { ...ready, data: {} } });
  const started = { v: 1, type: 'roundStarted', data: { round: 'r-1' } };
  assert.equal(verdictOn(started), { taken: started });
  assert.equal(verdictOn({ ...started, more: 1, data: { round: 'r-1', paid: 100 } }), {
    taken: started,
  });
  for (const type of ['paused', 'rulesWanted', 'closeWanted']) {
    assert.is(refusal({ v: 1, type, data: {} }), 'taken', type);
  }
  assert.is(refusal({ v: 1, type: 'failed', data: { code: 'E-7' } }), 'taken');
});

test('what is of no such shape is refused, whatever it is', () => {
  const strange: unknown[] = [
    ...[undefined, null, 7, 'ready', [], {}, () => 1, Symbol('ready'), 10n],
    { v: 2, type: 'ready' },
    { v: '1', type: 'ready' },
    { v: 1, type: 'welcome', data: {} },
    { v: 1, type: '__proto__', data: {} },
    { v: 1, type: 'roundStarted', data: {} },
    { v: 1, type: 'roundStarted', data: { round: '' } },
    { v: 1, type: 'roundStarted', data: { round: 'a b' } },
    { v: 1, type: 'roundStarted', data: { round: 'a'.repeat(65) } },
    { v: 1, type: 'failed', data: { code: 7 } },
  ];
  for (const one of strange) {
    const why = refusal(one);
    assert.ok(why === 'schema' || why === 'size', String(why));
  }
  const round: { self?: unknown } = {};
  round.self = round;
  assert.is(refusal(round), 'size');
});

test('four kilobytes are the most, as they are sent', () => {
  const padded = (text: string) => ({ ...ready, more: text });
  const room = 4096 - JSON.stringify(padded('')).length;
  assert.is(refusal(padded('x'.repeat(room))), 'taken');
  assert.is(refusal(padded('x'.repeat(room + 1))), 'size');
  assert.is(refusal(padded('ж'.repeat(room / 2))), 'taken');
  assert.is(refusal(padded('ж'.repeat(room / 2 + 1))), 'size');
});

test('who is not the game is not heard, be it of its origin', () => {
  assert.is(refusal(ready, { isOfOrigin: false }), 'origin');
  assert.is(refusal(ready, { isOfWindow: false }), 'source');
  assert.is(refusal(ready, { isOfOrigin: false, isOfWindow: false }), 'origin');
});

/** Verdicts of many messages, by words. */
function heard(arrivals: readonly Arrival[]) {
  let gate: FrameGate = freshGate;
  return arrivals.map((one) => {
    const { gate: next, verdict } = takeMessage(gate, one);
    gate = next;
    return 'taken' in verdict ? 'taken' : verdict.refused;
  });
}

test('twenty a second are taken; of the others it is told once a second', () => {
  const flood = Array.from({ length: 100 }, (_, at) => arrival(ready, { at: 1000 + at * 10 }));
  const verdicts = heard(flood);
  assert.is(verdicts.filter((one) => one === 'taken').length, 20);
  assert.is(verdicts.filter((one) => one === 'rate').length, 1);
  assert.equal(heard([...flood, arrival(ready, { at: 2300 })]).at(-1), 'taken');
  const strange = Array.from({ length: 20 }, (_, at) => arrival(7, { at: 1000 + at * 150 }));
  assert.is(heard(strange).filter((one) => one === 'schema').length, 3);
});

test('strangers use up nothing of the quota', () => {
  const strangers = Array.from({ length: 50 }, () => arrival(ready, { isOfWindow: false }));
  assert.is(heard([...strangers, arrival(ready)]).at(-1), 'taken');
  const wrong = Array.from({ length: 20 }, () => arrival(7));
  assert.is(heard([...wrong, arrival(ready)]).at(-1), 'rate', 'but what the game says wrong does');
});

test("a game opens at its provider's origin alone, and never at the site's own", () => {
  const [coin, own] = ['https://coin.test', 'https://site.test'];
  assert.ok(isLaunchAddress(`${coin}/launch?token=x`, coin, own));
  for (const address of [
    ...['', 'launch?token=x', '/launch?token=x', 'javascript:alert(1)//launch?'],
    ...[`${own}/launch?token=x`, `${coin}.evil.test/launch?token=x`, `${coin}:8443/launch?token=x`],
    ...[`${coin}@evil.test/launch?token=x`, 'http://coin.test/launch?token=x', `${coin}/other?x`],
  ]) {
    assert.not(isLaunchAddress(address, coin, own), address);
  }
  assert.not(isLaunchAddress(`${own}/launch?token=x`, own, own));
});

test.run();
