/** What keeps players from playing at the house keeps them from it at a provider. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LIMIT_TYPE } from '../../../../src/domain/limits/limits.ts';
import { accepted, playingOn } from '../../support/casino.ts';
import { LOGIN, playerOn } from '../../support/harness.ts';
import {
  type AtProvider,
  areExact,
  atProvider,
  COIN,
  launched,
  providerOn,
  startWithProvider,
} from '../../support/outside.ts';

const test = suite('protection at other providers');

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MINES = { stake: 100, mines: 3 };

test('what protects players at the house protects them at a provider', async () => {
  const { harness, player, provider, session } = await atProvider();
  const stakes = async (tx: string, amount: number) =>
    (await provider.debit(session, tx, tx, amount)).status;
  assert.is(await stakes('low', 9), 'stake');
  assert.is(await stakes('high', 1_000_001), 'stake');
  await harness.call(
    'limitsSave',
    { body: { limits: [{ limitType: 1, limitValue: 600 }] } },
    player,
  );
  assert.is(await stakes('over', 601), 'limit');
  assert.is(await stakes('in', 500), 'ok');
  assert.is(await stakes('two', 100), 'other-game-open');
  await provider.rollback('back', 'in', 'in');
  assert.is(await stakes('soon', 100), 'too-soon');
  harness.clock.now += SECOND;
  const playing = playingOn(harness, player);
  await playing.choose();
  accepted(await playing.start('mines', MINES));
  assert.is(await stakes('beside', 100), 'other-game-open');
  const { id = '' } = (await harness.identity.userByLogin(LOGIN)) ?? {};
  harness.backEnd.climate.change({ players: { [id]: { ban_level: 1 } } });
  assert.is(await stakes('banned', 100), 'player-blocked');
  areExact(harness);
  await harness.close();
});

test('a provider is told the most that the law of the place lets a player stake, and held to it', async () => {
  const games = COIN.games.map((game) => ({
    ...{ ...game, kind: 'slots' as const, profiles: ['de' as const] },
  }));
  const harness = await startWithProvider({
    config: { jurisdiction: 'de' },
    conditions: { providers: [{ ...COIN, games }] },
  });
  const player = await playerOn(harness);
  const limits = [{ limitType: 22, limitValue: 10_000 }];
  await harness.call('limitsSave', { body: { limits } }, player);
  const provider = providerOn(harness);
  const { token } = await launched(harness, player);
  const { session = '', maxStake } = await provider.call('session', { token });
  assert.is(maxStake, 100);
  assert.is((await provider.debit(session, 'over', 'r', 101)).status, 'stake');
  assert.is((await provider.debit(session, 'most', 'r', 100)).status, 'ok');
  await harness.close();
});

/** What is refused while something keeps the player from playing; the round that is open is paid all the same. */
async function isPaidBut(
  { harness, provider, session }: AtProvider,
  refused: string,
): Promise<void> {
  assert.is((await provider.debit(session, 'next', 'other', 100)).status, refused);
  assert.is((await provider.debit(session, 'further', 'r', 100)).status, refused);
  assert.is((await provider.credit('c', 'r', 980)).status, 'ok');
  assert.is((await provider.end('e', 'r')).status, 'ok');
  areExact(harness);
}

test('while a reality check is due nothing is staked at a provider', async () => {
  const scene = await atProvider();
  const { harness, player, provider, session } = scene;
  const limits = [{ limitType: LIMIT_TYPE.realityCheck, limitValue: 10 }];
  await harness.call('limitsSave', { body: { limits } }, player);
  assert.is((await provider.debit(session, 'd', 'r', 500)).status, 'ok');
  for (let minute = 0; minute < 11; minute += 1) {
    harness.clock.now += MINUTE;
    await player.renew();
    await harness.call('limitsPing', { body: {} }, player);
  }
  await isPaidBut(scene, 'reality-check');
  const attributes = {
    ...{ action: 'continue' as const, do_not_show_again: false, popup_show_at: harness.clock.now },
  };
  await harness.call('realityCheck', { body: { data: { attributes } } }, player);
  assert.is((await provider.debit(session, 'after', 'after', 100)).status, 'ok');
  await harness.close();
});

test('who shuts themselves out stakes nothing more at a provider', async () => {
  const scene = await atProvider();
  const { harness, player, provider, session } = scene;
  assert.is((await provider.debit(session, 'd', 'r', 500)).status, 'ok');
  const limits = [{ limitType: LIMIT_TYPE.exclusion, limitValue: 7 }];
  await harness.call('limitsSave', { body: { limits } }, player);
  // It ends every sign-in, and no provider hears why.
  await isPaidBut(scene, 'session-ended');
  await harness.close();
});

test.run();
