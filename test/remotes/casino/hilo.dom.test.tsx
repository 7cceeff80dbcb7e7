import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTable } from '../../support/page/table-page.tsx';
import { house } from '../../support/session/house.ts';

const test = suite('casino: hi-lo');

// The cards of the first round: 4♠ 8♦ J♣ K♥ 6♦ J♥.

test('cards are called until the stake is cashed out; chances stand beside the calls', async () => {
  const { page, rest, text, statuses, came, verified } = await openTable('hilo');
  await page.pressNamed('Start for €0.10');
  await rest(1000);
  assert.ok(
    statuses().includes('Card: 4 of spades.Higher, lower, or the same?Nothing is won so far.'),
    statuses().join(),
  );
  await page.pressNamed('Higher69.23%\u20661.43×\u2069');
  await rest(1000);
  assert.match(
    text(),
    'Card: 8 of diamonds.Right. Go on, or cash out.Ended now, the round pays €0.14.',
  );
  await page.pressNamed('Higher38.46%\u20663.71×\u2069');
  await rest(1000);
  await page.pressNamed('Cash out €0.37');
  await rest(1000);
  assert.match(text(), '€0.37 came back for €0.10: +€0.27.');
  assert.is(came(), 'more');
  assert.match(await verified(), 'All agrees');
  assert.match(text(), 'Higher and Higher');
  await page.close();
});

test('a wrong call is told once the card lies open, and ends the round', async () => {
  const { page, rest, text, statuses, came } = await openTable('hilo');
  await page.pressNamed('Start for €0.10');
  await rest(1000);
  await page.pressNamed('Same7.69%\u206612.87×\u2069');
  await rest(100);
  assert.not(
    statuses().some((one) => one.includes('wrong')),
    'while it turns',
  );
  await rest(1000);
  assert.match(
    text(),
    'Card: 8 of diamonds.The call was wrong.You staked €0.10; nothing came back.',
  );
  assert.is(came(), 'nothing');
  await page.close();
});

test('what cannot win is not offered; a round that was left goes on', async () => {
  const server = house();
  const left = await openTable('hilo', server);
  await left.page.pressNamed('Start for €0.10');
  await left.rest(1000);
  for (let call = 0; call < 3; call += 1) {
    await left.page.doing(() => left.page.get('main button[class*=call]').click());
    await left.rest(1000);
  }
  await left.page.close();
  const { page, text, rest } = await openTable('hilo', server);
  assert.match(text(), 'Card: king of hearts.');
  const [higher, lower] = page.all('main button[class*=call]');
  assert.ok(higher?.hasAttribute('disabled'), 'nothing is above a king');
  await page.doing(() => lower?.click());
  await rest(1000);
  assert.match(text(), 'Card: 6 of diamonds.Right.');
  await page.close();
});

test('the rules list the chance of each call on each card', async () => {
  const { page, text } = await openTable('hilo');
  await page.pressNamed('Rules and chances');
  assert.match(text(), '1023.07%69.23%7.69%');
  await page.close();
});

test.run();
