import { randomBytes } from 'node:crypto';
import { commitment as commitmentOf } from '../../domain/casino/fair.ts';
import { CasinoInputError } from '../../domain/casino/input.ts';
import { mayStart, minRoundMs } from '../../domain/casino/pace.ts';
import type { GameFields } from '../../domain/casino/steps.ts';
import type { JurisdictionName } from '../../domain/limits/jurisdiction.ts';
import { POINTS } from '../../domain/money/points.ts';
import { Refused } from '../http/refusal.ts';
import { HOME_CURRENCY } from '../money/currencies.ts';
import { gameOf, type HouseGame } from './games.ts';
import { newRoundId } from './playing.ts';
import { type RoundAnswer, refused } from './refusal.ts';
import type { Step } from './rounds.ts';
import { stakedOn } from './stakes.ts';
import { type Seen, seenOf } from './table.ts';
import { choicesOf, type ToldRound } from './told.ts';

/** Where guests may play for play money. */
const ALLOWED: Readonly<Record<JurisdictionName, boolean>> = {
  default: true,
  uk: false,
  de: false,
  se: true,
  on: false,
};

export const mayDemo = (profile: JurisdictionName, game: Pick<HouseGame, 'shared'>): boolean =>
  ALLOWED[profile] && !game.shared;

/** Minor units of play money that a visit begins with, and is given again where it has less than this. */
const OPENING = 100_000;
const LEAST = 10_000;
/** Whoever did not play for longest is forgotten first. */
const MOST_VISITS = 2_000;
/** Answers that a visit is given again: the last, and those of presses that are still on their way. */
const MOST_ANSWERS = 4;

const unitOf = ({ inPoints }: HouseGame): string => (inPoints ? POINTS : HOME_CURRENCY);

interface DemoRound {
  readonly id: string;
  readonly game: HouseGame;
  readonly bet: GameFields;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly startedAt: number;
  readonly staked: number;
  readonly steps: readonly Step[];
}

interface Visit {
  balance: number;
  lastStartedAt: number | null;
  open: DemoRound | null;
  readonly answers: Map<string, RoundAnswer>;
}

export interface DemoStart {
  readonly visit: string;
  readonly key: string;
  readonly game: number;
  readonly bet: GameFields;
  readonly clientSeed: string;
}

export interface DemoAct {
  readonly visit: string;
  readonly roundId: string;
  readonly step: number;
  readonly action: GameFields;
}

/**
 * Play for play money, of a visit: by the same engines, and in no books. Nothing of it is kept beyond the
 * run of the server. Each round has a secret of its own, which is revealed with its end.
 */
export interface Demo {
  start(request: DemoStart, now: number): RoundAnswer;
  act(request: DemoAct, now: number): RoundAnswer;
}

function told(
  round: DemoRound,
  { draw, outcome, payout }: Seen,
  { profile, now, balance }: { profile: JurisdictionName; now: number; balance: number },
): ToldRound {
  const isOver = payout !== null;
  const { serverSeed, clientSeed, game } = round;
  return {
    id: round.id,
    game: game.gameId,
    mode: 'demo',
    rules: game.rulesVersion,
    seeds: {
      commitment: commitmentOf(serverSeed),
      serverSeed: isOver ? serverSeed : null,
      clientSeed,
      nonce: 0,
    },
    draw: null,
    accountId: null,
    currency: unitOf(game),
    bet: round.bet,
    steps: [...round.steps],
    state: { draw, outcome },
    status: isOver ? 'completed' : 'open',
    staked: round.staked,
    payout,
    startedAt: round.startedAt,
    endedAt: isOver ? now : null,
    transactions: [],
    profile,
    balanceAfter: balance,
  };
}

/** How a round stands; what it pays is the visit's at once. */
function standing(
  visit: Visit,
  round: DemoRound,
  seen: Seen,
  profile: JurisdictionName,
  now: number,
): RoundAnswer {
  visit.balance += seen.payout ?? 0;
  visit.open = seen.payout === null ? round : null;
  const { balance } = visit;
  const interval = minRoundMs(profile, round.game.kind) ?? 0;
  return {
    status: 'accepted',
    round: told(round, seen, { profile, now, balance }),
    balance,
    nextStartAt: round.startedAt + interval,
  };
}

