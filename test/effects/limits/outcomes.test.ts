import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import type { AnyEvent, EventData } from '../../../src/events/catalogue.ts';
import { factsOfBefore } from '../../../src/replay/facts-of-before.ts';
import { verifyIntentions } from '../../../src/replay/intentions/intentions.ts';
import { place, recorded } from '../../support/session/betting.ts';
import { ready } from '../../support/session/bookmaker.ts';
import { payingSession } from '../../support/session/payments.ts';
import { reply, type TestSession } from '../../support/session/session.ts';

type Limit = CallReply<'limits'>['limits'][number];

const limit = (limitType: number, limitValue: number, more: Partial<Limit> = {}): Limit => ({
  ...{ limitType, limitState: 'ACTIVE', limitValue, startedAt: 100, endsAt: null },
  ...more,
});
const waiting = (limitValue: number, endsAt = 900): Partial<Limit> => ({
  pending: { limitValue, endsAt, limitState: 'PENDING' },
});
const off: Partial<Limit> = { limitState: 'INACTIVE' };

const recent = { days: 30, staked: 0, paid: 0, iso: 'EUR', minutes: 0 };
const sitting = { beganAt: 5, staked: 700, paid: 200, iso: 'EUR' };

const KINDS = new Set([
  ...['limits.set', 'limits.changeRequested', 'limits.changeConfirmed', 'limits.changeCancelled'],
  ...['limits.exclusionStarted', 'limits.reached', 'limits.realityCheckShown'],
  'limits.sessionEnded',
]);

const isFact = ({ type }: AnyEvent): boolean => KINDS.has(type);
const factsOf = (events: readonly AnyEvent[]) =>
  events.filter(isFact).map(({ type, data }) => [type, data]);

const euros = (amount: number) => ({ amount, currency: 'EUR' });

/** A player whose limits are these, and a server that has others from then on. */
function under(before: Limit[], more: Parameters<typeof ready>[0] = {}) {
  const told = (limits: Limit[]) => () => reply({ limits, recent, sitting });
  const done = () => reply(null, 204);
  const answers = { limits: told(before), limitAction: done, limitDelete: done, ...more.answers };
  const session = ready({ ...more, answers });
  const change = (limits: Limit[]) => {
    session.answers.limits = told(limits);
  };
  const elsewhere = (limits: Limit[]) => {
    change(limits);
    session.runtime.publish('feed.limitsChanged', { requestId: 1 });
    session.clock.advance(1000);
  };
  return { session, change, elsewhere };
}

/** The player asks for this, and the server answers with these limits. */
function wished({ answers, runtime, clock }: TestSession, wish: Limit, limitsData: Limit[]) {
  answers.limitsSave = () => reply({ status: 200, questions: [], tokenGuid: null, limitsData });
  const { limitType, limitValue } = wish;
  runtime.publish('limits.submitted', { limits: [{ limitType, limitValue }] });
  clock.advance(1000);
}

const test = suite('effects: what happens to limits is told');

/** The log says it, the effects say it again, and a log of `before` tells the same by its answers. */
function tells(
  session: TestSession,
  expected: readonly (readonly [string, object])[],
  before = expected,
) {
  session.clock.advance(1000);
  session.runtime.stop();
  const log = recorded(session.events);
  assert.equal(factsOf(log), expected);
  assert.is(verifyIntentions(log).verdict, 'match');
  const older = log.filter((event) => !isFact(event)).map(asBefore);
  const lift = factsOfBefore();
  const lifted = factsOf(older.flatMap((event) => lift(event)));
  assert.equal(lifted, before);
  const now = factsOfBefore();
  assert.equal(
    log.flatMap((event) => now(event)),
    [],
    'nothing is made up where facts are told',
  );
}

const asBefore = (event: AnyEvent): AnyEvent =>
  event.type === 'app.started' ? { ...event, data: { ...event.data, catalogue: '4' } } : event;

test('limits that are loaded first are no news', () => {
  const { session } = under([limit(1, 5000), limit(30, 7, { endsAt: 9000 })]);
  tells(session, []);
});

