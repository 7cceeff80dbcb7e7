import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallReply } from '../../../src/calls/table.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { protectionsCsvRow } from '../../../src/replay/protections/csv.ts';
import { missedIn, missedOf } from '../../../src/replay/protections/entries.ts';
import { playersProtections, protectionsOf } from '../../../src/replay/protections/protections.ts';
import {
  protectionsText,
  sessionsProtectionsText,
} from '../../../src/replay/protections/report.ts';
import { userConfigOf } from '../../support/session/accounts.ts';
import { place, recorded } from '../../support/session/betting.ts';
import { bookmaker, ready } from '../../support/session/bookmaker.ts';
import { payingSession } from '../../support/session/payments.ts';
import { refuse, reply, type SessionOptions } from '../../support/session/session.ts';

type Limit = CallReply<'limits'>['limits'][number];

const limit = (limitType: number, limitValue: number, more: Partial<Limit> = {}): Limit => ({
  ...{ limitType, limitState: 'ACTIVE', limitValue, startedAt: 0, endsAt: null },
  ...more,
});

/** A session of a player with these limits, who places a bet of ten euros. */
function betUnder(limits: Limit[]): AnyEvent[] {
  const { couponPlace } = bookmaker();
  const session = ready({ answers: { couponPlace, limits: () => reply({ limits }) } });
  place(session);
  session.clock.advance(1000);
  session.runtime.stop();
  return recorded(session.events);
}

/** The same log as a site would have written it that had paid no attention to these limits. */
const planted = (events: readonly AnyEvent[], limits: Limit[]): AnyEvent[] =>
  events.map((event) =>
    event.type === 'http.replied' && event.data.call === 'limits'
      ? { ...event, data: { ...event.data, body: { limits } } }
      : event,
  );

const test = suite('replay: protections');

test('a log tells which limits were in force, and every movement of money', () => {
  const entries = protectionsOf(betUnder([limit(1, 5000)]));
  const told = entries.map((entry) => {
    if (entry.what === 'limits') return entry.limits.map(({ limitValue }) => limitValue);
    return entry.what === 'staked' ? `${entry.what} ${entry.amount} ${entry.currency}` : entry.what;
  });
  assert.equal(told, [[5000], 'staked 1000 EUR']);
  assert.equal(missedIn(entries), []);
  assert.match(
    protectionsText(entries),
    /limits +stake 1d 5000 ACTIVE[\s\S]*every protection acted/,
  );
});

test('cashback that came is a movement of money', () => {
  const session = ready();
  const data = { week: Date.UTC(2026, 0, 5), amount: 240, currency: 'EUR' };
  session.runtime.publish('cashback.collected', data);
  session.runtime.stop();
  const told = protectionsOf(recorded(session.events)).find(({ what }) => what === 'cashback');
  assert.match(protectionsText(told ? [told] : []), /cashback +2\.40 EUR|cashback +240 EUR/);
});

test('a refusal stands there with its rule', () => {
  const session = ready({ answers: { limits: () => reply({ limits: [limit(1, 500)] }) } });
  place(session);
  session.clock.advance(1000);
  session.runtime.stop();
  const refused = protectionsOf(recorded(session.events)).filter(({ what }) => what === 'refused');
  assert.equal(
    refused.map((entry) => entry.what === 'refused' && [entry.reason, entry.bound]),
    [['limit-reached', 500]],
  );
});

test('a refusal by the server stands there with its rule, its limit and its end', () => {
  const until = Date.UTC(2026, 0, 2) / 1000;
  const told = { rule: 'excluded', limitType: 30, until };
  const answer = { status: 'rejected', reason: 'limit-reached', bound: 0, ...told, bets: [] };
  const session = ready({ answers: { couponPlace: () => reply(answer) } });
  place(session);
  session.clock.advance(1000);
  session.runtime.stop();
  const entries = protectionsOf(recorded(session.events));
  const [{ seq: _, at: __, ...refused } = { seq: 0, at: 0 }] = entries.filter(
    ({ what }) => what === 'refused',
  );
  const { what, about, reason, bound } = { what: 'refused', about: 'bet', ...answer };
  assert.equal(refused, { what, about, reason, bound, ...told });
  assert.match(
    protectionsText(entries),
    'bet: limit-reached (by excluded, exclusion, at most 0, until 2026-01-02T00:00:00.000Z)',
  );
});

