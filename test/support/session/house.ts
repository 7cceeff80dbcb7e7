/** A house of games behind a session: rounds as the real house sees them, answers kept by key and by step. */
import type { CallReply } from '../../../src/calls/table.ts';
import type { TransportRequest } from '../../../src/calls/transport.ts';
import { commitment } from '../../../src/domain/casino/fair.ts';
import { type GameName, games, isInPoints } from '../../../src/domain/casino/rows.ts';
import { POINTS } from '../../../src/domain/money/points.ts';
import { gameOf } from '../../../src/reference/casino/games.ts';
import { seenOf } from '../../../src/reference/casino/table.ts';
import { balance, bettingSession } from './betting.ts';
import { type Answer, reply, type SessionOptions, type TestSession } from './session.ts';

export type Round = CallReply<'casinoRound'>['round'];
type Told = CallReply<'casinoRoundStart'>;

export const SERVER_SEED = 'c10472ab7b5bcc28c1aec272a82d25d6acb5653ce5dfe28db3ef86327650f26a';
const NEXT = '0'.repeat(63);
const START = Date.UTC(2026, 0, 1);
const PACE = 1000;
export const BALANCE = 100_000;
/** Points that they have. */
export const HELD_POINTS = 1_000;

export const offered = (name: GameName, more: object = {}) => {
  const { gameId, kind, shared, addresses, rtp } = games[name];
  return {
    ...{ id: gameId, name: name.toUpperCase(), englishName: name, engine: name, kind },
    ...{ provider: 'House', isShared: shared, categories: [...addresses], rtp: rtp.least },
    ...{ volatility: 1, minStake: 10, maxStake: 10_000, hasDemo: !shared },
    ...(isInPoints(gameId) && { maxStake: 10, perPoint: 100 }),
    ...more,
  };
};

/** What the lobby has, and the game that a test is about. */
const LOBBY: readonly GameName[] = ['dice', 'mines', 'wheel'];

const lobby = (...more: GameName[]): Answer =>
  reply({ games: [...new Set([...LOBBY, ...more])].map((name) => offered(name)) });

type Fields = Record<string, unknown>;

const rulesOf = (game: number): string =>
  Object.values(games).find(({ gameId }) => gameId === game)?.rulesVersion ?? '';

/** What is seen of a round, with what was chosen so far. */
function seen(game: number, bet: Fields, nonce: number, actions: readonly Fields[]) {
  const played = gameOf(game);
  if (!played) throw new Error(`there is no game ${game}`);
  const seeds = { serverSeed: SERVER_SEED, clientSeed: 'player-one', nonce };
  return seenOf(played, played.engine.draw(seeds, bet), bet, actions);
}

/** What a bet stakes before anything is chosen. */
const stakeOf = (game: number, bet: Fields): number => gameOf(game)?.engine.stakedOn(bet) ?? 0;

const unitOf = (currency: string) => (currency === POINTS ? POINTS : 'EUR');

export interface House {
  readonly rounds: Round[];
  /** How often a round was paid for. */
  paid(): number;
  readonly seeds: CallReply<'casinoSeeds'>;
  readonly answers: NonNullable<SessionOptions['answers']>;
}

interface HouseOptions {
  readonly firstNonce?: number;
  readonly points?: number;
  readonly money?: number;
}

