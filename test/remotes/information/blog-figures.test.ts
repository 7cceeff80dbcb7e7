import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commitment, fairBytes, fairInts } from '../../../src/domain/casino/fair.ts';
import { draw } from '../../../src/domain/casino/games/dice.ts';
import { writtenLanguages } from '../../../src/domain/site/languages.ts';
import { coefOf, withMargin } from '../../../src/reference/line/markets/margin.ts';
import { marginOf } from '../../../src/reference/line/markets/margins.ts';
import type { Block } from '../../../src/remotes/information/article.ts';
import { blogPostsOf } from '../../../src/remotes/information/blog/load.ts';

const test = suite('figures of the blog');

const plain = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      if ('text' in block) return block.text;
      return ('list' in block ? block.list : block.steps).flat();
    })
    .map((word) => (typeof word === 'string' ? word : Object.values(word)[0]))
    .join(' ');

/** What a post says in each language holds all of these figures. */
async function says(slug: string, figures: readonly string[]): Promise<void> {
  for (const language of writtenLanguages) {
    const post = (await blogPostsOf(language).fetch()).find((one) => one.slug === slug);
    const text = plain(post?.sections.flatMap(({ blocks }) => blocks) ?? []);
    for (const figure of figures) assert.ok(text.includes(figure), `${language}: ${figure}`);
  }
}

test('of a margin are those of the house’s own prices', async () => {
  const chances = [0.5, 0.28, 0.22];
  const prices = withMargin(chances, marginOf('result', false, 'usual')).map(
    (implied) => coefOf(implied).coef,
  );
  const shares = prices.map((price) => 100 / Number(price));
  const back = prices.map((price, place) => Number(price) * 100 * (chances[place] ?? 0));
  const inThree = 100 * ((back[0] ?? 0) / 100) ** 3;
  await says('what-a-margin-is', [
    ...prices,
    ...[...shares, shares.reduce((sum, share) => sum + share, 0)].map((share) => share.toFixed(2)),
    ...[...back, inThree].map((amount) => amount.toFixed(2)),
    `${marginOf('correct-score', false, 'usual') * 100} %`,
  ]);
});

test('of a bet builder follow from the margins of its selections', async () => {
  const each = marginOf('result', false, 'usual');
  assert.is(each, marginOf('total', false, 'usual'));
  const priceOf = (chance: number, margins: number) =>
    (Math.floor(100 / (chance * (1 + margins * each))) / 100).toFixed(2);
  await says('price-of-a-bet-builder', [
    `1 / (0.34 × 1.10) = ${priceOf(0.34, 2)}`,
    `1 / (0.50 × 1.05) = ${priceOf(0.5, 1)}`,
  ]);
});

test('of a round are those that its seeds give', async () => {
  const seeds = {
    serverSeed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    ...{ clientSeed: 'my-own-words', nonce: 0 },
  };
  const bytes = fairBytes(seeds, 4);
  const [number = 0] = fairInts(seeds, [2 ** 32]);
  assert.is(number, Number.parseInt(bytes, 16));
  const roll = draw(seeds);
  assert.is(roll, number % 10_000);
  await says('verify-a-round-by-hand', [
    ...[seeds.serverSeed, commitment(seeds.serverSeed), 'my-own-words:0:0'],
    ...[bytes.replace(/..(?=.)/g, '$& '), (roll / 100).toFixed(2)],
  ]);
});

test.run();
