/**
 * Rounds of every game, interrupted in every way: the process killed before any of its writes,
 * replies lost, keys and steps repeated, players who do not come back. Each round is there once, is
 * finished by its rule, and the books hold.
 */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as v from 'valibot';
import { isInPoints } from '../../../src/domain/casino/rows.ts';
import { POINTS } from '../../../src/domain/money/points.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { gameNamed } from '../../../src/reference/casino/games.ts';
import { drawnAgain } from '../../../src/reference/casino/playing.ts';
import type { RoundAnswer } from '../../../src/reference/casino/refusal.ts';
import type { RoundRow } from '../../../src/reference/casino/rounds.ts';
import { choicesByRule, seenOf } from '../../../src/reference/casino/table.ts';
import { choicesOf } from '../../../src/reference/casino/told.ts';
import type { Round } from '../support/casino.ts';
import { type Case, cases, pointsCases } from '../support/casino-cases.ts';
import { mortalHouse } from '../support/mortal-house.ts';

const test = suite('interrupted rounds');

/** Of all games together; by hand as many as one likes: `INTERRUPTED_ROUNDS=40000` is a thousand of each. */
const ROUNDS = Number(process.env['INTERRUPTED_ROUNDS'] ?? 1_000);
const OPENING = 100_000;
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** No call writes more often. */
const WRITES = 12;
const SHARED: Readonly<Record<string, object>> = {
  crash: { stake: 100, cashOut: '1.50' },
  wheel: { bets: { 2: 100 } },
  bingo: { stake: 100 },
  race: { bets: [{ kind: 'win', runners: [1], stake: 100 }] },
  lotto: { stake: 10, lines: [[1, 2, 3, 4, 5, 6]] },
  'keno-5': { stake: 10, picks: [7, 8] },
};

const evidence = { sessionId: 'session-of-a-test-00000', seq: 1 };
const pick = <T>(random: () => number, list: readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('there is nothing to pick');
  return found;
};

/** A house, and how its calls are interrupted. */
function interrupting(seed: number) {
  const random = seededRandom(seed);
  const house = mortalHouse();
  const counts = { killed: 0, lost: 0, repeated: 0, left: 0 };
  /** Asks until there is an answer, as the site does; whatever is asked again is answered the same. */
  const surely = (ask: () => RoundAnswer): Round => {
    let answer: RoundAnswer | 'killed' = 'killed';
    while (answer === 'killed') {
      const writes = random() < 0.2 ? Math.floor(random() * WRITES) : Number.POSITIVE_INFINITY;
      answer = house.killedAfter(writes, ask);
      if (answer === 'killed') counts.killed += 1;
    }
    if (random() < 0.15) {
      counts.lost += 1;
      if (random() < 0.3) house.restart();
      assert.equal(ask(), answer, 'after a lost reply');
    }
    if (random() < 0.3) {
      counts.repeated += 1;
      assert.equal(ask(), answer, 'repeated');
    }
    if (answer.status === 'accepted') return answer.round;
    throw new Error(JSON.stringify(answer));
  };
  return { random, house, counts, surely };
}

type Interrupting = ReturnType<typeof interrupting>;

interface Seat {
  readonly userId: string;
  readonly accountId: string;
}

/** Plays a personal round to its end, or leaves it after some steps. */
function playPersonal(
  { house, random, surely, counts }: Interrupting,
  seat: Seat,
  key: string,
  [name, { bet, next }]: readonly [string, Case],
  isLeft: boolean,
): void {
  const game = gameNamed(name)?.gameId ?? 0;
  const accountId = isInPoints(game) ? POINTS : seat.accountId;
  const of = { ...seat, accountId, key, game, bet: { ...bet }, evidence, isForeign: false };
  let round = surely(() => house.now().casino.playing.start(of, house.clock.now));
  const steps = isLeft ? Math.floor(random() * 3) : Number.POSITIVE_INFINITY;
  for (let step = 0; next && step < steps && round.status === 'open'; step += 1) {
    const action = { ...next(round, step) };
    const act = { userId: seat.userId, roundId: round.id, step, action };
    round = surely(() => house.now().casino.playing.act(act, house.clock.now));
  }
  if (round.status === 'open') counts.left += 1;
}

function playShared({ house, surely }: Interrupting, seat: Seat, key: string, name: string): void {
  const game = gameNamed(name);
  const open = () => game && house.now().draws.open(game, house.clock.now);
  for (; !open(); house.clock.now += SECOND) house.now().draws.keepUp(house.clock.now);
  const draw = open()?.draw ?? 0;
  const bet = { ...SHARED[name] };
  const of = { ...seat, key, game: game?.gameId ?? 0, draw, bet, evidence, isForeign: false };
  surely(() => house.now().casino.betOnDraw(of, house.clock.now));
}

const idRow = v.object({ id: v.string(), user_id: v.string() });
const sumRow = v.object({ sum: v.number() });