/** A script says what becomes of each answer to a start or a step, in this order. */
export function house(
  script: readonly ((answer: Answer) => Answer)[] = [],
  { firstNonce = 0, points = HELD_POINTS, money = BALANCE }: HouseOptions = {},
): House {
  const rounds: Round[] = [];
  const kept = new Map<string, Told>();
  const favourites: number[] = [];
  let tries = 0;
  /** What there is of each unit. */
  const held = { EUR: money, [POINTS]: points };
  let nonce = firstNonce;
  const seeds: CallReply<'casinoSeeds'> = {
    commitment: commitment(SERVER_SEED),
    clientSeed: 'player-one',
    nonce: 0,
    next: `${NEXT}1`,
    revealed: null,
  };

  const heldOf = ({ currency }: Round): number => held[unitOf(currency)];
  const move = ({ mode, currency }: Round, amount: number): void => {
    if (mode === 'real' || amount > 0) held[unitOf(currency)] += amount;
  };

  const told = (round: Round): Told => ({
    ...{ status: 'accepted', round: structuredClone(round), balance: heldOf(round) },
    nextStartAt: round.startedAt + PACE,
  });

  function show(round: Round, actions: readonly Fields[]): void {
    const { draw, outcome, payout, staked } = seen(
      ...([round.game, round.bet, round.seeds.nonce, actions] as const),
    );
    move(round, round.staked - (staked ?? round.staked));
    Object.assign(round, { state: { draw, outcome }, staked: staked ?? round.staked });
    if (payout === null) return;
    move(round, payout);
    const balanceAfter = heldOf(round);
    Object.assign(round, { status: 'completed', payout, endedAt: START, balanceAfter });
  }

  function start(mode: Round['mode'], game: number, bet: Fields): Round {
    const staked = stakeOf(game, bet);
    const round: Round = {
      ...{ id: `r${rounds.length + 1}`, game, mode, rules: rulesOf(game), draw: null },
      seeds: { commitment: seeds.commitment, serverSeed: null, clientSeed: 'player-one', nonce },
      ...{ accountId: mode === 'real' ? '1' : null, currency: isInPoints(game) ? POINTS : 'EUR' },
      ...{ bet, steps: [] },
      ...{ state: { draw: null, outcome: null }, status: 'open', staked, payout: null },
      ...{ startedAt: START + rounds.length, endedAt: null, transactions: [] },
      ...{ profile: 'default', balanceAfter: null },
    };
    nonce += 1;
    move(round, -staked);
    rounds.unshift(round);
    show(round, []);
    return round;
  }

  /** The same key is answered the same; what becomes of the answer on its way the script says. */
  function once(key: string, make: () => Told): Answer {
    const fate = script[tries];
    tries += 1;
    const answer = kept.get(key) ?? make();
    kept.set(key, answer);
    return fate ? fate(reply(answer)) : reply(answer);
  }

  const begin = (mode: Round['mode']) => (request: TransportRequest) => {
    const { game, bet } = request.body as { game: number; bet: Fields };
    const key = request.headers['idempotency-key'] ?? '';
    return once(key, () => told(start(mode, game, bet)));
  };

  const act = ({ url, body }: TransportRequest) => {
    const { step, action } = body as { step: number; action: Fields };
    const id = /rounds\/([^/]+)\/actions/.exec(url)?.[1];
    const round = rounds.find((one) => one.id === id);
    if (!round) return reply({ errors: [{ code: '404' }] }, 404);
    return once(`${id} ${step}`, () => {
      round.steps.push({ at: START, by: 'player', action });
      show(
        round,
        round.steps.map((one) => one.action),
      );
      return told(round);
    });
  };

  return {
    rounds,
    paid: () => rounds.length,
    seeds,
    answers: {
      casinoGames: () => lobby(),
      balance: () => reply(balance(money, held[POINTS])),
      casinoFavourites: () => reply({ games: favourites }),
      casinoFavouritesSave: ({ body }) => reply(body),
      casinoSeeds: () => reply({ ...seeds, nonce }),
      casinoSeedsChange({ body }) {
        const { clientSeed, reveal } = body as { clientSeed?: string; reveal?: string };
        if (clientSeed !== undefined) seeds.clientSeed = clientSeed;
        if (reveal !== undefined) {
          const { clientSeed: chosen } = seeds;
          const revealed = { commitment: reveal, serverSeed: SERVER_SEED, nonce };
          Object.assign(seeds, {
            revealed: { ...revealed, clientSeed: chosen ?? '' },
            commitment: seeds.next,
            next: `${NEXT}2`,
          });
          nonce = 0;
        }
        return reply({ status: 'done', seeds: { ...seeds, nonce } });
      },
      casinoRounds: ({ query }) => {
        const game = query?.['game'];
        const of = rounds.filter((one) => game === undefined || String(one.game) === game);
        const isLast = ({ id, game }: Round) => rounds.find((one) => one.game === game)?.id === id;
        const items = query?.['each'] === undefined ? of : of.filter(isLast);
        return reply({ items: structuredClone(items), next: null });
      },
      casinoRoundStart: begin('real'),
      casinoDemoStart: begin('demo'),
      casinoRoundAct: act,
      casinoDemoAct: act,
    },
  };
}

/** Where the table of a game is. */
const urlOf = (name: GameName): string => {
  const own = games[name].addresses.find((address) => address.startsWith('bonusGames/'));
  return `/en/${own ?? `casino/game/${games[name].gameId}/${name}`}`;
};

/** A session at a table, its page open; the house offers its game besides. */
export function atTable(
  name: GameName,
  { answers }: Pick<House, 'answers'>,
  options: SessionOptions & { player?: boolean } = {},
): TestSession {
  return bettingSession({
    player: true,
    url: urlOf(name),
    ...options,
    answers: { ...answers, casinoGames: () => lobby(name), ...options.answers },
  });
}

export const tableOf = (session: TestSession) => session.runtime.state.casinoTable;

const shown = { stake: '€1.00', most: '€2.00', balance: '€1,000.00' };

/** About even, for one of the currency. */
export const EVEN = { stake: 100, side: 'under', target: 4950 } as const;

export function pressDice(session: TestSession, bet: Fields = EVEN): void {
  const stake = Number(bet['stake']);
  session.runtime.publish('casino.roundPressed', { game: 42, bet: { ...bet }, stake, shown });
}

export function pressMines(session: TestSession, count = 3): void {
  const bet = { stake: 100, mines: count };
  session.runtime.publish('casino.roundPressed', { game: 43, bet, stake: 100, shown });
}

export function act(session: TestSession, action: Fields): void {
  const round = tableOf(session).seats.at(-1)?.round;
  if (!round) throw new Error('there is no round');
  const { id: roundId, steps } = round;
  session.runtime.publish('casino.actionPressed', { roundId, step: steps.length, action });
}
