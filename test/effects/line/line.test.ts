import { concat, merge, mergeMap, NEVER, of, Subject, throwError } from 'rxjs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { TransportResponse } from '../../../src/calls/transport.ts';
import { viewKey } from '../../../src/domain/site/view-key.ts';
import { effects } from '../../../src/effects/all.ts';
import { effect } from '../../../src/effects/define.ts';
import { line } from '../../../src/effects/line/line.ts';
import { getEntity } from '../../../src/kernel/entities.ts';
import { addBet, bettingSession, game, market } from '../../support/session/betting.ts';
import { networkError, reply } from '../../support/session/session.ts';

const test = suite('effects: line');

const message = (body: unknown): TransportResponse => ({ status: 200, headers: {}, body });
const moved = (coef: string) => ({ kind: 'market', marketId: '7-1', coef, isBlocked: false });

const started = (options: Parameters<typeof bettingSession>[0] = {}) => {
  const session = bettingSession(options);
  session.runtime.start();
  session.clock.advance(1000);
  return session;
};

const emptyLine = (feedId: string) => ({
  feedId,
  feedAt: Number(feedId),
  sports: [],
  champs: [],
  games: [],
  markets: [],
});

const topics = (session: ReturnType<typeof bettingSession>) =>
  session.requestsOf('sportsFeed').map(({ request }) => request.query?.['topics']);

test('what the server tells of the player through the feed is asked for at once', () => {
  const told = new Subject<TransportResponse>();
  const session = started({ player: true, answers: { sportsFeed: () => told } });
  const asked = () =>
    (['limits', 'authCheck'] as const).map((call) => session.requestsOf(call).length);
  const [limits = 0, checks = 0] = asked();
  told.next(message({ id: 'a-1', updates: [], changed: ['limits'] }));
  session.clock.advance(10);
  assert.equal(asked(), [limits + 1, checks]);
  told.next(message({ id: 'a-1', updates: [], changed: ['session'] }));
  session.clock.advance(10);
  assert.equal(asked(), [limits + 1, checks + 1]);
});

test('home loads live games and the line, and follows both', () => {
  const session = started();
  assert.equal(
    session.requestsOf('sportsLine').map(({ request }) => request.url),
    ['/sports-api/v1/live', '/sports-api/v1/line'],
  );
  assert.equal(topics(session), ['line,live']);
});

test('virtual sport is followed by itself, and its matches come into no list of another', () => {
  const feed = new Subject<TransportResponse>();
  const session = started({ answers: { sportsFeed: () => feed } });
  const { runtime } = session;
  const listed = (key: string) => runtime.state.line.views[key]?.gameIds;
  const before = listed('live|||');
  const visit = (url: string) => {
    runtime.publish('route.requested', { url, replace: false });
    session.clock.advance(1000);
  };
  visit('/en/esports/virtual');
  assert.is(topics(session).at(-1), 'line:efootball,live:efootball');
  assert.equal(
    session
      .requestsOf('sportsLine')
      .slice(-2)
      .map(({ request }) => request.query?.['sport']),
    ['efootball', 'efootball'],
  );
  const virtual = { ...game(900_000_001, { status: 2 }), sportId: 2 };
  feed.next(message({ id: '9', updates: [{ kind: 'game-added', game: virtual, markets: [] }] }));
  assert.equal(listed('live|||'), before);
  visit('/en/esports/stream/efootball/2001-masters');
  assert.is(topics(session).at(-1), 'champ:2001');
  visit('/en/esports/virtual/efootball/2001-masters/900000001-a-b');
  assert.is(topics(session).at(-1), 'game:900000001');
  // Of what is not on offer nothing is asked for.
  const asked = () => [topics(session).length, session.requestsOf('sportsLine').length];
  const known = asked();
  for (const url of ['/en/esports/real/efootball/2001-masters', '/en/cyber/virtual/dota-2'])
    visit(url);
  assert.equal(asked(), known);
  // Of real tournaments there are none: what there is stands on their page.
  visit('/en/esports/real');
  assert.is(topics(session).at(-1), 'line:efootball,live:efootball');
});

test('messages of the feed move the line', () => {
  const feed = new Subject<TransportResponse>();
  const session = started({ answers: { sportsFeed: () => feed } });
  feed.next(message({ id: '2', updates: [moved('1.99')] }));
  assert.is(getEntity(session.runtime.state.line.markets, '7-1')?.coef, '1.99');
  assert.is(session.runtime.state.line.feed.status, 'open');
});

