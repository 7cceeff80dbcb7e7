import type { AnyEvent, EventData, EventType } from '../../src/events/catalogue.ts';
import type { Game, LineUpdate, Market } from '../../src/events/line.ts';
import { seededRandom } from '../../src/kernel/random.ts';

export interface SampleOptions {
  readonly seed?: number;
  readonly minutes?: number;
  /** Coefficient changes a minute. */
  readonly updates?: number;
  /** Everything else a minute. */
  readonly others?: number;
  /** Most changes that the feed sends in one event; they arrive in bursts of one to this many. */
  readonly burst?: number;
}

const START = 1_763_700_000_000;
const TICKS = [-5, -2, -1, 1, 2, 5];
const TEAMS = [
  'Arsenal',
  'Leeds',
  'Everton',
  'Fulham',
  'Chelsea',
  'Burnley',
  'Wolves',
  'Brentford',
];
const PAGES = [
  '/en/live',
  '/en/line/football',
  '/en/live/tennis',
  '/en/office/history',
  '/en/casino',
];

type Emit = <T extends EventType>(type: T, data: EventData<T>, cause?: number) => number;

interface World {
  readonly pick: <T>(list: readonly T[]) => T;
  readonly whole: (below: number) => number;
  readonly emit: Emit;
  readonly markets: Market[];
  readonly games: Game[];
  lastClick: number | undefined;
  requestId: number;
}

function makeGame(id: number, home: string, away: string, mainMarketIds: string[]): Game {
  return {
    id,
    slug: `${home}-${away}`.toLowerCase(),
    champId: 4712,
    sportId: 1,
    team1: home,
    team2: away,
    startAt: START - 900_000,
    status: 2,
    score: [1, 0],
    period: 'first-half',
    minute: 15,
    marketCount: 15,
    mainMarketIds,
  };
}

function makeLine(whole: World['whole'], pick: World['pick']): Pick<World, 'games' | 'markets'> {
  const games: Game[] = [];
  const markets: Market[] = [];
  for (let g = 0; g < 20; g += 1) {
    const gameId = 48_213_000 + whole(9_000);
    const ids = Array.from({ length: 15 }, (_, m) => `${gameId}-${1 + Math.floor(m / 3)}-${m % 3}`);
    for (const [m, id] of ids.entries()) {
      markets.push({
        id,
        gameId,
        typeId: 1 + m,
        kind: 1,
        group: m < 3 ? 'result' : 'total',
        param: m < 3 ? null : `${Math.floor(m / 3)}.5`,
        outcome: ['1', 'X', '2'][m % 3] ?? '1',
        coef: text(110 + whole(700)),
        isBlocked: false,
        isLive: true,
      });
    }
    games.push(makeGame(gameId, pick(TEAMS), pick(TEAMS), ids.slice(0, 3)));
  }
  return { games, markets };
}

/** Hundredths as the shortest decimal text. */
function text(hundredths: number): string {
  return String(hundredths / 100);
}

function moved(world: World, random: () => number): LineUpdate {
  const place = Math.floor(world.markets.length * random() ** 2);
  const market = world.markets[place] as Market;
  const next = Math.max(101, Math.round(Number(market.coef) * 100) + world.pick(TICKS));
  world.markets[place] = { ...market, coef: text(next) };
  return {
    kind: 'market',
    marketId: market.id,
    coef: text(next),
    isBlocked: world.whole(40) === 0,
  };
}

function calculate(world: World): void {
  world.requestId += 1;
  const { requestId } = world;
  const bets = Array.from({ length: 1 + world.whole(4) }, () => world.pick(world.markets));
  const asked = bets.map(({ id, gameId, coef }) => ({ marketId: id, gameId, coef }));
  const cause = world.emit(
    'http.requested',
    {
      call: 'couponCalculate',
      requestId,
      body: { bets: asked, changeCoefAction: 1, coef: '4.25', coefViewId: 0, typeId: 1 },
    },
    world.lastClick,
  );
  const answered = bets.map(({ id, coef }) => ({
    marketId: id,
    coef,
    isBlocked: false,
    isFinished: false,
  }));
  const body = {
    coef: '4.25',
    coefByView: '4.25',
    minBetAmount: 50,
    maxBetAmount: 500_000,
    bets: answered,
  };
  world.emit('http.replied', { call: 'couponCalculate', requestId, status: 200, body }, cause);
}

function fillCoupon(world: World, chance: number): void {
  const market = world.pick(world.markets);
  if (chance < 0.35) {
    const game = world.games.find((one) => one.id === market.gameId) ?? world.pick(world.games);
    world.lastClick = world.emit('coupon.betAdded', {
      market,
      game,
      source: 'line',
      pageType: 'live',
    });
  } else if (chance < 0.5) {
    world.lastClick = world.emit('coupon.betRemoved', { marketId: market.id });
  } else {
    world.lastClick = world.emit('coupon.amountChanged', { amount: String(1 + world.whole(200)) });
  }
}

function navigate(world: World): void {
  const url = world.pick(PAGES);
  world.lastClick = world.emit('route.requested', { url, replace: false });
  world.emit(
    'route.changed',
    { url, route: url.slice(4), layout: 'main', status: 200, params: {}, language: 'en' },
    world.lastClick,
  );
}

function openModal(world: World): void {
  const id = `modal-${world.whole(30)}`;
  world.lastClick = world.emit('modal.opened', {
    id,
    kind: world.pick(['login', 'language', 'alert']),
  });
  world.emit('modal.closed', { id, by: 'player' }, world.lastClick);
}

function act(world: World, random: () => number): void {
  const chance = random();
  if (chance < 0.4) fillCoupon(world, random());
  else if (chance < 0.6) calculate(world);
  else if (chance < 0.72) navigate(world);
  else if (chance < 0.82) openModal(world);
  else
    world.emit('timer.fired', { name: world.pick(['session-check', 'coupon-refresh', 'clock']) });
}

/**
 * A made-up session in which coefficients walk on a ladder of ticks, some markets far oftener than
 * others, while a player looks around and fills a coupon. The same options give the same events.
 */
export function sampleSession(options: SampleOptions = {}): AnyEvent[] {
  const { seed = 11, minutes = 10, updates = 300, others = 60, burst = 1 } = options;
  const random = seededRandom(seed);
  const whole = (below: number): number => Math.floor(random() * below);
  const pick = <T>(list: readonly T[]): T => list[whole(list.length)] as T;
  const events: AnyEvent[] = [];
  let at = START;
  const emit: Emit = (type, data, cause) => {
    const event = { seq: events.length, at, type, data, ...(cause !== undefined && { cause }) };
    events.push(event as AnyEvent);
    return event.seq;
  };
  const world: World = {
    pick,
    whole,
    emit,
    ...makeLine(whole, pick),
    lastClick: undefined,
    requestId: 7,
  };
  const plan: { at: number; changes: number }[] = [];
  for (let left = minutes * updates; left > 0; ) {
    const changes = Math.min(left, 1 + whole(burst));
    plan.push({ at: random() * minutes * 60_000, changes });
    left -= changes;
  }
  for (let left = minutes * others; left > 0; left -= 1) {
    plan.push({ at: random() * minutes * 60_000, changes: 0 });
  }
  plan.sort((a, b) => a.at - b.at);
  for (const [index, step] of plan.entries()) {
    at = START + Math.floor(step.at);
    const changes = Array.from({ length: step.changes }, () => moved(world, random));
    const id = String(90_000 + index);
    if (changes.length > 0) emit('line.updated', { requestId: 7, id, updates: changes });
    else act(world, random);
  }
  return events;
}
