import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTable } from '../../support/page/table-page.tsx';
import { house } from '../../support/session/house.ts';

const test = suite('casino: scratch card');

test('a card is bought and scratched; what it holds is told when all of it is open', async () => {
  const server = house();
  const { page, rest, text, statuses, came, verified } = await openTable('scratch', server);
  await page.pressNamed('Buy a card for €0.10');
  await page.advance(1500);
  assert.ok(statuses().includes('Scratch the panels, or all at once.'), statuses().join());
  await page.pressNamed('Panel 1, covered');
  assert.ok(page.get('[aria-label="Panel 1: \u206610×\u2069"]'));
  assert.ok(page.get('[aria-label="Panel 2, covered"]'));
  await page.pressNamed('Scratch all');
  assert.match(text(), 'No three alike.You staked €0.10; nothing came back.');
  assert.is(came(), 'nothing');
  for (let card = 0; card < 2; card += 1) {
    await page.advance(1500);
    await page.pressNamed('Buy a card for €0.10');
    await page.advance(100);
    assert.is(page.all('[data-panel=covered]').length, 9, 'the next card is whole');
    await page.pressNamed('Scratch all');
  }
  await rest(100);
  assert.match(text(), 'Three times \u206610×\u2069.€1.00 came back for €0.10: +€0.90.');
  assert.is(page.all('[data-panel=won]').length, 3);
  assert.match(await verified(), 'All agrees');
  await page.close();
});

test('a card that won nothing is computed once more too; one that was left lies open', async () => {
  const server = house();
  const left = await openTable('scratch', server);
  await left.page.pressNamed('Buy a card for €0.10');
  await left.page.advance(100);
  await left.page.close();
  const { page, text, verified } = await openTable('scratch', server);
  assert.is(page.all('[data-panel=covered]').length, 0);
  assert.match(text(), 'No three alike.');
  assert.match(await verified(), 'All agrees');
  assert.match(text(), 'words of four: 10;');
  await page.close();
});

test('the rules list the prizes with their chances', async () => {
  const { page, text } = await openTable('scratch');
  assert.match(text(), 'Chance of a prize29.70%');
  await page.pressNamed('Rules and chances');
  assert.match(text(), '\u206620.00×\u20690.6000%');
  assert.match(text(), 'Its chance: 0.0002%.');
  await page.close();
});

test.run();
