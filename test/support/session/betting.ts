/** A small line and a back-end that answers about it, for sessions in tests. */
import type { Game, Market } from '../../../src/events/line.ts';
import { reply, type SessionOptions, type TestSession, testSession } from './session.ts';

/** Selections of one game are of markets of their own: `7-1` and `7-2` can both be in a coupon. */
const GROUPS: Readonly<Record<string, string>> = { 2: 'half-time', 3: 'draw-no-bet' };

export const market = (id: string, coef = '1.85', more: Partial<Market> = {}): Market => ({
  id,
  gameId: Number(id.split('-')[0]),
  typeId: 1,
  kind: 1,
  group: GROUPS[id.split('-')[1] ?? ''] ?? 'result',
  param: null,
  outcome: '1',
  coef,
  isBlocked: false,
  isLive: true,
  ...more,
});

export const game = (id: number, more: Partial<Game> = {}): Game => ({
  id,
  slug: `${id}-home-away`,
  champId: 1,
  sportId: 1,
  team1: `Home ${id}`,
  team2: `Away ${id}`,
  startAt: Date.UTC(2026, 0, 1, 1),
  status: 2,
  score: [0, 0],
  period: 'first-half',
  minute: 3,
  marketCount: 3,
  mainMarketIds: [`${id}-1`],
  ...more,
});

const account = {
  id: '1',
  type: 0,
  iso: 'EUR',
  symbol: '€',
  currencyId: 978,
  money: 100_000,
  label: 'Main',
  labelWithSymbol: 'Main €',
  isActive: true,
  points: 0,
  isPointsTypeBalance: false,
};

export const balance = (money = 100_000, points = 0) => ({
  balance: money,
  bonus: [],
  all_accounts: [{ ...account, money, points }],
  is_available_first_deposit_bonus: false,
});

export const accepted = (key: string, amount = 1000) => ({
  status: 'accepted',
  couponId: `coupon-${key}`,
  acceptedAt: Date.UTC(2026, 0, 1),
  coef: '1.85',
  amount,
  possibleWin: 1850,
  currency: 'EUR',
  balance: 100_000 - amount,
  bets: [{ marketId: '7-1', requested: '1.85', used: '1.85' }],
});

const line = {
  feedId: '1',
  sports: [{ id: 1, slug: 'football', name: 'Football' }],
  champs: [{ id: 1, slug: '1-league', name: 'League', sportId: 1, gameCount: 2 }],
  games: [game(7), game(8)],
  markets: [market('7-1'), market('8-1', '2.10')],
};

/** A session whose back-end knows two games, and a player when `player` says so. */
export function bettingSession(options: SessionOptions & { player?: boolean } = {}): TestSession {
  return testSession({
    ...options,
    answers: {
      authCheck: () => reply({ user_id: options.player ? 'player-1' : null }),
      sportsLine: () => reply(line),
      balance: () => reply(balance()),
      betHistory: () => reply({ items: [], next: null }),
      couponCalculate: () =>
        reply({
          coef: '1.85',
          coefByView: '1.85',
          minBetAmount: 50,
          maxBetAmount: null,
          maxPayout: null,
          systemValues: [],
          bets: [],
        }),
      ...options.answers,
    },
  });
}

export function addBet(session: TestSession, id: string, coef = '1.85'): void {
  session.runtime.hostBus.emit('couponAddBet', {
    market: market(id, coef),
    game: game(Number(id.split('-')[0])),
    source: 'line',
    pageType: 'home',
  });
}

export function moveCoef(session: TestSession, id: string, coef: string, feedId = '2'): void {
  const updates = [{ kind: 'market', marketId: id, coef, isBlocked: false } as const];
  session.runtime.publish('line.updated', { requestId: 0, id: feedId, updates });
}

/** Presses the button with what stands on it. */
export function place(session: TestSession): void {
  const { coef, stake, possibleWin } = session.runtime.state.coupon;
  session.runtime.publish('coupon.placePressed', {
    shown: { coef: coef ?? '1', amount: stake, possibleWin: possibleWin ?? '' },
  });
}

/** What a recording gives back: plain JSON, nothing shared with the session. */
export function recorded<T>(events: readonly T[]): T[] {
  return JSON.parse(JSON.stringify(events)) as T[];
}