test('what is in the coupon is followed on every page; many presses open one connection', () => {
  const session = started({ url: '/en/about' });
  assert.equal(topics(session), []);
  addBet(session, '7-1');
  addBet(session, '8-1');
  session.clock.advance(1000);
  assert.equal(topics(session), ['game:7,game:8']);
});

test('a connection that is left for another is told to be over', () => {
  const session = started();
  const before = session.events.findLast(
    (event) => event.type === 'http.requested' && event.data.call === 'sportsFeed',
  );
  session.runtime.publish('route.requested', { url: '/en/about', replace: false });
  session.clock.advance(1000);
  const over = session.events.flatMap((event) =>
    event.type === 'http.cancelled' ? [event.data.requestId] : [],
  );
  assert.equal(over, [before?.type === 'http.requested' && before.data.requestId]);
});

/** Every effect, of which the line's fails when the player chooses a language. */
const fragile = effects.map((one) =>
  one.name === line.name
    ? effect(line.name, (context) => {
        const chosen = context.on('preferences.languageChosen');
        const failing = chosen.pipe(mergeMap(() => throwError(() => new Error('broken'))));
        return merge(line.run(context), failing);
      })
    : one,
);

test('a feed that ended with its effect is told to be over, and opened anew', () => {
  const session = started({ effects: fragile });
  session.runtime.publish('preferences.languageChosen', { language: 'xx' });
  session.clock.advance(3000);
  const feeds = session.events.filter(
    (event) => event.type === 'http.requested' && event.data.call === 'sportsFeed',
  );
  const over = session.events.filter(({ type }) => type === 'http.cancelled');
  assert.equal(topics(session), ['line,live', 'line,live']);
  assert.is(over.length, 1);
  assert.ok((over[0]?.seq ?? 0) < (feeds[1]?.seq ?? 0));
});

test('a snapshot that comes late loses nothing that the feed said meanwhile', () => {
  const late = new Subject<TransportResponse>();
  let feeds = 0;
  const session = bettingSession({
    answers: {
      sportsLine: ({ url }) => (url.endsWith('/live') ? late : reply(emptyLine('20'))),
      sportsFeed: ({ query }) => {
        feeds += 1;
        const missed = { kind: 'game-added', game: game(9), markets: [market('9-1')] };
        const place = Number(query?.['after'] ?? '99');
        return place <= 10 ? concat(of(message({ id: '30', updates: [missed] })), NEVER) : NEVER;
      },
    },
  });
  session.runtime.start();
  session.clock.advance(9000);
  assert.is(feeds, 0, 'the feed waits for what it builds on');
  late.next(message({ ...emptyLine('10'), games: [game(7)], markets: [market('7-1')] }));
  late.complete();
  session.clock.advance(1000);
  assert.equal(session.runtime.state.line.views[viewKey('live')]?.gameIds, [7, 9]);
});

test('more of a list is asked for from where it is, and it comes back as long as it was', () => {
  const games = Array.from({ length: 117 }, (_, index) => game(index + 1));
  const session = started({
    url: '/en/live',
    answers: { sportsLine: () => reply({ ...emptyLine('10'), games, total: 300, offset: 0 }) },
  });
  const queries = () => session.requestsOf('sportsLine').map(({ request }) => request.query);
  session.runtime.publish('page.choiceMade', { part: viewKey('live'), choice: '237' });
  session.runtime.publish('page.choiceMade', { part: viewKey('line'), choice: '237' });
  session.clock.advance(10);
  assert.equal(queries().slice(1), [{ lng: 'en', limit: '120', offset: '80' }]);
  session.runtime.publish('page.refreshPressed', {});
  session.clock.advance(10);
  assert.equal(queries().at(-1), { lng: 'en', limit: '240' });
  session.runtime.publish('route.requested', { url: '/en', replace: false });
  session.clock.advance(10);
  assert.equal(
    queries()
      .slice(-2)
      .map((query) => query?.['limit']),
    ['20', '40'],
  );
});

