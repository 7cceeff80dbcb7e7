import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { games as rows } from '../../../src/domain/casino/rows.ts';
import { LIMIT_TYPE } from '../../../src/domain/limits/limits.ts';
import { LEAST_PLAYERS } from '../../../src/reference/coupon/popularity.ts';
import { fakeBoard } from '../support/board.ts';
import {
  type Caller,
  type Harness,
  LOGIN,
  playerOn,
  START,
  startBackEnd,
} from '../support/harness.ts';

const test = suite('games that are shown outside the casino');

const DAY = 24 * 60 * 60_000;
const HERE = '0';

const wish = (more: { lng?: string; fcountry?: string; groupId?: string } = {}) => ({
  query: {
    ...{ whence: 'home', groupId: '1,2,3', ref: '1', lng: 'en', fcountry: HERE },
    ...{ includeCategories: 'false' as const, ...more },
  },
});

async function shown(harness: Harness, more: Parameters<typeof wish>[0] = {}, caller?: Caller) {
  const { status, body } = await harness.call('gamesPreview', wish(more), caller);
  assert.equal([status, body.Success], [200, true]);
  const [popular = [], together = [], playMoney = []] = ['1', '2', '3'].map(
    (group) => body.Value[group],
  );
  return { popular, together, playMoney };
}

const count = ({ popular, together, playMoney }: Awaited<ReturnType<typeof shown>>) =>
  popular.length + together.length + playMoney.length;

/** Rounds of a game by so many players, as the books have them. */
function planted({ backEnd: { database } }: Harness, game: string, players: number, at: number) {
  for (let player = 1; player <= players; player += 1) {
    const user = `planted-${player}`;
    database.run('INSERT OR IGNORE INTO players (user_id, created_at) VALUES (?, 0)', user);
    database.run(
      `INSERT INTO casino_rounds (id, user_id, account_id, game, rules, draw, client_seed, nonce, bet,
        staked, payout, status, started_at, ended_at, transactions, profile, evidence_session, evidence_seq)
      VALUES (?, ?, (SELECT MIN(id) FROM accounts), ?, 'r', 1, 's', 0, '{}',
        1, 0, 'completed', ?, ?, '[]', 'default', 's', 1)`,
      ...[`${game} ${player} ${at}`, user, game, at, at],
    );
  }
}

test('they are games of the lists, few, with a name in the language and where their page is', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const { popular, together, playMoney } = await shown(harness, { lng: 'de' });
  assert.equal(popular, [], 'nobody has played here');
  assert.equal(together[0], {
    id: rows.crash.gameId,
    name: 'Crash',
    route: 'casino/game/41/crash',
    oldRoute: null,
    categories: [],
    tagId: 2,
  });
  const mines = playMoney.find(({ id }) => id === rows.mines.gameId);
  assert.equal(
    [mines?.route, mines?.oldRoute, mines?.tagId],
    ['games/mines', 'games/minesweeper', null],
  );
  assert.is(playMoney[0]?.name, 'Würfel');
  for (const games of [together, playMoney]) {
    assert.ok(games.length > 0 && games.length <= 6, `${games.length} games`);
    assert.ok(games.every(({ id }) => id < 90));
  }
  await harness.close();
});

test('an address of a configuration of its own is one there is', async () => {
  const gameRoutes = [{ route: 'dice', oldRoute: 'cubes' }];
  const harness = await startBackEnd({ board: fakeBoard(), config: { gameRoutes } });
  const { playMoney } = await shown(harness);
  const routes = playMoney.map(({ route, oldRoute }) => [route, oldRoute]);
  assert.equal(routes.slice(0, 2), [
    ['games/dice', 'games/cubes'],
    ['casino/game/43/mines', null],
  ]);
  await harness.close();
});

test('what most players played in the last week stands first; what few played is not told', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  await playerOn(harness);
  planted(harness, 'plinko', LEAST_PLAYERS, START - DAY);
  planted(harness, 'mines', LEAST_PLAYERS + 1, START - DAY);
  planted(harness, 'dice', LEAST_PLAYERS - 1, START - DAY);
  planted(harness, 'keno', LEAST_PLAYERS, START - 8 * DAY);
  planted(harness, 'points-wheel', LEAST_PLAYERS, START - DAY);
  const ids = async () => (await shown(harness)).popular.map(({ id }) => id);
  assert.equal(await ids(), [rows.mines.gameId, rows.plinko.gameId]);
  planted(harness, 'dice', LEAST_PLAYERS, START - 1);
  assert.is((await ids()).length, 2, 'it is counted once a minute');
  harness.clock.now += 60_000;
  assert.is((await ids()).length, 3);
  harness.clock.now += 8 * DAY;
  assert.equal(await ids(), []);
  await harness.close();
});

test('the law of the place holds for them', async () => {
  const config = { jurisdiction: 'de' } as const;
  const german = await startBackEnd({ board: fakeBoard(), config });
  const { together, playMoney } = await shown(german);
  const slots = new Set<number>([rows['slot-lines'].gameId, rows['slot-ways'].gameId]);
  assert.ok([...together, ...playMoney].every(({ id }) => slots.has(id)));
  await german.close();
  const uk = await startBackEnd({ board: fakeBoard(), config: { jurisdiction: 'uk' } });
  assert.equal((await shown(uk)).playMoney, [], 'guests play nothing there');
  await uk.close();
});

test('where the casino is not offered, none is shown: by configuration, country and page', async () => {
  const off = await startBackEnd({ board: fakeBoard(), config: { casinoPreviews: false } });
  assert.is(count(await shown(off)), 0);
  await off.close();
  const blocks = [{ from: '/en/games/*', auth: false, reason: 3 }];
  const harness = await startBackEnd({ board: fakeBoard(), conditions: { country: 'gb', blocks } });
  assert.ok(count(await shown(harness, { fcountry: '826' })) > 0);
  assert.is(count(await shown(harness, { fcountry: '276' })), 0, 'law of elsewhere is not known');
  const routes = async (lng: string) =>
    (await shown(harness, { lng })).playMoney.map(({ route }) => route);
  assert.not.ok((await routes('en')).some((route) => route.startsWith('games/')));
  assert.ok((await routes('de')).includes('games/dice'), 'blocks are of addresses');
  await harness.close();
});

test('who is excluded is shown none, and who is not yet of age neither', async () => {
  const harness = await startBackEnd({ board: fakeBoard() });
  const player = await playerOn(harness);
  assert.ok(count(await shown(harness, {}, player)) > 0);
  const limits = [{ limitType: LIMIT_TYPE.exclusion, limitValue: 7 }];
  await harness.call('limitsSave', { body: { limits } }, player);
  const again = await harness.signIn();
  assert.is(count(await shown(harness, {}, again)), 0);
  assert.ok(count(await shown(harness)) > 0, 'of a guest nothing is known');
  await harness.close();
  const config = { registrationAge: 120 };
  const strict = await startBackEnd({ board: fakeBoard(), config });
  const young = await playerOn(strict);
  const before = count(await shown(strict, {}, young));
  strict.backEnd.beside.personalData.save(`user-${LOGIN}`, { birthday_date: '2000-01-01' });
  assert.equal([before > 0, count(await shown(strict, {}, young))], [true, 0]);
  await strict.close();
});

test('where the law keeps kinds of gambling apart there is none', async () => {
  const harness = await startBackEnd({ board: fakeBoard(), config: { jurisdiction: 'de' } });
  assert.is(count(await shown(harness)), 0);
  await harness.close();
});

test.run();
