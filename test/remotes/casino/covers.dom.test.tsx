import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTable } from '../../support/page/table-page.tsx';
import { house } from '../../support/session/house.ts';

const test = suite('casino: covers');

test('two covers are lifted: a pair multiplies the stake, and then all are opened', async () => {
  const { page, rest, text, statuses, came, verified } = await openTable('covers');
  assert.match(text(), 'Chance of a pair9.09%');
  await page.pressNamed('Start for €0.10');
  await page.advance(100);
  assert.ok(statuses().includes('Lift a cover.'), statuses().join());
  await page.pressNamed('Cover 1, closed');
  await rest(1000);
  assert.ok(
    statuses().includes(
      'You found \u206625×\u2069. Lift a second one.Nothing is won so far: a second \u206625×\u2069 pays €2.50.',
    ),
    statuses().join(),
  );
  await page.pressNamed('Cover 2, closed');
  await rest(100);
  assert.is(page.all('[data-cover=covered]').length, 11, 'while it turns the others are closed');
  await rest(1000);
  assert.match(text(), 'Twice \u206625×\u2069: a pair.€2.50 came back for €0.10: +€2.40.');
  assert.is(came(), 'more');
  assert.is(page.all('[data-cover=covered]').length, 0);
  assert.match(await verified(), 'All agrees');
  await page.close();
});

test('two that differ are stated; a round that was left goes on where it was', async () => {
  const server = house();
  const left = await openTable('covers', server);
  await left.page.pressNamed('Start for €0.10');
  await left.page.advance(100);
  await left.page.pressNamed('Cover 1, closed');
  await left.page.advance(100);
  await left.page.close();
  const { page, rest, text, came } = await openTable('covers', server);
  assert.match(text(), 'Lift a second one.');
  await page.pressNamed('Cover 3, closed');
  await rest(1000);
  assert.match(
    text(),
    '\u206625×\u2069 and \u206610×\u2069: no pair.You staked €0.10; nothing came',
  );
  assert.is(came(), 'nothing');
  await page.close();
});

test('the rules list the prizes, and say that there is nothing to remember', async () => {
  const { page, text } = await openTable('covers');
  await page.pressNamed('Rules and chances');
  assert.match(text(), 'There is nothing to remember');
  assert.match(text(), 'On average 93.93%');
  assert.match(text(), '\u206625.00×\u20691.51%');
  await page.close();
});

test.run();