test('a page opened while the feed runs goes on from before its snapshot was asked for', () => {
  const feed = new Subject<TransportResponse>();
  const session = started({ answers: { sportsFeed: () => concat(feed) } });
  feed.next(message({ id: '50', updates: [moved('1.99')] }));
  session.answers.sportsLine = () => NEVER;
  session.runtime.publish('route.requested', { url: '/en/live', replace: false });
  feed.next(message({ id: '60', updates: [moved('1.98')] }));
  session.answers.sportsLine = () => reply(emptyLine('55'));
  session.runtime.publish('route.requested', { url: '/en/line', replace: false });
  session.clock.advance(16_000);
  const afters = session.requestsOf('sportsFeed').map(({ request }) => request.query?.['after']);
  assert.is(afters.at(-1), '50');
});

test('a broken feed is opened again, later each time, from where it was', () => {
  const session = started({ answers: { sportsFeed: networkError } });
  assert.is(session.runtime.state.line.feed.status, 'lost');
  session.clock.advance(60_000);
  const delays = session.events
    .filter((event) => event.type === 'feed.lost')
    .map((event) => event.type === 'feed.lost' && event.data.retryIn);
  assert.equal(delays.slice(0, 5), [1000, 2000, 4000, 8000, 16_000]);
  const afters = session.requestsOf('sportsFeed').map(({ request }) => request.query?.['after']);
  assert.equal(new Set(afters), new Set(['1']));
});

test('a connection that worked starts again at the shortest delay', () => {
  let tries = 0;
  const session = started({
    answers: {
      sportsFeed: () => {
        tries += 1;
        if (tries !== 3) return networkError();
        return concat(of(message({ id: '4', updates: [] })));
      },
    },
  });
  session.clock.advance(8000);
  const delays = session.events.flatMap((event) =>
    event.type === 'feed.lost' ? [event.data.retryIn] : [],
  );
  assert.equal(delays.slice(0, 3), [1000, 2000, 1000]);
});

test('a message that fits no schema breaks the connection, visibly, and nothing else', () => {
  let tries = 0;
  const session = started({
    answers: {
      sportsFeed: () => {
        tries += 1;
        return tries === 1 ? of(message({ id: 5, updates: 'many' })) : NEVER;
      },
    },
  });
  const lost = session.events.find((event) => event.type === 'feed.lost');
  assert.match(lost?.type === 'feed.lost' ? lost.data.reason : '', 'does not fit');
  session.clock.advance(2000);
  assert.is(tries, 2);
});

test('after a reset everything is loaded anew', () => {
  const feed = new Subject<TransportResponse>();
  const session = started({ answers: { sportsFeed: () => feed } });
  const before = session.requestsOf('sportsLine').length;
  feed.next(message({ id: '9', reset: true, updates: [] }));
  session.clock.advance(1000);
  assert.is(session.requestsOf('sportsLine').length, before + 2);
  const afters = session.requestsOf('sportsFeed').map(({ request }) => request.query?.['after']);
  assert.is(afters.at(-1), '1', 'it goes on from the new snapshot, not from the place lost');
});

test('a settled bet arrives on the feed, is told, and the balance is asked for', () => {
  const feed = new Subject<TransportResponse>();
  const session = started({ player: true, answers: { sportsFeed: () => feed } });
  const before = session.requestsOf('balance').length;
  const settled = [{ couponId: 'c1', result: 'won', payout: 1850, currency: 'EUR' }];
  feed.next(message({ id: '3', updates: [], settled }));
  session.clock.advance(1000);
  assert.is(session.requestsOf('balance').length, before + 1);
  const [notice] = session.runtime.state.notifications.items;
  assert.equal(notice?.text, {
    key: 'bet_paid_text',
    values: { couponId: 'c1', payout: '18.50 EUR' },
  });
});

test('a notice of a settled bet says what it was on, in whatever direction its words are read', () => {
  const feed = new Subject<TransportResponse>();
  const session = started({ player: true, answers: { sportsFeed: () => feed } });
  const bet = { result: 'lost', payout: 0, currency: 'EUR' };
  const on = { team1: 'Home', team2: 'Away' };
  const settled = [
    { ...bet, couponId: '1', on: { ...on, more: 0 } },
    { ...bet, couponId: '2', on: { ...on, more: 2 } },
  ];
  feed.next(message({ id: '3', updates: [], settled }));
  const names = session.runtime.state.notifications.items.map(({ text }) =>
    text !== null && 'values' in text ? text.values?.['couponId'] : null,
  );
  assert.equal(names, ['1 (\u2068Home – Away\u2069)', '2 (\u2068Home – Away\u2069 +2)']);
});

test.run();
