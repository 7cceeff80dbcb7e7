/** Providers of games in other processes: who they are, what they may, and what they get wrong. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accepted, playingOn, refusal } from '../../support/casino.ts';
import { LOGIN, playerOn } from '../../support/harness.ts';
import {
  areExact,
  atProvider,
  COIN,
  launched,
  providerOn,
  startWithProvider,
} from '../../support/outside.ts';

const test = suite('wallet of other providers');

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const OPENING = 100_000;
const DICE = { stake: 100, side: 'under', target: 5_000 };

test('a round at a provider is debited, paid and ended', async () => {
  const { harness, player, provider, session } = await atProvider();
  const debit = await provider.debit(session, 'd', 'r', 500);
  assert.equal([debit.http, debit.status, debit.balance], [200, 'ok', OPENING - 500]);
  areExact(harness);
  assert.is((await provider.credit('c', 'r', 980)).balance, OPENING + 480);
  assert.is((await provider.end('e', 'r')).status, 'ok');
  assert.is((await provider.call('balance', { session })).balance, OPENING + 480);
  assert.is(await player.money(), OPENING + 480);
  areExact(harness);
  await harness.close();
});

test('a game opens where its provider is, with a token that is good once, for it, for a minute', async () => {
  const harness = await startWithProvider({
    conditions: { providers: [COIN, { ...COIN, slug: 'other', games: [] }] },
  });
  const player = await playerOn(harness);
  const { slug, keyId } = COIN;
  const coin = providerOn(harness, { slug, keyId });
  const other = providerOn(harness, { slug: 'other', keyId });
  const { url, token } = await launched(harness, player);
  assert.ok(url.startsWith(`${COIN.origin}/launch?token=`), url);
  assert.ok(url.endsWith('&lang=de&mode=real'), url);
  const { session = '' } = await coin.call('session', { token });
  assert.is((await coin.call('session', { token })).status, 'session-unknown');
  assert.is((await other.call('balance', { session })).status, 'session-unknown');
  const stolen = await launched(harness, player);
  assert.is((await other.call('session', stolen)).http, 400);
  assert.is((await other.call('session', { token: stolen.token })).status, 'session-unknown');
  const late = await launched(harness, player);
  harness.clock.now += MINUTE;
  assert.is((await coin.call('session', { token: late.token })).status, 'session-unknown');
  await harness.close();
});

test('a call over plain HTTP is read on this machine alone', async () => {
  const { harness, player, provider } = await atProvider();
  const { token } = await launched(harness, player);
  const ask = (forwarded: Record<string, string>) =>
    provider.call('session', { token }, { forwarded });
  const from = { 'x-forwarded-for': '192.0.2.1' };
  for (const headers of [from, { ...from, 'x-forwarded-proto': 'http' }]) {
    const { http, problem } = await ask(headers);
    assert.equal([http, problem], [403, 'plain']);
  }
  assert.is(harness.happenings.at(-1)?.reason, 'wallet call: plain');
  // The token is as good as it was: nothing of those calls was taken.
  assert.is((await ask({ ...from, 'x-forwarded-proto': 'https' })).status, 'ok');
  await harness.close();
});

test('games of others are listed behind those of the house, where they are certified', async () => {
  const harness = await startWithProvider();
  const listed = async () =>
    (await harness.call('casinoGames', { query: { lng: 'de' } })).body.games;
  const games = await listed();
  assert.equal(games.at(-1), {
    ...{ id: 1001, name: 'Toss', englishName: 'Toss', engine: 'coin/toss', provider: 'coin' },
    ...{ kind: 'other', isShared: false, categories: ['fast-games'], rtp: '49/50' },
    ...{ volatility: 1, minStake: games[0]?.minStake, maxStake: games.at(-1)?.maxStake },
    ...{ maxWin: games[0]?.maxWin, hasDemo: false },
    outside: { name: 'The coin', origin: 'https://coin.test' },
  });
  const [game] = COIN.games;
  if (!game) throw new Error('the coin has no game');
  const elsewhere = { ...COIN, games: [{ ...game, profiles: ['de' as const] }] };
  harness.backEnd.climate.change({ providers: [elsewhere] });
  assert.is((await listed()).length, games.length - 1);
  const player = await playerOn(harness);
  assert.is((await launched(harness, player)).status, 404);
  await harness.close();
});

test('a game of others is offered for play money where its provider has that, and the law of the place', async () => {
  const [game] = COIN.games;
  if (!game) throw new Error('the coin has no game');
  const everywhere = ['default', 'uk', 'de', 'se', 'on'] as const;
  const coin = (demo: boolean) => ({
    ...COIN,
    games: [{ ...game, kind: 'slots' as const, profiles: [...everywhere], demo }],
  });
  for (const [jurisdiction, isOffered] of [
    ['default', true],
    ['se', true],
    ['uk', false],
    ['de', false],
    ['on', false],
  ] as const) {
    const harness = await startWithProvider({ config: { jurisdiction } });
    const hasDemo = async (demo: boolean) => {
      harness.backEnd.climate.change({ providers: [coin(demo)] });
      const { games } = (await harness.call('casinoGames', { query: { lng: 'en' } })).body;
      return games.find(({ id }) => id === 1001)?.hasDemo;
    };
    assert.equal([await hasDemo(true), await hasDemo(false)], [isOffered, false], jurisdiction);
    await harness.close();
  }
});

test("a game that stood on the site's own origin is not opened, and no two have one number", async () => {
  const harness = await startWithProvider();
  const player = await playerOn(harness);
  harness.backEnd.climate.change({ providers: [{ ...COIN, origin: harness.url }] });
  assert.is((await launched(harness, player)).status, 404);
  assert.throws(
    () => harness.backEnd.climate.change({ providers: [COIN, { ...COIN, slug: 'other' }] }),
    /two games one number/,
  );
  await harness.close();
});

test('what a game returns beyond what it is said to is told once a day, as are rounds that stay open', async () => {
  const warnings: string[] = [];
  const harness = await startWithProvider({ warnings });
  const player = await playerOn(harness);
  const provider = providerOn(harness);
  const session = await provider.opened(player);
  const settle = () => harness.backEnd.settle(harness.backEnd.clock.now());
  settle();
  for (let round = 0; round < 40; round += 1) {
    await provider.debit(session, `d${round}`, `r${round}`, 100);
    await provider.credit(`c${round}`, `r${round}`, 196);
    await provider.end(`e${round}`, `r${round}`);
    harness.clock.now += SECOND;
  }
  await provider.debit(session, 'd-left', 'r-left', 100);
  assert.equal(warnings, [], 'nothing is looked at within the hour');
  harness.clock.now += 60 * MINUTE;
  settle();
  const returns = 'returns of coin/toss EUR: more than chance reaches';
  assert.equal(warnings, [returns]);
  const [told] = harness.backEnd.beside.casino.outside.returns();
  assert.equal([told?.rounds, told?.staked, told?.returned], [40, 4000, 7840]);
  harness.clock.now += 24 * 60 * MINUTE;
  settle();
  assert.equal(warnings.slice(1), [returns, 'coin left 1 rounds open for a day']);
  await harness.close();
});

test('a game opens for the player alone, and only one that is on offer', async () => {
  const { harness, player } = await atProvider();
  const { accountId } = player;
  const nobody = await launched(harness, { accountId });
  assert.is(nobody.status, 401);
  const other = await playerOn(harness, 'other@example.test');
  assert.is((await launched(harness, { ...other, accountId })).status, 404);
  assert.is((await launched(harness, { ...player, cookie: other.cookie })).status, 401);
  assert.is((await launched(harness, player, { game: 42 })).status, 404);
  assert.is((await launched(harness, player, { game: 1002 })).status, 404);
  await harness.close();
});

test('what is not signed, of another time, sent once more or no call is no answer, and on record', async () => {
  const { harness, player, provider, session } = await atProvider();
  const debit = { session, tx: 'd', round: 'r', amount: 500, game: 'toss', startedAt: 0 };
  const now = harness.backEnd.clock.now();
  const cases = [
    [401, await provider.call('debit', debit, { key: 'another' })],
    [401, await provider.call('debit', debit, { timestamp: now - 30_001 })],
    [401, await provider.call('debit', debit, { timestamp: now + 30_001 })],
    [404, await provider.call('debit', debit, { slug: 'nobody' })],
    [404, await provider.raw('steal', '{}')],
    [400, await provider.call('debit', { ...debit, amount: -1 })],
    [400, await provider.call('debit', { ...debit, amount: 0.5 })],
    [400, await provider.call('debit', { ...debit, beside: 1 })],
    [400, await provider.call('credit', { tx: 'c', round: 'r', amount: 1e15 })],
    [400, await provider.raw('debit', 'no JSON')],
    [413, await provider.raw('debit', 'x'.repeat(5_000)).catch(() => ({ http: 413 }))],
  ] as const;
  for (const [at, [status, { http }]] of cases.entries()) assert.is(http, status, `case ${at}`);
  assert.is(await player.money(), OPENING);
  assert.is((await provider.call('debit', debit, { nonce: 'once' })).status, 'ok');
  const again = await provider.call('debit', debit, { nonce: 'once' });
  assert.equal([again.http, again.problem], [409, 'replayed']);
  assert.is(await player.money(), OPENING - 500);
  const reasons = harness.happenings.map(({ reason }) => reason);
  for (const problem of ['signature', 'stale', 'unknown', 'malformed', 'replayed']) {
    assert.ok(reasons.includes(`wallet call: ${problem}`), problem);
  }
  await harness.close();
});

test('another key id is another key: what was signed by the one before counts no more', async () => {
  const { harness, provider, session } = await atProvider();
  harness.backEnd.climate.change({ providers: [{ ...COIN, keyId: 'k2' }] });
  assert.is((await provider.call('balance', { session })).http, 401);
  const renewed = providerOn(harness, { ...COIN, keyId: 'k2' });
  assert.is((await renewed.call('balance', { session })).status, 'ok');
  await harness.close();
});

test('a call that comes again has the reply of the first; another one under its name has none', async () => {
  const { harness, player, provider, session } = await atProvider();
  const first = await provider.debit(session, 'd', 'r', 500);
  assert.equal(await provider.debit(session, 'd', 'r', 500), first);
  assert.is((await provider.debit(session, 'd', 'r', 400)).status, 'tx-conflict');
  const other = await playerOn(harness, 'other@example.test');
  const theirs = await provider.opened(other);
  assert.is((await provider.debit(theirs, 'd', 'r', 500)).status, 'tx-conflict');
  assert.is((await provider.debit(theirs, 'd2', 'r', 500)).status, 'session-unknown');
  const paid = await provider.credit('c', 'r', 980);
  assert.equal(await provider.credit('c', 'r', 980), paid);
  assert.is((await provider.credit('c', 'r', 9_800)).status, 'tx-conflict');
  await provider.end('e', 'r');
  assert.equal(await provider.credit('c', 'r', 980), paid);
  assert.is(await player.money(), OPENING + 480);
  assert.is(await other.money(), OPENING);
  areExact(harness);
  await harness.close();
});

test('out of order nothing moves twice, and nothing that was taken back', async () => {
  const { harness, player, provider, session } = await atProvider();
  const said: (string | undefined)[] = [];
  const say = async (answer: Promise<{ status?: string | undefined }>) => {
    said.push((await answer).status);
    areExact(harness);
  };
  // The debit that was given up arrives after its rollback.
  await say(provider.rollback('b1', 'r1', 'd1'));
  await say(provider.debit(session, 'd1', 'r1', 500));
  // Paid and ended before it was staked; taken back after it was paid.
  await say(provider.credit('c2', 'r2', 980));
  await say(provider.end('e2', 'r2'));
  await say(provider.debit(session, 'd2', 'r2', 500));
  await say(provider.credit('c2b', 'r2', 980));
  await say(provider.rollback('b2', 'r2', 'd2'));
  await say(provider.end('e2b', 'r2'));
  await say(provider.credit('c2c', 'r2', 980));
  await say(provider.debit(session, 'd2b', 'r2', 500));
  assert.equal(said, [
    ...['unknown-kept', 'rolled-back', 'round-unknown', 'round-unknown', 'ok', 'ok'],
    ...['already-credited', 'ok', 'round-closed', 'round-closed'],
  ]);
  assert.is(await player.money(), OPENING + 480);
  await harness.close();
});

test('a provider that is gone for an hour is awaited: the stake lies apart, and is paid or given back', async () => {
  const { harness, player, provider, session } = await atProvider();
  const playing = playingOn(harness, player);
  await playing.choose();
  await provider.debit(session, 'd', 'r', 500);
  harness.backEnd.putForward(60 * MINUTE);
  await harness.identity.endAllSessions((await harness.identity.userByLogin(LOGIN))?.id ?? '');
  await player.renew();
  assert.is(refusal(await playing.start('dice', DICE))?.rule, 'other-game-open');
  assert.is(await player.money(), OPENING - 500);
  areExact(harness);
  // The sign-in that the game was opened in is over: nothing more is staked, what was won is paid.
  assert.is((await provider.debit(session, 'd2', 'r', 500)).status, 'session-ended');
  assert.is((await provider.call('balance', { session })).status, 'session-ended');
  assert.is((await provider.credit('c', 'r', 980)).status, 'ok');
  assert.is((await provider.end('e', 'r')).status, 'ok');
  accepted(await playing.start('dice', DICE, 'after'));
  areExact(harness);
  await harness.close();
});

test('a round that a provider does not end keeps its player from no other game after a day', async () => {
  const { harness, player, provider, session } = await atProvider();
  const playing = playingOn(harness, player);
  await playing.choose();
  await provider.debit(session, 'd', 'r', 500);
  harness.backEnd.putForward(24 * 60 * MINUTE);
  await player.renew();
  accepted(await playing.start('dice', DICE));
  areExact(harness);
  // It is still the provider's to end.
  assert.is((await provider.credit('c', 'r', 980)).status, 'ok');
  assert.is((await provider.end('e', 'r')).status, 'ok');
  areExact(harness);
  await harness.close();
});

test.run();
