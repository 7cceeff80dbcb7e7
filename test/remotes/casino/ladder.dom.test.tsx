import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTable } from '../../support/page/table-page.tsx';
import { house } from '../../support/session/house.ts';

const test = suite('casino: ladder');

test('levels are climbed until the stake is cashed out; then every level is shown', async () => {
  const { page, rest, text, statuses, came, verified } = await openTable('ladder');
  assert.match(text(), 'Next level safe50.00%Then multiplied\u20661.94×\u2069');
  await page.pressNamed('Start for €0.10');
  await page.advance(100);
  assert.ok(
    statuses().includes('Choose a tile of the lowest level.Nothing is won so far.'),
    statuses().join(),
  );
  await page.pressNamed('Level 1, tile 2');
  await rest(1000);
  assert.ok(page.get('[aria-label="Level 1, tile 2, safe"]'));
  assert.ok(
    statuses().includes('Level 1 of 10 climbed.Ended now, the round pays €0.19.'),
    statuses().join(),
  );
  await page.pressNamed('Cash out €0.19');
  await rest(1000);
  assert.match(text(), 'Level 1 of 10 climbed.€0.19 came back for €0.10: +€0.09.');
  assert.is(came(), 'more');
  assert.is(page.all('[aria-label$="a bad one"]').length, 10, 'one a level');
  assert.match(await verified(), 'All agrees');
  assert.match(text(), 'Tiles: 2', 'what was chosen is recalled');
  await page.close();
});

test('a bad tile ends the round, and is told once it has turned', async () => {
  const { page, rest, text, statuses, came } = await openTable('ladder');
  await page.doing(() => page.get('main input[value="penalty"]').click());
  await page.pressNamed('Start for €0.10');
  await page.advance(100);
  await page.pressNamed('Level 1, tile 2');
  await rest(100);
  assert.not(
    statuses().some((one) => one.includes('bad')),
    'while it turns',
  );
  await rest(1000);
  assert.ok(page.get('[aria-label="Level 1, tile 2, the bad one that you chose"]'));
  assert.match(text(), 'A bad tile on level 1 of 5.You staked €0.10; nothing came back.');
  assert.is(came(), 'nothing');
  await page.close();
});

test('a round that was left is found again, and goes on', async () => {
  const server = house();
  const left = await openTable('ladder', server);
  await left.page.pressNamed('Start for €0.10');
  await left.page.advance(100);
  await left.page.pressNamed('Level 1, tile 2');
  await left.page.advance(100);
  await left.page.close();
  const { page, text, rest } = await openTable('ladder', server);
  assert.match(text(), 'Level 1 of 10 climbed.');
  await page.pressNamed('Level 2, tile 2');
  await rest(1000);
  await page.pressNamed('Cash out €0.38');
  await rest(1000);
  assert.match(text(), '€0.38 came back for €0.10');
  await page.close();
});

test('an address of one ladder opens it, whatever was climbed last; another may be chosen there', async () => {
  const server = house();
  const { page, rest } = await openTable('ladder', server);
  await page.pressNamed('Start for €0.10');
  await page.advance(100);
  await page.pressNamed('Level 1, tile 2');
  await rest(1000);
  await page.pressNamed('Cash out €0.19');
  await page.advance(100);
  assert.is(
    page.get('main [aria-label="Level 1, tile 2, safe"]').style.transform,
    '',
    'it has turned',
  );
  await page.close();
  for (const [address, preset] of [
    ['penalty', 'penalty'],
    ['apple-of-fortune', 'apple'],
    ['heads-or-tails', 'coin'],
  ] as const) {
    const other = await openTable('ladder', server, { url: `/en/games/${address}` });
    const chosen = () => other.page.get('main input[type=radio]:checked').getAttribute('value');
    assert.is(chosen(), preset);
    await other.page.doing(() => other.page.get('main input[value="apple"]').click());
    assert.is(chosen(), 'apple');
    await other.page.close();
  }
});

test('the rules list the levels of the chosen ladder', async () => {
  const { page, text } = await openTable('ladder');
  await page.doing(() => page.get('main input[value="apple"]').click());
  await page.pressNamed('Rules and chances');
  assert.match(text(), '14 of 580.0000%\u20661.21×\u2069');
  assert.match(text(), 'Top prize: \u20661,370.46×\u2069 the stake.');
  await page.close();
});

test.run();