test('a stake that an exclusion should have kept out is found, though the site took it', () => {
  const events = betUnder([]);
  const [found] = missedIn(protectionsOf(planted(events, [limit(30, 7)])));
  assert.equal(found?.what === 'staked' && found.missed, [{ rule: 'excluded' }]);
  assert.equal(missedIn(protectionsOf(planted(events, [limit(33, 7)]))), [], 'deposits alone');
  const over = [limit(30, 7, { limitState: 'INACTIVE' })];
  assert.equal(missedIn(protectionsOf(planted(events, over))), []);
});

test('a lock keeps nobody from betting, but in a log of before it did it is judged as an exclusion', () => {
  const events = planted(betUnder([]), [limit(37, 1)]);
  assert.equal(missedIn(protectionsOf(events)), []);
  const earlier = (effects: number | undefined) =>
    events.map((event): AnyEvent => {
      if (event.type !== 'app.started') return event;
      const { effects: _, ...data } = event.data;
      return { ...event, data: effects === undefined ? data : { ...data, effects } };
    });
  for (const log of [earlier(1), earlier(undefined)]) {
    const [found] = missedIn(protectionsOf(log));
    assert.equal(found?.what === 'staked' && found.missed, [{ rule: 'excluded' }]);
    assert.match(protectionsText(protectionsOf(log)), /limits +exclusion 1 ACTIVE/);
  }
});

/** The same log as a build wrote it that did not tell of bets yet. */
const before = (events: readonly AnyEvent[]): AnyEvent[] =>
  events.flatMap((event): AnyEvent[] => {
    if (event.type === 'bet.placed') return [];
    if (event.type !== 'app.started') return [event];
    return [{ ...event, data: { ...event.data, catalogue: '3' } }];
  });

test('in a log of before bets were told, stakes are found in answers, each once', () => {
  const events = betUnder([]);
  const staked = (log: readonly AnyEvent[]) =>
    protectionsOf(log).filter(({ what }) => what === 'staked');
  assert.equal(
    staked(before(events)).map((entry) => entry.what === 'staked' && entry.amount),
    staked(events).map((entry) => entry.what === 'staked' && entry.amount),
  );
  const [found] = missedIn(protectionsOf(planted(before(events), [limit(30, 7)])));
  assert.equal(found?.what === 'staked' && found.missed, [{ rule: 'excluded' }]);
});

test('a refusal, too, as far as the answer says one', () => {
  const refusedBy = (couponPlace: () => ReturnType<typeof reply>) => {
    const session = ready({ answers: { couponPlace } });
    place(session);
    session.clock.advance(1000);
    session.runtime.stop();
    const log = before(recorded(session.events)).filter(({ type }) => type !== 'bet.refused');
    return protectionsOf(log).flatMap((entry) =>
      entry.what === 'refused' ? [[entry.reason, entry.bound]] : [],
    );
  };
  const bets: never[] = [];
  const limited = { status: 'rejected', reason: 'limit-reached', bound: 500, bets };
  assert.equal(
    refusedBy(() => reply(limited)),
    [['limit-reached', 500]],
  );
  assert.equal(
    refusedBy(() => reply({ status: 'coefChanged', bets })),
    [['coef-changed', null]],
  );
  assert.equal(
    refusedBy(() => refuse(403)),
    [],
    'a fold alone could tell',
  );
});

test('a stake beyond a limit is found, though the site took it', () => {
  const events = betUnder([]);
  const entries = protectionsOf(planted(events, [limit(2, 999)]));
  const [found] = missedIn(entries);
  assert.equal(found?.what === 'staked' && found.missed, [
    { rule: 'over-limit', limitType: 2, sum: 1000 },
  ]);
  assert.match(protectionsText(entries), 'MISSED over-limit (stake 7d, 1000 in all)');
  assert.equal(missedIn(protectionsOf(planted(events, [limit(2, 1000)]))), []);
  assert.equal(missedIn(protectionsOf(planted(events, [limit(2, 999_999_999)]))), []);
});

/** A session in which a deposit of twenty euros is begun. */
function depositUnder(answers: SessionOptions['answers'] = {}): AnyEvent[] {
  const session = payingSession({ answers: { limits: () => reply({ limits: [] }), ...answers } });
  session.runtime.start();
  session.clock.advance(1000);
  const order = { accountId: '1', method: 'card', amount: 2000 } as const;
  session.runtime.publish('payments.depositSubmitted', order);
  session.clock.advance(1000);
  session.runtime.stop();
  return recorded(session.events);
}

