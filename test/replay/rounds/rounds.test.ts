/** Rounds of a recording are computed once more from what it tells. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chainHash } from '../../../src/domain/casino/fair.ts';
import type { Check } from '../../../src/domain/casino/verify.ts';
import type { AnyEvent } from '../../../src/events/catalogue.ts';
import { writeLog } from '../../../src/log/read/log-file.ts';
import { roundsText, stepTexts } from '../../../src/replay/rounds/report.ts';
import { verifiedRounds } from '../../../src/replay/rounds/rounds.ts';
import { recorded } from '../../support/session/betting.ts';
import { drawHouse } from '../../support/session/draw-house.ts';
import {
  act,
  atTable,
  house,
  pressDice,
  pressMines,
  SERVER_SEED,
} from '../../support/session/house.ts';
import type { TestSession } from '../../support/session/session.ts';
import { runReplay } from '../../support/started/replay-command.ts';

const test = suite('replay: rounds of the casino');

function started(session: TestSession): TestSession {
  session.runtime.start();
  session.clock.advance(1000);
  return session;
}

function reveal(session: TestSession): void {
  const { pair } = session.runtime.state.casinoSeeds;
  session.runtime.publish('casino.rotationPressed', { reveal: pair?.commitment ?? '' });
  session.clock.advance(100);
}

/** A round of several steps that is over. */
function minesPlayed(): TestSession {
  const session = started(atTable('mines', house()));
  pressMines(session);
  session.clock.advance(100);
  act(session, { pick: 12 });
  session.clock.advance(100);
  act(session, { cashOut: true });
  session.clock.advance(2000);
  return session;
}

/** The same events, each with its data as it is written once this was changed. */
const altered = (events: readonly AnyEvent[], from: RegExp, to: string): AnyEvent[] =>
  JSON.parse(JSON.stringify(events).replace(from, to));

const resultsOf = async (events: readonly AnyEvent[]) =>
  (await verifiedRounds(events)).map(({ result, first }) => [result, first?.name ?? null]);

test('rounds are not revealed until their seed is; then they agree, step by step', async () => {
  const session = minesPlayed();
  assert.equal(await resultsOf(session.events), [['not-revealed', null]]);
  reveal(session);
  assert.equal(await resultsOf(session.events), [['agrees', null]]);
  const [told] = await verifiedRounds(session.events);
  const { game, nonce, roundId } = told ?? {};
  assert.equal([game, nonce, roundId], ['mines', 0, 'r1']);
});

test('a round that is still played says so', async () => {
  const session = started(atTable('mines', house()));
  pressMines(session);
  session.clock.advance(100);
  reveal(session);
  assert.equal(await resultsOf(session.events), [['open', null]]);
});

test('what was paid, drawn or chosen otherwise than the events say is found', async () => {
  const session = minesPlayed();
  reveal(session);
  const paid = session.events.find(({ type }) => type === 'casino.roundSettled');
  assert.ok(paid);
  const lying = session.events.map((event) =>
    event === paid ? { ...event, data: { ...event.data, payout: 1 } } : event,
  ) as AnyEvent[];
  assert.equal(await resultsOf(lying), [['differs', 'credited']]);
  const otherSeed = altered(
    session.events,
    /"clientSeed":"player-one"/g,
    '"clientSeed":"player-two"',
  );
  assert.equal(await resultsOf(otherSeed), [['differs', 'draw']]);
  const otherChoice = altered(
    session.events,
    /"step":0,"action":\{"pick":12\}/g,
    '"step":0,"action":{"pick":13}',
  );
  assert.equal(await resultsOf(otherChoice), [['differs', 'choice']]);
  const otherRules = altered(session.events, /"rules":"[0-9a-f]+"/g, '"rules":"of-before"');
  assert.equal(await resultsOf(otherRules), [['other-rules', null]]);
});

/** The steps of the dice round of these tests. */
const DICE_STEPS = [
  'commitment: d32131d838f681fb624a1c7a2239a5bccd0634c415fa02bac35826f88a1e43ca',
  'draw: 3034',
  'settlement: {"count":4950,"payout":200,"won":true}',
  'credited: 200',
];