/** What is wrong with how a round was finished; null where it was by its rule. */
function faultOf({ house }: Interrupting, row: RoundRow): string | null {
  const game = gameNamed(row.game);
  if (!game || row.payout === null) return `${row.game} is ${row.status}`;
  const { casino, draws } = house.now();
  const draw =
    row.draw === null ? drawnAgain(casino.pairs, game, row) : draws.result(game, row.draw);
  const own = choicesOf({ steps: row.steps.filter(({ by }) => by === 'player') });
  if (row.status === 'cancelled') {
    const isByRule = choicesByRule(game, draw, row.bet, own) === null;
    return isByRule && row.payout === row.staked ? null : `${row.game} was cancelled`;
  }
  const ruled = choicesOf({ steps: row.steps.filter(({ by }) => by === 'rule') });
  const isByRule =
    ruled.length === 0 ||
    JSON.stringify(choicesByRule(game, draw, row.bet, own)) === JSON.stringify(ruled);
  const { payout } = seenOf(game, draw, row.bet, choicesOf(row));
  return isByRule && payout === row.payout ? null : `${row.game} paid ${row.payout}, not ${payout}`;
}

/** Settles what is over, killed now and then, until nothing is open. */
function settleAll({ house, random, counts }: Interrupting): void {
  const open = `SELECT COUNT(*) AS sum FROM casino_rounds WHERE status = 'open'`;
  for (let left = 1; left > 0; left = house.now().real.first(sumRow, open)?.sum ?? 0) {
    const writes = Math.floor(random() * 40 * WRITES);
    const settled = house.killedAfter(writes, () =>
      house.now().casino.settle(house.clock.now, Number.MAX_SAFE_INTEGER),
    );
    if (settled === 'killed') counts.killed += 1;
  }
}

test('rounds of every game: each is there once, finished by its rule, and the books hold', () => {
  const at = interrupting(29);
  const { house, random, counts } = at;
  const personal = Object.entries({ ...cases, ...pointsCases });
  const names = [...personal.map(([name]) => name), ...Object.keys(SHARED)];
  const seats: Seat[] = [];
  const join = (): Seat => {
    const userId = `player-${seats.length}`;
    const seat = { userId, accountId: house.join(userId) };
    seats.push(seat);
    return seat;
  };
  const regulars = Array.from({ length: 8 }, join);
  for (let count = 0; count < ROUNDS; count += 1) {
    const name = names[count % names.length] ?? '';
    const key = `key-${count}`;
    const known = personal.find(([one]) => one === name);
    const isLeft = known?.[1].next !== undefined && random() < 0.8;
    const seat = isLeft ? join() : pick(random, regulars);
    if (known) playPersonal(at, seat, key, known, isLeft);
    else playShared(at, seat, key, name);
    house.clock.now += 3 * SECOND;
  }
  house.clock.now += DAY;
  settleAll(at);
  const { real, stores, casino } = house.now();
  const rows = real.all(idRow, 'SELECT id, user_id FROM casino_rounds');
  const rounds = rows.flatMap(({ id, user_id }) => casino.rounds.find(user_id, id) ?? []);
  assert.is(rounds.length, ROUNDS, 'each round once');
  assert.equal(new Set(rounds.map(({ game }) => game)).size, names.length);
  assert.equal(
    rounds.flatMap((row) => faultOf(at, row) ?? []),
    [],
  );
  assert.equal(stores.ledger.audit(), { unbalanced: [], drifted: [] });
  assert.equal(casino.reconciliation.rounds(0, ROUNDS + 1), { last: null, differing: [] });
  assert.equal(casino.reconciliation.stakes(), []);
  assert.equal(casino.reconciliation.openFunds(), []);
  const stakes = `SELECT COALESCE(SUM(balance), 0) AS sum FROM accounts WHERE purpose = 'stakes'`;
  assert.is(real.first(sumRow, stakes)?.sum, 0, 'no stake lies apart any more');
  for (const { userId } of seats) {
    const own = rounds.filter(({ user_id }) => user_id === userId);
    const forMoney = own.filter(({ iso }) => iso !== POINTS);
    const result = forMoney.reduce((sum, { staked, payout }) => sum + (payout ?? 0) - staked, 0);
    assert.is(stores.accounts.list(userId)[0]?.balance, OPENING + result, userId);
    const nonces = own.filter(({ pair_id }) => pair_id !== null).map(({ nonce }) => nonce);
    assert.equal(
      nonces.sort((a, b) => a - b),
      [...nonces.keys()],
      `${userId}: each nonce once`,
    );
  }
  casino.returns.count(ROUNDS);
  const counted = casino.returns.list();
  const completed = rounds.filter(
    ({ status, iso }) => status === 'completed' && iso !== POINTS,
  ).length;
  assert.is(
    counted.reduce((sum, one) => sum + one.rounds, 0),
    completed,
    'each that was played for money is counted once',
  );
  assert.equal(
    counted.filter(({ alarm }) => alarm !== null),
    [],
  );
  for (const [what, many] of Object.entries(counts)) assert.ok(many >= 100, `${what}: ${many}`);
  house.now().real.close();
});

test.run();