test('a deposit that a pause or a limit should have kept out is found', () => {
  const events = depositUnder();
  assert.equal(missedIn(protectionsOf(events)), []);
  const rules = (limits: Limit[]) =>
    missedIn(protectionsOf(planted(events, limits))).flatMap((entry) =>
      missedOf(entry).map(({ rule }) => `${entry.what} ${rule}`),
    );
  assert.equal(rules([limit(33, 7)]), ['deposit-begun paused']);
  assert.equal(rules([limit(20, 1999)]), ['deposit-begun over-limit']);
  assert.equal(rules([limit(20, 2000)]), []);
  assert.equal(rules([limit(1, 1)]), [], 'a limit on stakes');
  assert.equal(rules([limit(30, 7)]), ['deposit-begun excluded']);
});

test('a deposit of whom it had to be known first who they are is found', () => {
  const events = depositUnder({ userConfig: () => reply(userConfigOf()) });
  assert.equal(missedIn(protectionsOf(events)), []);
  const unidentified = events.map((event) =>
    event.type === 'http.replied' && event.data.call === 'userConfig'
      ? { ...event, data: { ...event.data, body: userConfigOf({ requireIdentification: true }) } }
      : event,
  );
  const [found] = missedIn(protectionsOf(unidentified));
  assert.equal(found && missedOf(found), [{ rule: 'identification-due' }]);
});

test('what the server refuses stands there with its rule', () => {
  const refused = { errors: [{ code: '1803', title: 'any' }] };
  const entries = protectionsOf(depositUnder({ depositBegin: () => reply(refused, 403) }));
  const told = entries.filter(({ what }) => what === 'refused');
  assert.equal(
    told.map((entry) => entry.what === 'refused' && [entry.about, entry.reason]),
    [['deposit', 'limit-reached']],
  );
});

test('a stake that was taken long after the player was to be told of their time is found', () => {
  const events = betUnder([limit(32, 60)]);
  assert.equal(missedIn(protectionsOf(events)), []);
  // The same log of a site that set a check and never showed it.
  const late = (by: number): AnyEvent[] =>
    events.map((event) =>
      event.type === 'limits.realityCheckSet'
        ? { ...event, data: { ...event.data, at: (events.at(-1)?.at ?? 0) - by } }
        : event,
    );
  const [found] = missedIn(protectionsOf(late(600_000)));
  const [missed] = found ? missedOf(found) : [];
  assert.is(missed?.rule, 'check-missed');
  assert.equal(missedIn(protectionsOf(late(30_000))), [], 'it waits for what is on its way');
});

test('a check that is shown stands there, and what the player said to it', () => {
  const { couponPlace } = bookmaker();
  const limits = () => reply({ limits: [limit(32, 5)] });
  const session = ready({ answers: { couponPlace, limits, realityCheck: () => reply(null, 204) } });
  session.clock.advance(5 * 60_000);
  session.runtime.publish('limits.realityCheckAnswered', {
    action: 'continue',
    doNotShowAgain: false,
  });
  session.clock.advance(1000);
  session.runtime.stop();
  const lines = protectionsText(protectionsOf(recorded(session.events)));
  assert.match(lines, /check-shown +reality-check[\s\S]*check-answered +reality-check: continue/);
});

test('of several sessions of a player what was staked counts on from one to the next', () => {
  const events = betUnder([]);
  const later = planted(events, [limit(2, 1999)]).map((event) => {
    const at = event.at + 60_000;
    if (event.type !== 'bet.placed') return { ...event, at };
    return { ...event, at, data: { ...event.data, acceptedAt: event.data.acceptedAt + 60_000 } };
  }) as AnyEvent[];
  assert.equal(missedIn(protectionsOf(later)), [], 'alone it is below the limit');
  const entries = playersProtections([
    { sessionId: 'second', events: later },
    { sessionId: 'first', events },
  ]);
  assert.equal([...new Set(entries.map(({ sessionId }) => sessionId))], ['first', 'second']);
  assert.equal(
    missedIn(entries).map((entry) => [entry.sessionId, missedOf(entry)]),
    [['second', [{ rule: 'over-limit', limitType: 2, sum: 2000 }]]],
  );
  assert.match(sessionsProtectionsText(entries), /session first[\s\S]*session second[\s\S]*MISSED/);
});

test('a table for spreadsheets holds no formula and keeps its columns', () => {
  const entry = {
    seq: 1,
    at: 0,
    sessionId: '=cmd()',
    what: 'signed-out',
    reason: 'a,"b"\nc',
  } as const;
  const line = `1970-01-01T00:00:00.000Z,'=cmd(),1,signed-out,"a,""b""\nc",\r\n`;
  assert.is(protectionsCsvRow(entry), line);
});

test.run();