const seenIn = ({ game, serverSeed, clientSeed, bet, steps }: DemoRound): Seen =>
  seenOf(
    game,
    game.engine.draw({ serverSeed, clientSeed, nonce: 0 }, bet),
    bet,
    choicesOf({ steps: [...steps] }),
  );

function begin(
  visit: Visit,
  { game: gameId, bet, clientSeed }: DemoStart,
  profile: JurisdictionName,
  now: number,
): RoundAnswer {
  const game = gameOf(gameId);
  if (!game) return refused({ rule: 'game-off' });
  if (!mayDemo(profile, game)) return refused({ rule: 'not-offered' });
  if (visit.balance < LEAST) visit.balance = OPENING;
  const currency = unitOf(game);
  const staked = stakedOn(game, bet, currency);
  if ('refusal' in staked) return refused(staked.refusal);
  const { stake } = staked;
  const pace = mayStart({
    ...{ profile, kind: game.kind, age: 0, currency, stake, now },
    ...{ lastStartedAt: visit.lastStartedAt, playingSince: null, pauseConfirmedAt: null },
  });
  if (!pace.ok) {
    return refused({ rule: pace.reason, ...('waitMs' in pace ? { wait: pace.waitMs } : {}) });
  }
  if (stake > visit.balance) return refused({ rule: 'insufficient-funds' });
  // A round that was left is found by nobody again, and is dropped: it was play money.
  visit.balance -= stake;
  visit.lastStartedAt = now;
  const serverSeed = randomBytes(32).toString('hex');
  const round: DemoRound = {
    ...{ id: newRoundId(), game, bet, serverSeed, clientSeed },
    ...{ startedAt: now, staked: stake, steps: [] },
  };
  return standing(visit, round, seenIn(round), profile, now);
}

function step(
  visit: Visit,
  round: DemoRound,
  { step: number, action }: DemoAct,
  profile: JurisdictionName,
  now: number,
): RoundAnswer {
  const { steps } = round;
  if (number !== steps.length) return refused({ rule: 'wrong-step', step: steps.length });
  try {
    const next: DemoRound = { ...round, steps: [...steps, { at: now, by: 'player', action }] };
    const seen = seenIn(next);
    const more = (seen.staked ?? round.staked) - round.staked;
    if (more > visit.balance) return refused({ rule: 'insufficient-funds' });
    visit.balance -= more;
    return standing(visit, { ...next, staked: round.staked + more }, seen, profile, now);
  } catch (error) {
    if (error instanceof CasinoInputError) return refused({ rule: 'action' });
    throw error;
  }
}

/** Visits that play, in memory. */
export function createDemo(profile: JurisdictionName): Demo {
  const visits = new Map<string, Visit>();
  const visitOf = (name: string): Visit => {
    const visit = visits.get(name) ?? {
      ...{ balance: OPENING, lastStartedAt: null, open: null },
      answers: new Map<string, RoundAnswer>(),
    };
    visits.delete(name);
    visits.set(name, visit);
    for (const oldest of visits.keys()) {
      if (visits.size <= MOST_VISITS) break;
      visits.delete(oldest);
    }
    return visit;
  };
  /** Answers the same to the same key. */
  const once = (visit: Visit, key: string, answer: () => RoundAnswer): RoundAnswer => {
    const made = visit.answers.get(key) ?? answer();
    if (made.status === 'accepted') visit.answers.set(key, made);
    for (const oldest of visit.answers.keys()) {
      if (visit.answers.size <= MOST_ANSWERS) break;
      visit.answers.delete(oldest);
    }
    return made;
  };
  return {
    start(request, now) {
      const visit = visitOf(request.visit);
      return once(visit, request.key, () => begin(visit, request, profile, now));
    },
    act(request, now) {
      const visit = visitOf(request.visit);
      const { roundId } = request;
      return once(visit, `${roundId} ${request.step}`, () => {
        if (visit.open?.id !== roundId) throw new Refused('404');
        return step(visit, visit.open, request, profile, now);
      });
    },
  };
}
