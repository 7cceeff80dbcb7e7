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
  /** Begins with the answer that holds all games and markets. */
  readonly opening?: boolean;
}

const MOST_BETS = 4;
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
  /** Ids of the markets in the coupon. */
  readonly coupon: string[];
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

/** Type, parameter and outcome of a game's markets. */
const KINDS: readonly (readonly [group: string, param: string | null, outcome: string])[] = [
  ['result', null, '1'],
  ['result', null, 'X'],
  ['result', null, '2'],
  ['double-chance', null, '1X'],
  ['double-chance', null, '12'],
  ['double-chance', null, 'X2'],
  ['total', '2.5', 'over'],
  ['total', '2.5', 'under'],
  ['total', '3.5', 'over'],
  ['total', '3.5', 'under'],
  ['handicap', '-0.75', '1'],
  ['handicap', '0.75', '2'],
  ['both-score', null, 'yes'],
  ['both-score', null, 'no'],
  ['draw-no-bet', null, '1'],
];
const GROUPS = [...new Set(KINDS.map(([group]) => group))];

function makeLine(whole: World['whole'], pick: World['pick']): Pick<World, 'games' | 'markets'> {
  const games: Game[] = [];
  const markets: Market[] = [];
  for (let g = 0; g < 20; g += 1) {
    const gameId = 500_000 + g * 7 + whole(7);
    const own = KINDS.map(([group, param, outcome]): Market => {
      const typeId = 1 + GROUPS.indexOf(group);
      const id = `${gameId}-${typeId}-${param ?? '0'}-${outcome}`;
      const coef = text(110 + whole(700));
      const open = { isBlocked: false, isLive: true };
      return { id, gameId, typeId, kind: typeId, group, param, outcome, coef, ...open };
    });
    const main = own.slice(0, 3).map(({ id }) => id);
    games.push(makeGame(gameId, pick(TEAMS), pick(TEAMS), main));
    markets.push(...own);
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
    maxPayout: null,
    systemValues: [],
    bets: answered,
  };
  world.emit('http.replied', { call: 'couponCalculate', requestId, status: 200, body }, cause);
}

/** Selections come and go; never more than a few are in the coupon at once. */
function fillCoupon(world: World, chance: number): void {
  const market = world.pick(world.markets);
  const { coupon } = world;
  const known = coupon.some((id) => id.split('-')[0] === String(market.gameId));
  if (chance < 0.35 && !known && coupon.length < MOST_BETS) {
    coupon.push(market.id);
    const game = world.games.find((one) => one.id === market.gameId) ?? world.pick(world.games);
    const added = { market, game, source: 'line', pageType: 'live' };
    world.lastClick = world.emit('coupon.betAdded', added);
  } else if (chance < 0.5 && coupon.length > 0) {
    const marketId = coupon.shift() ?? '';
    world.lastClick = world.emit('coupon.betRemoved', { marketId });
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

function loadLine({ emit, games, markets }: World): void {
  const asked = { call: 'sportsLine', requestId: 1 };
  const cause = emit('http.requested', {
    ...asked,
    path: { section: 'live' },
    query: { lng: 'en' },
  });
  const sports = [{ id: 1, slug: 'football', name: 'Football' }];
  const champs = [{ id: 4712, slug: 'league', name: 'League', sportId: 1, gameCount: 20 }];
  const body = { feedId: '89999', sports, champs, games, markets: [...markets] };
  emit('http.replied', { ...asked, status: 200, body }, cause);
}

interface Step {
  readonly at: number;
  /** Coefficients that change; 0 where the player does something. */
  readonly changes: number;
}

function planOf(options: Required<SampleOptions>, random: () => number): Step[] {
  const { minutes, updates, others, burst } = options;
  const plan: Step[] = [];
  const when = (): number => START + Math.floor(random() * minutes * 60_000);
  for (let left = minutes * updates; left > 0; ) {
    const changes = Math.min(left, 1 + Math.floor(random() * burst));
    plan.push({ at: when(), changes });
    left -= changes;
  }
  for (let left = minutes * others; left > 0; left -= 1) plan.push({ at: when(), changes: 0 });
  return plan.sort((a, b) => a.at - b.at);
}

const defaults = { seed: 11, minutes: 10, updates: 300, others: 60, burst: 1, opening: false };

/**
 * A made-up session in which coefficients walk on a ladder of ticks, some markets far oftener than
 * others, while a player looks around and fills a coupon. The same options give the same events.
 */
export function sampleSession(options: SampleOptions = {}): AnyEvent[] {
  const given = { ...defaults, ...options };
  const random = seededRandom(given.seed);
  const whole = (below: number): number => Math.floor(random() * below);
  const pick = <T>(list: readonly T[]): T => list[whole(list.length)] as T;
  const events: AnyEvent[] = [];
  let at = START;
  const emit: Emit = (type, data, cause) => {
    const event = { seq: events.length, at, type, data, ...(cause !== undefined && { cause }) };
    events.push(event as AnyEvent);
    return event.seq;
  };
  const line = makeLine(whole, pick);
  const world: World = {
    pick,
    whole,
    emit,
    ...line,
    lastClick: undefined,
    requestId: 7,
    coupon: [],
  };
  if (given.opening) loadLine(world);
  for (const step of planOf(given, random)) {
    at = step.at;
    const id = `k3x9-${Math.floor(at / 1000)}-4`;
    const updates = Array.from({ length: step.changes }, () => moved(world, random));
    if (updates.length === 0) act(world, random);
    else emit('line.updated', { requestId: 7, id, updates });
  }
  return events;
}
