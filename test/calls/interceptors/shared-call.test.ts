/** A call that interceptors make for many: once at a time, and heard to its end. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Passage } from '../../../src/calls/interceptors/chain.ts';
import { lastReply, sharedCall } from '../../../src/calls/interceptors/shared-call.ts';
import { aloneContext } from '../../support/session/interceptors.ts';

const test = suite('calls: shared call');

const print = (token: string) => ({ token, expiresAt: 1 });

/** The fingerprint, needed by whoever asks; `told` is what each of them hears, in short. */
function shared() {
  const { context, happen, changeSitting } = aloneContext();
  const fetch = sharedCall(context, 'fingerprint', () => ({ body: { componentsData: {} } }));
  const heardBy: number[] = [];
  const inShort = (passage: Passage): string => {
    if (passage.kind === 'say') return `asks ${(passage.data as { requestId: number }).requestId}`;
    const { outcome } = passage;
    return outcome.kind === 'failed' ? outcome.reason : `${outcome.status}`;
  };
  return {
    happen,
    changeSitting,
    heardBy,
    ask(who = 0) {
      const told: string[] = [];
      const subscription = fetch(() => heardBy.push(who)).subscribe({
        next: (passage) => told.push(inShort(passage)),
        complete: () => told.push('done'),
      });
      return { told, leave: () => subscription.unsubscribe() };
    },
    answer: (requestId: number, status = 200) =>
      happen('http.replied', { call: 'fingerprint', requestId, status, body: print('p') }),
    fail: (requestId: number) =>
      happen('http.failed', {
        call: 'fingerprint',
        requestId,
        reason: 'network',
        status: 0,
        detail: 'down',
      }),
  };
}

test('all who need it while it is under way wait for the one that was asked for', () => {
  const { ask, answer } = shared();
  const [first, second] = [ask(), ask()];
  answer(1);
  assert.equal(first.told, ['asks 1', '200', 'done']);
  assert.equal(second.told, ['200', 'done']);
});

test('once it has ended the next one asks anew, however it ended', () => {
  const { ask, fail, answer } = shared();
  const first = ask();
  fail(1);
  const second = ask();
  answer(2, 503);
  assert.equal(first.told, ['asks 1', 'network', 'done']);
  assert.equal(second.told, ['asks 2', '503', 'done']);
});

test('the answer to another call is none to this one', () => {
  const { ask, answer } = shared();
  const first = ask();
  answer(7);
  assert.equal(first.told, ['asks 1']);
});

test('it is heard to its end though whoever asked has left; the others get it', () => {
  const { ask, answer, heardBy } = shared();
  const gone = ask(1);
  const waiting = ask(2);
  gone.leave();
  answer(1);
  assert.equal(gone.told, ['asks 1']);
  assert.equal(waiting.told, ['200', 'done']);
  assert.equal(heardBy, [1]);
});

test('whoever comes after a sign-in or sign-out does not share what was asked before', () => {
  const { ask, answer, changeSitting } = shared();
  const before = ask();
  changeSitting();
  const after = ask();
  answer(1);
  assert.equal(after.told, ['asks 2']);
  const together = ask();
  answer(2);
  assert.equal(before.told, ['asks 1', '200', 'done']);
  assert.equal(
    [after.told, together.told],
    [
      ['asks 2', '200', 'done'],
      ['200', 'done'],
    ],
  );
});

test('the last good reply is kept, whoever asked for it; refusals leave it as it is', () => {
  const { context, happen } = aloneContext();
  const last = lastReply(context, 'fingerprint');
  const reply = (token: string, status = 200, call = 'fingerprint') =>
    happen('http.replied', { call, requestId: 1, status, body: print(token) });
  assert.is(last(), null);
  reply('first');
  reply('refused', 400);
  reply('another call', 200, 'token');
  assert.equal(last(), print('first'));
  reply('second');
  assert.equal(last(), print('second'));
});

test('a reply may be said not to count', () => {
  const { context, happen } = aloneContext();
  const last = lastReply(context, 'fingerprint', ({ data }) => data.requestId !== 2);
  for (const requestId of [1, 2]) {
    const body = print(`of ${requestId}`);
    happen('http.replied', { call: 'fingerprint', requestId, status: 200, body });
  }
  assert.equal(last(), print('of 1'));
});

test.run();
