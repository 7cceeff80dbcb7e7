import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AGREES, openTable } from '../../support/page/table-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { house } from '../../support/session/house.ts';

const test = suite('casino: video poker');

/** A table whose next cards are those of this number. */
async function dealt(firstNonce: number) {
  const table = await openTable('video-poker', house([], { firstNonce }));
  await table.page.doing(() => typeInto(table.page.get('input[name=stake]'), '1'));
  await table.page.pressNamed('Deal for €1.00');
  await table.rest();
  return table;
}

test('cards are kept by pressing them, the others are replaced, and the hand that is made is lit', async () => {
  const { page, text, rest, statuses, verified } = await dealt(30);
  assert.ok(
    statuses().includes('Dealt: jacks or better.Kept as it is, this hand pays €1.00.'),
    statuses().join('\n'),
  );
  assert.match(page.get('[aria-current]').textContent ?? '', 'jacks or better');
  await page.pressNamed('Keep ace of spades');
  await page.pressNamed('Keep 8 of clubs');
  await page.pressNamed('Keep 8 of clubs');
  await page.pressNamed('Keep ace of hearts');
  const held = page.all('main li [aria-pressed=true]').map((one) => one.getAttribute('aria-label'));
  assert.equal(held, ['Keep ace of spades', 'Keep ace of hearts']);
  await page.pressNamed('Replace 3 cards');
  await page.advance(50);
  assert.not.match(text(), 'Your hand');
  await rest();
  assert.match(text(), /Your hand: [a-z ]+\..*came back|You staked/);
  assert.is(page.all('main li button').length, 0, 'nothing is left to choose');
  assert.is(await verified(), AGREES);
  assert.match(text(), 'Kept ace of spades and ace of hearts');
  await page.close();
});

test('a hand that pays nothing is stated', async () => {
  const { page, text, rest } = await dealt(0);
  await page.pressNamed('Replace 5 cards');
  await rest();
  assert.match(text(), 'Your hand: nothing that pays.You staked €1.00; nothing came back.');
  await page.close();
});

test('a full house is kept as it is', async () => {
  const { page, text, rest } = await dealt(36);
  for (const button of page.all('main li button')) await page.doing(() => button.click());
  await page.pressNamed('Keep all');
  await rest();
  assert.match(text(), 'Your hand: full house.€9.00 came back for €1.00: +€8.00.');
  await page.close();
});

test('a round that was left is found open, with nothing marked', async () => {
  const server = house([], { firstNonce: 36 });
  const before = await openTable('video-poker', server);
  await before.page.pressNamed('Deal for €0.10');
  await before.page.advance(100);
  await before.page.close();
  const { page, statuses } = await openTable('video-poker', server);
  assert.ok(
    statuses().includes('Dealt: full house.Kept as it is, this hand pays €0.90.'),
    statuses().join('\n'),
  );
  assert.ok(page.get('[aria-label="Keep 3 of diamonds"][aria-pressed=false]'));
  await page.pressNamed('Rules and chances');
  assert.match(
    page.get('main').textContent ?? '',
    '\u2066800.00×\u2069 the stake. Its chance: 0.0024%',
  );
  await page.close();
});

test.run();
