/**
 * The page of `rrweb.ts`: the site's own runtime, with a board for a view. rrweb looks at the page,
 * our recorder's batches hold what the bus saw. Virtual time follows the real one.
 */
import { record } from 'rrweb';
import { Subject } from 'rxjs';
import { effects } from '../../src/effects/all.ts';
import { type Caused, caused, effect } from '../../src/effects/define.ts';
import { type AnyEvent, CATALOGUE_VERSION } from '../../src/events/catalogue.ts';
import type { LineUpdate } from '../../src/events/line.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { packBody } from '../../src/log/codec/batch.ts';
import { gzip } from '../../src/log/codec/gzip.ts';
import { addBet, balance, game, market } from '../../test/support/session/betting.ts';
import { reply, type TestSession, testSession } from '../../test/support/session/session.ts';
import { drawBoard } from './board.ts';

const GAMES = 100;
const OUTCOMES = ['1', 'X', '2'];

const ids = Array.from({ length: GAMES }, (_, i) => 48_213_000 + 7 * i);
const games = ids.map((id) => game(id, { team1: `Home ${id % 1000}`, team2: `Away ${id % 999}` }));
const markets = ids.flatMap((id, i) =>
  OUTCOMES.map((outcome, place) =>
    market(`${id}-1-${place}`, String((110 + ((i * 37 + place * 91) % 700)) / 100), { outcome }),
  ),
);
const line = {
  feedId: '1',
  sports: [{ id: 1, slug: 'football', name: 'Football' }],
  champs: [{ id: 1, slug: '1-league', name: 'League', sportId: 1, gameCount: GAMES }],
  games,
  markets,
};
const calculated = {
  coef: '4.25',
  coefByView: '4.25',
  minBetAmount: 50,
  maxBetAmount: 500_000,
  maxPayout: null,
  systemValues: [],
  bets: [],
};

/** What one recorder has of the first picture, and of what came after it. */
interface Sizes {
  readonly first: number;
  readonly rest: number;
  readonly count: number;
}

const feed$ = new Subject<Caused>();

function startSession(): TestSession {
  const session = testSession({
    url: '/en/live',
    production: true,
    effects: [...effects, effect('feed', () => feed$)],
    answers: {
      authCheck: () => reply({ user_id: 'player-1' }),
      sportsLine: () => reply(line),
      balance: () => reply(balance()),
      betHistory: () => reply({ items: [], next: null }),
      couponCalculate: () => reply(calculated),
    },
  });
  let last = Date.now();
  session.clock.advance(last - session.clock.now());
  setInterval(() => {
    session.clock.advance(Date.now() - last);
    last = Date.now();
  }, 20);
  return session;
}

/** The next change of the line: mostly a coefficient one tick on, now and then a minute. */
function changes(): () => LineUpdate {
  const random = seededRandom(7);
  const prices = markets.map(({ coef }) => Math.round(Number(coef) * 100));
  return () => {
    if (random() < 0.05) {
      const gameId = ids[Math.floor(random() * GAMES)] ?? 0;
      const minute = Math.floor(random() * 45);
      const score: [number, number] = [Math.floor(random() * 3), 0];
      return {
        kind: 'game',
        gameId,
        score,
        period: 'first-half',
        minute,
        status: 2,
        marketCount: 3,
      };
    }
    const place = Math.floor(markets.length * random() ** 2);
    const price = Math.max(101, (prices[place] ?? 200) + Math.round((random() - 0.5) * 10));
    prices[place] = price;
    const coef = String(price / 100);
    return { kind: 'market', marketId: markets[place]?.id ?? '', coef, isBlocked: random() < 0.02 };
  };
}

async function runFeed(seconds: number, perSecond: number): Promise<void> {
  const next = changes();
  const start = performance.now();
  const total = seconds * perSecond;
  for (let sent = 0; sent < total; ) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    for (; sent < Math.min(due, total); sent += 1) {
      const data = { requestId: 3, id: `k3x9-${sent}`, updates: [next()] };
      feed$.next(caused('line.updated', data, 0));
    }
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}

async function packedSize(events: readonly AnyEvent[]): Promise<number> {
  const { body } = await packBody({ events, personal: [], catalogue: CATALOGUE_VERSION });
  return body.length;
}

async function gzippedSize(value: unknown): Promise<number> {
  return (await gzip.pack(new TextEncoder().encode(JSON.stringify(value)))).length;
}

/** Records for so many seconds; answers the bytes that either recorder would upload. */
async function recordFor(seconds: number): Promise<{ ours: Sizes; rrweb: Sizes }> {
  const session = startSession();
  const { runtime, events } = session;
  runtime.start();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const board = drawBoard(games, markets, {
    odd: (id) => addBet(session, id),
    stake: (amount) => runtime.publish('coupon.amountChanged', { amount }),
    details(open) {
      if (open) runtime.publish('modal.opened', { id: 'details', kind: 'alert' });
      else runtime.publish('modal.closed', { id: 'details', by: 'player' });
    },
  });
  runtime.events$.subscribe((event) => {
    if (event.type === 'line.updated') event.data.updates.forEach(board.show);
  });
  runtime.state$.subscribe(board.showCoupon);
  const seen: unknown[] = [];
  const stop = record({ emit: (one) => void seen.push(one) });
  const [firstEvents, firstSeen] = [events.length, seen.length];
  document.body.dataset['ready'] = 'yes';
  await runFeed(seconds, 5);
  stop?.();
  return {
    ours: {
      first: await packedSize(events.slice(0, firstEvents)),
      rest: await packedSize(events.slice(firstEvents)),
      count: events.length - firstEvents,
    },
    rrweb: {
      first: await gzippedSize(seen.slice(0, firstSeen)),
      rest: await gzippedSize(seen.slice(firstSeen)),
      count: seen.length - firstSeen,
    },
  };
}

Object.assign(globalThis, { recordFor });
