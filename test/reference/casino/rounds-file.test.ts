/** Rounds of games as a file: of the house and elsewhere, of a time that is looked at by the server. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../src/calls/table.ts';
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

test.run();
