/** What answers in logs of before tell of limits: only what the page took of them has happened. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallName, CallReply } from '../../src/calls/table.ts';
import type { AnyEvent, EventData, EventType } from '../../src/events/catalogue.ts';
import { opening } from '../../src/events/dialogs.ts';
import { limitsOfBefore } from '../../src/replay/limits-of-before.ts';

type Event = Pick<AnyEvent, 'type' | 'data'>;

const said = <T extends EventType>(type: T, data: EventData<T>) => ({ type, data }) as Event;
const asks = (requestId: number, call: CallName = 'limits') =>
  said('http.requested', { call, requestId });
const replies = (requestId: number, call: CallName, body: unknown) =>
  said('http.replied', { call, requestId, status: 200, body });

/** Of one kind, stakes of a day may be so much. */
const stakes = (limitValue: number): CallReply<'limits'>['limits'] => [
  { limitType: 1, limitState: 'ACTIVE', limitValue, startedAt: 0, endsAt: null },
];
const answers = (requestId: number, limitValue: number, more: Partial<CallReply<'limits'>> = {}) =>
  replies(requestId, 'limits', { limits: stakes(limitValue), ...more });
const saves = (requestId: number, limitValue: number) =>
  replies(requestId, 'limitsSave', { limitsData: stakes(limitValue), tokenGuid: null });

/** Each fact in a few words. */
function told(...events: Event[]): string[] {
  const factsOf = limitsOfBefore();
  return events
    .map((event, seq) => ({ ...event, seq, at: seq, cause: 0 }) as AnyEvent)
    .flatMap((event) => factsOf(event))
    .map((event) => {
      if (event.type === 'limits.set') {
        const { value, before, by } = event.data;
        return `${by}: ${JSON.stringify([before, value])}`;
      }
      return `${event.type} after ${event.seq}: ${JSON.stringify(event.data)}`;
    });
}

const euros = (amount: number) => ({ amount, currency: null });
const change = (by: string, before: number, value: number) =>
  `${by}: ${JSON.stringify([euros(before), euros(value)])}`;

const test = suite('replay: limits in logs of before');

test('a late answer to an older question is no change, once the player has set a limit', () => {
  const log = [
    ...[asks(1), answers(1, 100), asks(2), asks(3, 'limitsSave'), saves(3, 50)],
    ...[answers(2, 100), asks(4), answers(4, 50)],
  ];
  assert.equal(told(...log), [change('player', 100, 50)]);
});

test('nor is one that comes after the answer to the last question', () => {
  const log = [asks(1), answers(1, 100), asks(2), asks(3), answers(3, 50), answers(2, 100)];
  assert.equal(told(...log), [change('elsewhere', 100, 50)]);
  const crossed = [asks(1), answers(1, 100), asks(2), asks(3), answers(2, 70), answers(3, 50)];
  assert.equal(told(...crossed), [change('elsewhere', 100, 50)]);
});

test('nor one to what was asked for another player', () => {
  const begun = said('session.started', { userId: 'player-2' });
  const log = [asks(1), begun, answers(1, 100), asks(2), answers(2, 50)];
  assert.equal(told(...log), []);
});

test('a part of a log that begins amid a question takes its answer as what is known', () => {
  assert.equal(told(answers(7, 100), asks(8), answers(8, 50)), [change('elsewhere', 100, 50)]);
});

const check = said('modal.opened', opening('reality-check'));
const sums = (staked: number) => ({ sitting: { beganAt: 5, staked, paid: 0, iso: 'EUR' } });
const shown = (staked: number, after: number) => {
  const sitting = { beganAt: 5, staked, paid: 0, currency: 'EUR' };
  return `limits.realityCheckShown after ${after}: ${JSON.stringify({ sitting })}`;
};

test('a reality check that was opened before its sums were there is told with those that came', () => {
  const log = [asks(1), answers(1, 100, sums(700)), asks(2), check, answers(2, 100, sums(9900))];
  assert.equal(told(...log), [shown(9900, 4)]);
});

test('one whose sums never came is told with those that it showed', () => {
  const before = [asks(1), answers(1, 100, sums(700)), asks(2), check];
  const failed = said('http.failed', {
    ...{ call: 'limits', requestId: 2, reason: 'network', status: 0, detail: '' },
  });
  const refused = said('http.replied', { call: 'limits', requestId: 2, status: 503, body: null });
  const ended = said('session.ended', { reason: 'logout' });
  for (const end of [failed, refused, ended, said('app.stopped', {})]) {
    assert.equal(told(...before, end, asks(3), answers(3, 100, sums(9900))), [shown(700, 4)]);
  }
});

test('one that was opened while nothing was asked shows what there is', () => {
  assert.equal(told(asks(1), answers(1, 100, sums(700)), check), [shown(700, 2)]);
});

test.run();
