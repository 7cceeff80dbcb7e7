import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chainHash } from '../../../src/domain/casino/fair.ts';
import { accepted, atTheTable } from '../support/casino.ts';
import { openFeed } from '../support/events.ts';
import { pass } from '../support/feed.ts';

const test = suite('what the feed tells of games');

const WHEEL = 61;

test('a draw is told of as it opens, closes and is revealed, and the player’s round as it is settled', async () => {
  const { harness, playing } = await atTheTable();
  const before = await playing.draws('wheel');
  const { draw } = before.current;
  const { id } = accepted(await playing.bet('wheel', draw, { bets: { 2: 100, 3: 100 } }));
  const { cookie } = playing.caller;
  const feed = await openFeed(harness.url, { topics: `bets,draws:${WHEEL}` }, { cookie });
  assert.is((await feed.next())?.draws, undefined);
  pass(harness, 55);
  assert.equal(
    (await feed.next())?.draws?.map(({ kind }) => kind),
    ['drawClosed'],
  );
  harness.clock.now += 5_000;
  harness.backEnd.settle(harness.backEnd.clock.now());
  pass(harness, 0);
  const told = await feed.next();
  assert.equal(
    told?.draws?.map((one) => [one.kind, one.draw]),
    [
      ['drawRevealed', draw],
      ['drawOpened', draw + 1],
    ],
  );
  const [revealed] = told?.draws ?? [];
  assert.ok(revealed?.kind === 'drawRevealed');
  assert.is(chainHash(revealed.hash, draw), before.terminal);
  const round = await playing.round(id);
  assert.equal(told?.rounds, [
    { roundId: id, game: WHEEL, staked: 200, payout: round.payout, currency: 'EUR' },
  ]);
  feed.close();
  await harness.close();
});

test('who comes back hears what happened meanwhile, and who did not ask for it of no draws', async () => {
  const { harness } = await atTheTable();
  const first = await openFeed(harness.url, { topics: `draws:${WHEEL}` });
  const after = (await first.next())?.id ?? '';
  first.close();
  pass(harness, 65);
  const again = await openFeed(harness.url, { topics: `draws:${WHEEL}`, after });
  const kinds = (await again.next())?.draws?.map(({ kind }) => kind);
  assert.equal(kinds, ['drawClosed', 'drawRevealed', 'drawOpened']);
  again.close();
  const other = await openFeed(harness.url, { topics: 'bets', after });
  assert.is((await other.next())?.draws, undefined);
  other.close();
  await harness.close();
});

test.run();
