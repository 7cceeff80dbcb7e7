import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Content } from '../../src/domain/site/condition.ts';
import { line } from './support/feed.ts';
import { startBackEnd } from './support/harness.ts';

const test = suite('what addresses are about');

const UNKNOWN: readonly (readonly [Content['kind'], string])[] = [
  ...([
    ['champ', '9-league'],
    ['champ', 'league'],
    ['game', '1'],
    ['game', ''],
  ] as const),
  ...([
    ['team', 'nobody'],
    ['campaign', 'nothing'],
    ['campaign', ''],
  ] as const),
  ...([
    ['tournament', 'reels-1'],
    ['casino-game', '0'],
    ['casino-game', '42x'],
    ['provider', 'nobody'],
  ] as const),
];

test('what is on offer is there, and nothing that never was', async () => {
  const harness = await startBackEnd();
  const { has = () => false } = harness.backEnd.siteNow('/en');
  const { games, champs } = await line(harness, 'line', { limit: '5' });
  const [game, champ] = [games[0], champs[0]];
  assert.ok(game && champ);
  const { items } = (await harness.call('campaigns', {})).body;
  const known: readonly (readonly [Content['kind'], string])[] = [
    ['game', `${game.id}-${game.slug}`],
    ['champ', `${champ.id}-${champ.slug}`],
    ['champ', '2001-e-football'],
    ['provider', 'house'],
    ...items.map(({ id }) => ['campaign', id] as const),
  ];
  assert.ok(items.length > 0);
  for (const [kind, id] of known) assert.ok(has({ kind, id }), `${kind} ${id}`);
  for (const [kind, id] of UNKNOWN) assert.not(has({ kind, id }), `${kind} ${id}`);
  const { games: tables } = (await harness.call('casinoGames', { query: { lng: 'en' } })).body;
  const lost = tables.filter(({ id }) => !has({ kind: 'casino-game', id: String(id) }));
  assert.equal(lost, []);
  await harness.close();
});

test.run();