test('a limit that the player sets is told with what held before', () => {
  const { session } = under([limit(1, 5000)]);
  wished(session, limit(1, 3000), [limit(1, 3000), limit(31, 2)]);
  const at = { by: 'player', from: 100, until: null };
  tells(session, [
    ['limits.set', { limitType: 1, value: euros(3000), before: euros(5000), ...at }],
    ['limits.set', { limitType: 31, value: { seconds: 7200 }, before: null, ...at }],
  ]);
});

test('a break from deposits is told with its end, and by whom not where it was set elsewhere', () => {
  const { session, elsewhere } = under([]);
  elsewhere([limit(33, 7, { endsAt: 800 })]);
  const set = { limitType: 33, value: { seconds: 604_800 }, before: null };
  tells(session, [['limits.set', { ...set, by: 'elsewhere', from: 100, until: 800 }]]);
});

test('a looser limit waits, is approved by the player, and holds', () => {
  const { session, change } = under([limit(1, 5000)]);
  wished(session, limit(1, 9000), [limit(1, 5000, { needApprove: true, ...waiting(9000) })]);
  change([limit(1, 9000, { startedAt: 900 })]);
  session.runtime.publish('limits.decided', { action: 'approve' });
  session.clock.advance(1000);
  const both = { limitType: 1, value: euros(9000), before: euros(5000), by: 'player' };
  tells(session, [
    ['limits.changeRequested', { ...both, from: 900, until: null, needsApproval: true }],
    ['limits.changeConfirmed', { ...both, from: 900, until: null }],
  ]);
});

test('one that needs no approval comes by time, also where the limit is none then', () => {
  const { session, elsewhere } = under([limit(31, 2, waiting(-1)), limit(32, 5, waiting(60))]);
  elsewhere([limit(31, -1, off), limit(32, 60)]);
  const by = { by: 'time', from: 100, until: null };
  const [two, five, sixty] = [7200, 300, 3600].map((seconds) => ({ seconds }));
  tells(session, [
    ['limits.changeConfirmed', { limitType: 31, value: null, before: two, ...by }],
    ['limits.changeConfirmed', { limitType: 32, value: sixty, before: five, ...by }],
  ]);
});

test('one that is taken back does not come, nor one in whose place a stricter limit is set', () => {
  const loose = { needApprove: true, ...waiting(9000) };
  const { session, change } = under([limit(1, 5000, loose), limit(2, 5000, loose)]);
  change([limit(1, 5000), limit(2, 5000, loose)]);
  session.runtime.publish('limits.takenBack', { limitType: 1 });
  session.clock.advance(1000);
  wished(session, limit(2, 4000), [limit(1, 5000), limit(2, 4000)]);
  const cancelled = {
    ...{ value: euros(9000), before: euros(5000), by: 'player' },
    ...{ from: 900, until: null },
  };
  tells(session, [
    ['limits.changeCancelled', { limitType: 1, ...cancelled }],
    ['limits.changeCancelled', { limitType: 2, ...cancelled }],
    [
      'limits.set',
      {
        ...{ limitType: 2, value: euros(4000), before: euros(5000), by: 'player' },
        ...{ from: 100, until: null },
      },
    ],
  ]);
});

test('what a bet uses of a limit is no change of it', () => {
  const { session, elsewhere } = under([limit(1, 5000, { limitBalance: 5000, used: 0 })]);
  elsewhere([limit(1, 5000, { limitBalance: 4000, used: 1000, startedAt: 101 })]);
  tells(session, []);
});

test('an exclusion begins with its end, and one that is made longer begins again', () => {
  const { session, elsewhere } = under([]);
  elsewhere([limit(30, 7, { endsAt: 700 })]);
  elsewhere([limit(30, 30, { endsAt: 3000 })]);
  elsewhere([limit(30, 30, { endsAt: 3000, ...off })]);
  const of = { limitType: 30, by: 'elsewhere', from: 100 };
  const [week, month] = [{ seconds: 604_800 }, { seconds: 2_592_000 }];
  tells(session, [
    ['limits.exclusionStarted', { ...of, value: week, before: null, until: 700 }],
    ['limits.exclusionStarted', { ...of, value: month, before: week, until: 3000 }],
  ]);
});

