/** A session as the site records it: the real runtime under virtual time, with a busy feed. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Subject } from 'rxjs';
import { effects } from '../../src/effects/all.ts';
import { type Caused, caused, effect } from '../../src/effects/define.ts';
import type { AnyEvent } from '../../src/events/catalogue.ts';
import type { LineUpdate } from '../../src/events/line.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { addBet, balance, game, market } from '../../test/support/session/betting.ts';
import { reply, type TestSession, testSession } from '../../test/support/session/session.ts';

const GAMES = 50;
const MARKETS_A_GAME = 20;

const gameIds = Array.from({ length: GAMES }, (_, i) => 48_213_000 + i);
const marketIds = gameIds.flatMap((id) =>
  Array.from({ length: MARKETS_A_GAME }, (_, i) => `${id}-${1 + Math.floor(i / 3)}-${i % 3}`),
);

const line = {
  feedId: '1',
  sports: [{ id: 1, slug: 'football', name: 'Football' }],
  champs: [{ id: 1, slug: '1-league', name: 'League', sportId: 1, gameCount: GAMES }],
  games: gameIds.map((id) => game(id, { mainMarketIds: [`${id}-1-0`, `${id}-1-1`, `${id}-1-2`] })),
  markets: marketIds.map((id, i) => market(id, `${1 + ((i * 7) % 60) / 10}5`)),
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

/** Coefficients move by ticks; some markets far oftener than others, as on a real evening. */
function lineChanges(random: () => number) {
  const prices = marketIds.map((_, i) => 110 + ((i * 37) % 700));
  const move = (): LineUpdate => {
    const place = Math.floor(marketIds.length * random() ** 2);
    const price = Math.max(101, (prices[place] ?? 200) + Math.round((random() - 0.5) * 10));
    prices[place] = price;
    const isBlocked = random() < 0.02;
    return {
      kind: 'market',
      marketId: marketIds[place] ?? '',
      coef: String(price / 100),
      isBlocked,
    };
  };
  const tick = (): LineUpdate => ({
    kind: 'game',
    gameId: gameIds[Math.floor(random() * GAMES)] ?? 0,
    score: [Math.floor(random() * 4), 0],
    period: 'first-half',
    minute: Math.floor(random() * 45),
    status: 2,
    marketCount: MARKETS_A_GAME,
  });
  return (): LineUpdate[] => {
    const count = 1 + Math.floor(random() * 4);
    return Array.from({ length: count }, () => (random() < 0.05 ? tick() : move()));
  };
}

/** What the player does now and then: four to six selections stand in the coupon. */
function play(session: TestSession, random: () => number): void {
  const { runtime, clock } = session;
  const { coupon } = runtime.state;
  const chance = random();
  if (coupon.bets.length < 4) {
    addBet(session, marketIds[Math.floor(random() * marketIds.length)] ?? '');
  } else if (coupon.bets.length > 6) {
    runtime.publish('coupon.betRemoved', { marketId: coupon.bets[0]?.market.id ?? '' });
  } else if (chance < 0.4) {
    runtime.publish('coupon.amountChanged', { amount: String(1 + Math.floor(random() * 200)) });
  } else if (chance < 0.5) {
    addBet(session, marketIds[Math.floor(random() * marketIds.length)] ?? '');
  } else if (chance < 0.6) {
    runtime.publish('coupon.changesAccepted', {});
  } else if (chance < 0.63) {
    const url = random() < 0.5 ? '/en/live' : '/en/line';
    runtime.publish('route.requested', { url, replace: false });
  } else clock.advance(400);
}

/** This many events or a few more, with checkpoints. */
function recordSession(count: number, seed = 5): AnyEvent[] {
  const random = seededRandom(seed);
  const feed$ = new Subject<Caused>();
  const session = testSession({
    url: '/en/live',
    production: true,
    effects: [...effects, effect('busy feed', () => feed$)],
    answers: {
      authCheck: () => reply({ user_id: 'player-1' }),
      sportsLine: () => reply(line),
      balance: () => reply(balance()),
      betHistory: () => reply({ items: [], next: null }),
      couponCalculate: () => reply(calculated),
    },
  });
  const changes = lineChanges(random);
  session.runtime.start();
  session.clock.advance(2_000);
  for (let id = 0; session.events.length < count; id += 1) {
    const updates = changes();
    feed$.next(caused('line.updated', { requestId: 3, id: `k3x9-${id}`, updates }, 0));
    if (random() < 0.02) play(session, random);
    session.clock.advance(Math.floor(random() * 60));
  }
  return session.events;
}

/** Records once for several contestants: the file it is in, as long as `use` runs. */
export async function withRecording<T>(
  count: number,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'replaybook-bench-'));
  const file = path.join(folder, 'recording.ndjson');
  try {
    const lines = recordSession(count).map((event) => `${JSON.stringify(event)}\n`);
    await writeFile(file, lines.join(''));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What `withRecording` recorded. */
export function readRecording(file: string): AnyEvent[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as AnyEvent);
}

/**
 * A longer recording: the last `share` of a shorter one again and again, seqs and times going on.
 */
export function prolonged(events: readonly AnyEvent[], count: number, share = 0.9): AnyEvent[] {
  const from = Math.floor(events.length * (1 - share));
  const tail = events.slice(from);
  const span = (tail.at(-1)?.at ?? 0) - (tail[0]?.at ?? 0) + 50;
  const all = [...events];
  for (let turn = 1; all.length < count; turn += 1) {
    const later = turn * tail.length;
    for (const event of tail) {
      const cause = event.cause === undefined ? {} : { cause: event.cause + later };
      all.push({ ...event, seq: event.seq + later, at: event.at + turn * span, ...cause });
    }
  }
  all.length = count;
  return all;
}