test('each line names the round, below it stands each step, and the last one sums them up', async () => {
  const session = started(atTable('dice', house()));
  pressDice(session);
  session.clock.advance(2000);
  reveal(session);
  pressDice(session);
  session.clock.advance(2000);
  const text = roundsText(await verifiedRounds(session.events));
  const [commitment, ...others] = DICE_STEPS.map((step) => `  ✓ ${step}`);
  assert.equal(text.replace(/#\d+/g, '#').split('\n'), [
    '# r1 dice, nonce 0: agrees',
    commitment,
    '  bytes used: 4; words passed over: 0',
    ...others,
    '# r2 dice, nonce 0: not revealed',
    '2 rounds, agrees 1, not revealed 1',
  ]);
});

test('what was asked for otherwise stands before the steps, and a step that differs says what was told', async () => {
  const session = started(atTable('dice', house()));
  pressDice(session);
  session.clock.advance(2000);
  reveal(session);
  const steps = async (events: readonly AnyEvent[]) =>
    (await verifiedRounds(events)).flatMap(stepTexts);
  const otherBet = session.events.flatMap((event) =>
    event.type === 'http.requested' ? altered([event], /"target":4950/, '"target":4949') : event,
  );
  assert.equal((await steps(otherBet))[0], '✗ bet: 4949 is told as target 4950');
  assert.is((await steps(otherBet)).length, DICE_STEPS.length + 2);
  const otherDraw = altered(session.events, /"draw":3034/g, '"draw":3035');
  assert.equal((await steps(otherDraw))[2], '✗ draw: 3034 is told as 3035');
});

test('a bet on a shared draw is settled by the feed, and computed from the hash that it tells', async () => {
  const server = drawHouse('wheel', { terminal: chainHash(SERVER_SEED, 1), before: 2 });
  const session = started(atTable('wheel', server));
  const shown = { stake: '', most: '', balance: '' };
  const bet = { bets: { 2: 100 } };
  session.runtime.publish('casino.roundPressed', { game: 61, bet, stake: 100, draw: 1, shown });
  session.clock.advance(100);
  assert.equal(await resultsOf(session.events), [['open', null]]);
  const { news, hash, result } = server;
  const [settled] = server.settled();
  assert.ok(settled);
  const told = (payout: number, drawn: unknown): AnyEvent[] => {
    const at = { at: 0, cause: null };
    const from = session.events.length;
    return [
      ...session.events,
      { ...at, seq: from, type: 'casino.drawRevealed', data: { ...news, hash, result: drawn } },
      { ...at, seq: from + 1, type: 'casino.roundSettled', data: { ...settled, payout } },
    ] as AnyEvent[];
  };
  assert.equal(await resultsOf(told(settled.payout, result)), [['agrees', null]]);
  assert.equal(await resultsOf(told(settled.payout + 1, result)), [['differs', 'credited']]);
  assert.equal(await resultsOf(told(settled.payout, 48)), [['differs', 'draw']]);
});

test('the command line prints them, and fails where one differs', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rounds-'));
  const file = path.join(folder, 'session.ndjson');
  const header = { sessionId: 'session-of-a-test-12345', catalogue: '1', firstSeq: 0 };
  const save = (events: AnyEvent[]) => writeFile(file, [...writeLog(header, events)].join(''));
  const session = started(atTable('dice', house()));
  pressDice(session);
  session.clock.advance(2000);
  reveal(session);
  session.runtime.stop();
  const events = recorded(session.events);
  await save(events);
  const honest = await runReplay(file, '--rounds');
  assert.match(honest.out, /#\d+ r1 dice, nonce 0: agrees\n {2}✓ commitment: /);
  assert.match(honest.out, /\n {2}✓ credited: 200\n1 round, agrees 1\n/);
  assert.is(honest.code, 0);
  const lying = JSON.parse(JSON.stringify(events).replaceAll('"payout":200', '"payout":199'));
  await save(lying);
  const liar = await runReplay(file, '--rounds', '--json');
  assert.is(liar.code, 1);
  const [told] = JSON.parse(liar.out);
  assert.equal([told.result, told.first.name], ['differs', 'settlement']);
  assert.equal(told.used, { bytes: 4, rejected: 0 });
  const agreeing = told.checks.map(({ name, agrees }: Check) => [name, agrees]);
  const [before, after] = [
    ['commitment', 'draw'],
    ['settlement', 'credited'],
  ];
  assert.equal(agreeing, [
    ...before.map((one) => [one, true]),
    ...after.map((one) => [one, false]),
  ]);
  await rm(folder, { recursive: true, force: true });
});

test.run();
