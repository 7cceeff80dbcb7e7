/** Rounds of games as a file: of the house and elsewhere, of a time that is looked at by the server. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../src/calls/table.ts';
import type { RoundRow } from '../../../src/reference/casino/rounds.ts';
import { createRoundsFile } from '../../../src/reference/casino/rounds-file.ts';
import { Refused } from '../../../src/reference/http/refusal.ts';
import { accepted, playingOn } from '../support/casino.ts';
import { atProvider } from '../support/outside.ts';

const test = suite('rounds as a file');

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const DICE = { stake: 100, side: 'under', target: 5_000 };

type Query = CallInput<'betHistoryExport'>['query'];

/** A player with a round at another provider, one of dice, and one of mines that is not over. */
async function played() {
  const at = await atProvider();
  const { harness, player, provider, session } = at;
  const playing = playingOn(harness, player);
  await playing.choose('client-seed');
  const began = harness.backEnd.clock.now();
  await provider.debit(session, 'd1', 'r', 500);
  await provider.credit('c', 'r', 980);
  await provider.end('e', 'r');
  harness.clock.now += 10 * SECOND;
  const dice = accepted(await playing.start('dice', DICE));
  harness.clock.now += 10 * SECOND;
  const mines = accepted(await playing.start('mines', { stake: 200, mines: 3 }));
  const file = (query: Query) =>
    harness.call('betHistoryExport', { query: { of: 'rounds', ...query } }, player);
  const all = { from: String(began), to: String(began + DAY) };
  return { ...at, playing, began, dice, mines, file, all };
}

test('each round is a row, newest first, with what was bet, chosen, drawn, staked and paid', async () => {
  const { harness, file, all, dice, mines, began } = await played();
  const { body } = await file(all);
  assert.equal([body.bets, body.isCut], [3, false]);
  const [head = '', ...rows] = body.csv.trimEnd().split('\r\n');
  assert.match(head, /^number,game,provider,began,ended,bet,choices,result,staked,returned/);
  const [ofMines = '', ofDice = '', outside = ''] = rows;
  assert.match(ofMines, new RegExp(`^${mines.id},Mines,house,`));
  assert.match(ofMines, /,2\.00,,EUR,open,/);
  const moment = new Date(dice.startedAt).toISOString();
  assert.match(ofDice, new RegExp(`^${dice.id},Dice,house,${moment},${moment},`));
  assert.match(ofDice, '""target"":5000');
  const { commitment, nonce } = dice.seeds;
  assert.match(ofDice, new RegExp(`,${commitment},not revealed,client-seed,${nonce},,,,$`));
  assert.match(outside, `r,Toss,The coin,${new Date(began).toISOString()},`);
  assert.match(outside, /,5\.00,9\.80,EUR,completed,/);
  await harness.close();
});

test('what is not dealt yet is in no file', async () => {
  const { harness, file, all, playing, mines } = await played();
  const rowOf = (csv: string) => csv.split('\r\n').find((row) => row.startsWith(mines.id)) ?? '';
  assert.match(rowOf((await file(all)).body.csv), ',[],[],2.00');
  const [safe = 0] = playing.safeTiles(mines.id);
  await playing.act(mines.id, 0, { pick: safe });
  await playing.act(mines.id, 1, { cashOut: true });
  const over = rowOf((await file(all)).body.csv);
  assert.match(over, new RegExp(`""pick"":${safe}`));
  assert.match(over, '""cashOut"":true');
  assert.match(over, /\}\]","?\[\d+,\d+,\d+\]/);
  await harness.close();
});

test('a file has the rounds of its time alone', async () => {
  const { harness, file, began } = await played();
  const numbers = async (from: number, to: number) =>
    (await file({ from: String(from), to: String(to) })).body.bets;
  assert.is(await numbers(began + 1, began + 19 * SECOND), 1, 'neither the first nor the last');
  assert.is(await numbers(began + 20 * SECOND, began + 20 * SECOND), 1, 'both ends are in it');
  await harness.close();
});

test('a time that cannot be read, runs backwards or is more than a year ago is refused', async () => {
  const { harness, file, began } = await played();
  const refused = async (query: Query) => {
    const { status, errors } = await file(query);
    harness.clock.now += 60 * SECOND;
    return [status, errors[0]?.pointer];
  };
  const to = String(began);
  assert.equal(await refused({ to }), [400, '/query/from']);
  assert.equal(await refused({ from: 'yesterday', to }), [400, '/query/from']);
  assert.equal(await refused({ from: to, to: String(began - 1) }), [400, '/query/to']);
  assert.equal(await refused({ from: String(began - 367 * DAY), to }), [400, '/query/from']);
  await harness.close();
});

test('somebody else gets none of them', async () => {
  const { harness, all } = await played();
  const other = await harness.signIn('other@example.test');
  const { body } = await harness.call(
    'betHistoryExport',
    { query: { of: 'rounds', ...all } },
    other,
  );
  assert.is(body.bets, 0);
  await harness.close();
});

const row = (seq: number): RoundRow => ({
  ...{
    seq,
    id: `round-${seq}`,
    user_id: 'one',
    account_id: 1,
    iso: 'EUR',
    game: 'gone',
    rules: '',
  },
  ...{ pair_id: null, draw: null, client_seed: '', nonce: 0, bet: {}, steps: [], staked: 100 },
  ...{ payout: 0, status: 'completed', started_at: seq, ended_at: seq, transactions: [] },
  ...{ profile: 'default', balance_after: null },
});

test('a long file gives way to others between slices, and each player has one at a time', async () => {
  let looked = 0;
  const ALL = 1_120;
  const make = createRoundsFile({
    rounds: {
      list(_, { before, most }) {
        looked += 1;
        const newest = Math.min(before - 1, ALL);
        return Array.from({ length: Math.min(most, newest) }, (__, at) => row(newest - at));
      },
    },
    tell: () => null,
    outside: { between: () => [] },
  });
  const query: Query = { of: 'rounds', from: '0', to: String(ALL) };
  const first = make('one', query, DAY);
  await new Promise((done) => setImmediate(done));
  assert.ok(looked < 5, `${looked} slices before it was others' turn`);
  const second = await make('one', query, DAY).then(
    () => 'made',
    (error: unknown) => (error instanceof Refused ? error.retryAfter : error),
  );
  assert.is(second, 1);
  const [own, other] = await Promise.all([first, make('other', query, DAY)]);
  assert.equal([own.bets, other.bets, own.isCut], [ALL, ALL, false]);
  const numbers = own.csv.trimEnd().split('\r\n').slice(1);
  assert.equal(
    [numbers[0]?.split(',')[0], numbers.at(-1)?.split(',')[0]],
    [`round-${ALL}`, 'round-1'],
  );
  assert.is((await make('one', query, DAY)).bets, ALL, 'it can be made again');
});

test.run();
