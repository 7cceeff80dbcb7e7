/** Rounds whose server, or whose player's browser, is gone between a press and its answer. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../src/calls/table.ts';
import { gameNamed } from '../../../src/reference/casino/games.ts';
import { openDatabase } from '../../../src/reference/data/database.ts';
import { createLedger } from '../../../src/reference/money/ledger.ts';
import { accepted, atTheTable, type Round } from '../support/casino.ts';
import { firstStart } from '../support/first-start.ts';
import { clientOn, type Harness, playerOn, START, temporaryFolder } from '../support/harness.ts';

const test = suite('rounds that are cut off');

const script = fileURLToPath(new URL('../support/doomed-house.ts', import.meta.url));
const OPENING = 100_000;
const STAKE = 100;
const evidence = { sessionId: 'session-of-a-test-00000', seq: 1 };

/** A player at the mines, signed in anew at whatever answers at an address. */
async function atTheMines(client: Pick<Harness, 'call' | 'signIn'>) {
  const player = await playerOn(client);
  const rounds = async (
    query: CallInput<'casinoRounds'>['query'] = {},
  ): Promise<readonly Round[]> => (await client.call('casinoRounds', { query }, player)).body.items;
  return {
    rounds,
    money: player.money,
    /** What the draw comes of besides the house's secret: it is to be the same each time. */
    choose: () =>
      client.call('casinoSeedsChange', { body: { clientSeed: 'client-seed-of-a-test' } }, player),
    start: () =>
      client.call(
        'casinoRoundStart',
        {
          headers: { 'idempotency-key': 'the-press' },
          body: {
            ...{ game: gameNamed('mines')?.gameId ?? 0, accountId: player.accountId, evidence },
            bet: { stake: STAKE, mines: 1 },
          },
        },
        player,
      ),
    act: (id: string, step: number, action: CallInput<'casinoRoundAct'>['body']['action']) =>
      client.call('casinoRoundAct', { path: { id }, body: { step, action } }, player),
  };
}

type AtTheMines = Awaited<ReturnType<typeof atTheMines>>;

/** A house in a process, with the player at its mines. */
async function startedOn(folder: string) {
  const child: ChildProcess = fork(script, [folder]);
  const [url] = await once(child, 'message');
  const mines = await atTheMines(clientOn(String(url)));
  return {
    mines,
    /** Makes a call after which the process is killed, without an answer. */
    async killedAfter(address: string, press: () => Promise<unknown>): Promise<void> {
      const heard = once(child, 'message');
      child.send(address);
      await heard;
      const gone = once(child, 'exit');
      const [[, signal], answer] = await Promise.all([gone, press().catch(() => 'no answer')]);
      assert.equal([signal, answer], ['SIGKILL', 'no answer']);
    },
    async stop(): Promise<void> {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** What is pressed at each step: two tiles, then the money. */
const PRESSES = [{ pick: 0 }, { pick: 1 }, { cashOut: true }];

/** The round is there once, and what the player has is what it leaves. */
async function isThereOnce({ rounds, money }: AtTheMines): Promise<Round> {
  const [round, ...others] = await rounds();
  assert.ok(round);
  assert.equal(others, []);
  assert.is(await money(), OPENING - STAKE + (round.payout ?? 0));
  return round;
}

test('a server that is killed after each step is done: each is asked again, and is done once', async () => {
  const folder = firstStart(temporaryFolder(), START);
  let house = await startedOn(folder);
  const dying = async (address: string, press: (mines: AtTheMines) => Promise<unknown>) => {
    await house.killedAfter(address, () => press(house.mines));
    house = await startedOn(folder);
  };
  await house.mines.choose();
  await dying('/rounds', ({ start }) => start());
  const { id, status } = await isThereOnce(house.mines);
  assert.is(status, 'open');
  assert.is(accepted(await house.mines.start()).id, id, 'the same press is the same round');
  for (const [step, action] of PRESSES.entries()) {
    await dying('/actions', ({ act }) => act(id, step, action));
    const again = accepted(await house.mines.act(id, step, action));
    assert.is(again.steps.length, step + 1);
    assert.equal(await isThereOnce(house.mines), again);
  }
  const ended = await isThereOnce(house.mines);
  assert.is(ended.status, 'completed');
  assert.ok((ended.payout ?? 0) > STAKE);
  await house.stop();
  const database = openDatabase(path.join(folder, 'reference.db'));
  assert.equal(createLedger(database).audit(), { unbalanced: [], drifted: [] });
  database.close();
});

test('a browser that is gone before its answer: another one finds the round and goes on with it', async () => {
  const { harness } = await atTheTable();
  const gone = await atTheMines(harness);
  harness.faults.set('casinoRoundStart', { times: 1, executes: true, answer: { kind: 'drop' } });
  assert.is(await gone.start().catch(() => 'no answer'), 'no answer');
  for (const [step, action] of PRESSES.entries()) {
    const { rounds, act } = await atTheMines(harness);
    const [open] = await rounds({ open: '1' });
    assert.is(open?.steps.length, step);
    harness.faults.set('casinoRoundAct', { times: 1, executes: true, answer: { kind: 'drop' } });
    const asked = act(open?.id ?? '', step, action);
    assert.is(await asked.catch(() => 'no answer'), 'no answer');
  }
  const later = await atTheMines(harness);
  assert.equal(await later.rounds({ open: '1' }), []);
  assert.is((await isThereOnce(later)).status, 'completed');
  assert.equal(harness.backEnd.audit(), { unbalanced: [], drifted: [] });
  await harness.close();
});

test.run();