test('one that the player begins is told before their session ends', () => {
  const { session } = under([]);
  wished(session, limit(30, 1), [limit(30, 1, { endsAt: 700 })]);
  const types = session.events.map(({ type }) => type);
  assert.ok(types.indexOf('session.ended') > 0);
  const of = {
    ...{ limitType: 30, value: { seconds: 86_400 }, before: null, by: 'player' },
    ...{ from: 100, until: 700 },
  };
  tells(session, [['limits.exclusionStarted', of]]);
});

test('the button that shuts a player out is told as one', () => {
  const blockUser = () => reply({ success: true, endsAt: 86_400 });
  const { session } = under([], { answers: { blockUser } });
  session.runtime.publish('limits.lockPressed', {});
  const of = {
    ...{ limitType: 30, value: null, before: null, by: 'button' },
    ...{ from: null, until: 86_400 },
  };
  tells(session, [['limits.exclusionStarted', of]]);
});

test('a button that did not work is not told', () => {
  const { session } = under([], { answers: { blockUser: () => reply({ success: false }) } });
  session.runtime.publish('limits.lockPressed', {});
  tells(session, []);
});

const reached = (of: Partial<EventData<'limits.reached'>>) =>
  [
    'limits.reached',
    { about: 'stake', limitType: 1, left: euros(500), until: null, by: 'site', ...of },
  ] as const;

test('a limit that keeps a bet from being sent is told', () => {
  const { session } = under([limit(1, 500), limit(2, 800)]);
  place(session);
  tells(session, [reached({})], [reached({ left: { amount: 500, currency: null } })]);
});

test('one by which the server refuses a bet is told, with its end; an exclusion is no such limit', () => {
  const refusal = { status: 'rejected', reason: 'limit-reached', bound: 500, bets: [] };
  const word = { ...refusal, rule: 'limit-reached', limitType: 10, until: 4000 };
  const { session } = under([], { answers: { couponPlace: () => reply(word) } });
  place(session);
  session.clock.advance(1000);
  session.answers.couponPlace = () => reply({ ...refusal, rule: 'excluded', limitType: 30 });
  session.runtime.publish('coupon.amountChanged', { amount: '11' });
  place(session);
  const of = { limitType: 10, until: 4000, by: 'server' } as const;
  // Of which currency the coupon is, answers do not say.
  const left = { amount: 500, currency: null };
  tells(session, [reached(of)], [reached({ ...of, left })]);
});

test('one that keeps money from being paid in is told', () => {
  const limits = () =>
    reply({ limits: [limit(20, 5000, { limitBalance: 1500 }), limit(21, 9000)], recent });
  const depositBegin = () => reply({ errors: [{ code: '1803' }] }, 403);
  const session = payingSession({ answers: { limits, depositBegin } });
  session.runtime.start();
  session.clock.advance(1000);
  const order = { accountId: '1', method: 'card', amount: 2000 } as const;
  session.runtime.publish('payments.depositSubmitted', order);
  const left = euros(1500);
  tells(session, [reached({ about: 'deposit', limitType: 20, left, by: 'server' })]);
});

test('a reality check is told with the sums that it shows', () => {
  const { session } = under([limit(32, 5)]);
  session.clock.advance(5 * 60_000);
  const { iso: currency, ...sums } = sitting;
  tells(session, [['limits.realityCheckShown', { sitting: { ...sums, currency } }]]);
});

test('one whose sums have changed since is told with those that it shows', () => {
  const { session } = under([limit(32, 5)]);
  const later = { ...sitting, staked: 9900 };
  session.answers.limits = () => reply({ limits: [limit(32, 5)], recent, sitting: later });
  session.clock.advance(5 * 60_000);
  assert.is(session.runtime.state.limits.sitting?.staked, 9900);
  const { iso: currency, ...sums } = later;
  tells(session, [['limits.realityCheckShown', { sitting: { ...sums, currency } }]]);
});

test('a day whose time is over is told with the limit, and with when the next one begins', () => {
  const time = limit(31, 2, { remainingSeconds: 600, frees: { at: 7777, left: 7200 } });
  const { session } = under([time], { answers: { limitsPing: () => reply(null, 204) } });
  session.answers.limitsPing = () => reply({ errors: [{ code: '1010' }] }, 403);
  session.clock.advance(31_000);
  const of = { limitType: 31, value: { seconds: 7200 }, until: 7777 };
  tells(session, [['limits.sessionEnded', of]]);
});

test.run();
