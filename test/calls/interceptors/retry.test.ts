/** Sending again by itself, against marble diagrams: as often and as late as the table says. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallDeclaration } from '../../../src/calls/define.ts';
import {
  type Attempt,
  chain,
  ended,
  type Passage,
  sayAgain,
} from '../../../src/calls/interceptors/chain.ts';
import { retrying } from '../../../src/calls/interceptors/retry.ts';
import { type CallName, calls } from '../../../src/calls/table.ts';
import { marbles } from '../../support/marbles.ts';
import { attemptOf } from '../../support/session/interceptors.ts';

const test = suite('calls: retry');

const lost = { kind: 'failed', reason: 'network', status: 0, detail: 'network down' } as const;
const down = { kind: 'replied', status: 503, body: {} } as const;
const found = { kind: 'replied', status: 200, body: {} } as const;
const unknown = { kind: 'replied', status: 501, body: {} } as const;
const outcomes = { l: ended(lost), d: ended(down), o: ended(found), u: ended(unknown) };

interface Retrying {
  readonly call: CallName;
  readonly declaration?: CallDeclaration;
  /** How each try goes; the last of them goes for all further ones. */
  readonly tries: readonly [string, ...string[]];
  /** A digit: sent again for that time, counting from 0, after the delay beside it. */
  readonly expected: string;
  readonly delays?: readonly number[];
  readonly sent: number;
}

const marbleOf = (tries: readonly string[], index: number) =>
  tries[Math.min(index, tries.length - 1)] ?? '';

function checkRetrying({ call, declaration = calls[call], tries, ...wanted }: Retrying): void {
  let sent = 0;
  marbles(({ cold, expectObservable }, scheduler) => {
    const attempt: Attempt = { ...attemptOf(call), declaration };
    const send = chain([retrying({ scheduler })], (passed) => {
      assert.is(passed, attempt);
      sent += 1;
      return cold<Passage>(marbleOf(tries, sent - 1), outcomes);
    });
    const sayings = (wanted.delays ?? []).map((delay, index) => [
      String(index),
      sayAgain(attempt, 'retry', marbleOf(tries, index).includes('d') ? down : lost, { delay }),
    ]);
    const values: Record<string, Passage> = { ...outcomes, ...Object.fromEntries(sayings) };
    expectObservable(send(attempt)).toBe(wanted.expected, values);
  });
  assert.is(sent, wanted.sent);
}

test('a call is sent again as often as its rule says, after the same delay each time', () => {
  checkRetrying({
    call: 'configGroup',
    tries: ['-(l|)'],
    delays: [1000, 1000, 1000, 1000, 1000],
    expected: '-0 1s 1 1s 2 1s 3 1s 4 1s (l|)',
    sent: 6,
  });
  checkRetrying({
    call: 'block',
    tries: ['-(d|)'],
    delays: [100, 100],
    expected: '-0 100ms 1 100ms (d|)',
    sent: 3,
  });
});

test('where the rule says so, each delay is twice the one before', () => {
  checkRetrying({
    call: 'remoteView',
    tries: ['-(l|)'],
    delays: [1000, 2000, 4000],
    expected: '-0 1s 1 2s 2 4s (l|)',
    sent: 4,
  });
});

test('the first answer ends it', () => {
  checkRetrying({
    call: 'remoteView',
    tries: ['-(l|)', '--(d|)', '---(o|)'],
    delays: [1000, 2000],
    expected: '-0 1s -1 2s --(o|)',
    sent: 3,
  });
  checkRetrying({ call: 'configGroup', tries: ['-(u|)'], expected: '-(u|)', sent: 1 });
});

test('a call that is not idempotent, or has no rule, is sent once', () => {
  checkRetrying({ call: 'couponPlace', tries: ['-(l|)'], expected: '-(l|)', sent: 1 });
  const declaration = { ...calls.configGroup, idempotent: false };
  checkRetrying({ call: 'configGroup', declaration, tries: ['-(d|)'], expected: '-(d|)', sent: 1 });
});

test('who does not wait any more is not sent again', () => {
  let sent = 0;
  marbles(({ cold, expectSubscriptions, expectObservable }, scheduler) => {
    const answer = cold<Passage>('-(l|)', outcomes);
    const send = chain([retrying({ scheduler })], () => {
      sent += 1;
      return answer;
    });
    const again = sayAgain(attemptOf('block'), 'retry', lost, { delay: 100 });
    expectObservable(send(attemptOf('block')), '50ms !').toBe('-a', { a: again });
    expectSubscriptions(answer.subscriptions).toBe('^!');
  });
  assert.is(sent, 1);
});

test.run();
