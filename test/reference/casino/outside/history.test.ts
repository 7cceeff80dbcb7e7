/** What a player played at other providers, as their history tells it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CallInput } from '../../../../src/calls/table.ts';
import { type Player, playerOn } from '../../support/harness.ts';
import { type AtProvider, atProvider, COIN, providerOn } from '../../support/outside.ts';

const test = suite('rounds at other providers');

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const OPENING = 100_000;

type Query = CallInput<'casinoOutsideRounds'>['query'];

const historyOf = async (
  { harness }: Pick<AtProvider, 'harness'>,
  player: Player,
  query: Query = {},
) => harness.call('casinoOutsideRounds', { query }, player);

const namesOf = async (at: AtProvider, query: Query = {}) =>
  (await historyOf(at, at.player, query)).body.items.map(({ round }) => round);

test('a round is told with its game, what was staked and paid, and each transaction with the balance after it', async () => {
  const at = await atProvider();
  const { harness, player, provider, session } = at;
  const began = harness.backEnd.clock.now();
  await provider.debit(session, 'd1', 'r', 500);
  harness.clock.now += SECOND;
  await provider.debit(session, 'd2', 'r', 300);
  harness.clock.now += SECOND;
  await provider.rollback('b2', 'r', 'd2');
  harness.clock.now += SECOND;
  await provider.credit('c', 'r', 980);
  const told = async () => (await historyOf(at, player)).body.items;
  assert.equal(await told(), [
    {
      ...{ round: 'r', provider: 'coin', providerName: 'The coin', game: 1001, name: 'Toss' },
      ...{ currency: 'EUR', staked: 500, paid: 980, status: 'open', openedAt: began },
      transactions: [
        { tx: 'd1', kind: 'staked', amount: 500, at: began, balanceAfter: OPENING - 500 },
        {
          ...{ tx: 'd2', kind: 'staked', amount: 300, at: began + SECOND },
          balanceAfter: OPENING - 800,
        },
        {
          ...{ tx: 'b2', kind: 'undone', amount: 300, at: began + 2 * SECOND },
          balanceAfter: OPENING - 500,
        },
        { tx: 'c', kind: 'paid', amount: 980, at: began + 3 * SECOND, balanceAfter: OPENING + 480 },
      ],
    },
  ]);
  await provider.end('e', 'r');
  assert.equal(
    (await told()).map(({ status, transactions }) => [status, transactions.length]),
    [['completed', 4]],
  );
  await harness.close();
});

test('what was refused moved nothing; a round whose stake was given back is cancelled', async () => {
  const at = await atProvider();
  const { harness, player, provider, session } = at;
  await provider.debit(session, 'd', 'r', 500);
  await provider.debit(session, 'much', 'r', 50_000_000);
  await provider.rollback('b', 'r', 'd');
  await provider.debit(session, 'more', 'none', 50_000_000);
  const { items } = (await historyOf(at, player)).body;
  assert.equal(
    items.map(({ status, staked, transactions }) => [
      status,
      staked,
      transactions.map((one) => one.tx),
    ]),
    [['cancelled', 0, ['d', 'b']]],
  );
  await harness.close();
});

test('a page is fifty, newest first; rounds of one moment are told once, none left out', async () => {
  const at = await atProvider();
  const { harness, player, provider, session } = at;
  const all: string[] = [];
  for (let at = 0; at < 120; at += 1) {
    const round = `r${String(at).padStart(3, '0')}`;
    all.unshift(round);
    await provider.debit(session, `d${at}`, round, 100);
    await provider.end(`e${at}`, round);
    harness.clock.now += SECOND;
  }
  // Three or four at a time have one moment.
  harness.backEnd.database.run('UPDATE wallet_rounds SET opened_at = opened_at - opened_at % 3300');
  const first = (await historyOf(at, player)).body;
  const cursor = first.next ?? '';
  const second = (await historyOf(at, player, { cursor, game: '1001' })).body;
  const third = (await historyOf(at, player, { cursor: second.next ?? '' })).body;
  assert.equal(
    [first, second, third].map(({ items }) => items.length),
    [50, 50, 20],
  );
  assert.is(third.next, null);
  assert.equal(
    [first, second, third].flatMap(({ items }) => items.map(({ round }) => round)),
    all,
  );
  await harness.close();
});

test('games are told by when they were played last, however many rounds of another came since', async () => {
  const [coin] = COIN.games;
  if (coin === undefined) throw new Error('the provider has no game');
  const second = { ...coin, id: 'flip', number: 1002, name: 'Flip' };
  const gone = { ...second, id: 'gone', number: 1003 };
  const at = await atProvider();
  const { harness, player, provider } = at;
  const { climate, clock } = harness.backEnd;
  const play = async (game: string, number: number, round: string) => {
    const session = await provider.opened(player, number);
    assert.is((await provider.debit(session, `d-${round}`, round, 100, game)).status, 'ok');
    await provider.end(`e-${round}`, round);
    harness.clock.now += SECOND;
  };
  climate.change({ providers: [{ ...COIN, games: [...COIN.games, second, gone] }] });
  const began = clock.now();
  await play('flip', 1002, 'f');
  await play('gone', 1003, 'g');
  const { session } = at;
  for (let round = 0; round < 60; round += 1) {
    await provider.debit(session, `d${round}`, `r${round}`, 100);
    await provider.end(`e${round}`, `r${round}`);
    harness.clock.now += SECOND;
  }
  climate.change({ providers: [{ ...COIN, games: [...COIN.games, second] }] });
  const { items, next, played } = (await historyOf(at, player)).body;
  assert.not(items.some(({ round }) => round === 'f'));
  assert.equal(played, [
    { game: 1001, at: items[0]?.openedAt },
    { game: 1002, at: began },
  ]);
  const later = (await historyOf(at, player, { cursor: next ?? '' })).body;
  const ofGame = (await historyOf(at, player, { game: '1002' })).body;
  assert.equal([later.played, ofGame.played], [undefined, undefined]);
  await harness.close();
});

test('of a round with very many transactions the last fifty are told', async () => {
  const at = await atProvider();
  const { harness, player, provider, session } = at;
  for (let tx = 0; tx < 60; tx += 1) {
    await provider.debit(session, `d${tx}`, 'r', 100);
    harness.clock.now += SECOND;
  }
  const [round] = (await historyOf(at, player)).body.items;
  assert.is(round?.staked, 6_000);
  assert.is(round?.transactions.length, 50);
  assert.equal([round?.transactions[0]?.tx, round?.transactions.at(-1)?.tx], ['d10', 'd59']);
  await harness.close();
});

test('rounds are narrowed to a game, are of the last year, and are told to their player alone', async () => {
  const at = await atProvider();
  const { harness, player, provider, session } = at;
  await provider.debit(session, 'd', 'old', 500);
  await provider.end('e', 'old');
  assert.equal(await namesOf(at, { game: '1001' }), ['old']);
  assert.equal(await namesOf(at, { game: '1002' }), []);
  assert.equal(await namesOf(at, { game: '42' }), [], 'a game of the house');
  const other = await playerOn(harness, 'other@example.test');
  assert.equal((await historyOf(at, other)).body, { items: [], next: null, played: [] });
  assert.is((await harness.call('casinoOutsideRounds', { query: {} })).status, 401);
  harness.backEnd.putForward(367 * DAY);
  await player.renew();
  const again = await provider.opened(player);
  await provider.debit(again, 'd2', 'new', 500);
  assert.equal(await namesOf(at), ['new']);
  await harness.close();
});

test('rounds of a provider that is gone are told by the names that it gave', async () => {
  const at = await atProvider();
  const { harness, player, provider, session } = at;
  await provider.debit(session, 'd', 'r', 500);
  const second = {
    ...COIN,
    slug: 'other',
    games: COIN.games.map((one) => ({ ...one, number: 1002 })),
  };
  harness.backEnd.climate.change({ providers: [second] });
  assert.is((await providerOn(harness).call('balance', { session })).http, 404);
  const [round] = (await historyOf(at, player)).body.items;
  assert.equal(
    [round?.game, round?.name, round?.providerName, round?.transactions.length],
    [null, 'toss', 'coin', 1],
  );
  await harness.close();
});

test('a question that cannot be read is refused', async () => {
  const at = await atProvider();
  const bad: Query[] = [
    ...[{ game: 'toss' }, { game: '-1' }, { cursor: '' }, { cursor: '12' }],
    ...[
      { cursor: '1.coin' },
      { cursor: "1.coin.r'--" },
      { cursor: '9'.repeat(16).concat('.coin.r') },
    ],
  ];
  for (const query of bad) {
    const { status } = await historyOf(at, at.player, query);
    assert.is(status, 400, JSON.stringify(query));
  }
  await at.harness.close();
});

test.run();
