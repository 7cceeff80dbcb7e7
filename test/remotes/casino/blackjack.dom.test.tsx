import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AGREES, openTable } from '../../support/page/table-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { house } from '../../support/session/house.ts';

const test = suite('casino: blackjack');

/** A table whose next cards are those of this number. */
async function dealt(firstNonce: number) {
  const table = await openTable('blackjack', house([], { firstNonce }));
  await table.page.doing(() => typeInto(table.page.get('input[name=stake]'), '1'));
  await table.page.pressNamed('Deal for €1.00');
  await table.rest();
  return table;
}

test('cards are named, what may be done is offered with its cost, and a doubled hand wins twice', async () => {
  const { page, text, rest, statuses, verified } = await dealt(0);
  assert.ok(
    statuses().includes(
      'You have 14, the dealer shows 8.Nothing is won so far: if you stand, a win pays €2.00, a level hand €1.00.',
    ),
    statuses().join('\n'),
  );
  assert.is(page.get('[aria-label="You: 14"]').textContent, '44 of spadesJjack of clubs');
  assert.match(page.get('[aria-label="Dealer: 8"]').textContent ?? '', '8 of diamondsface down');
  const actions = page.all('fieldset button').map((one) => one.textContent);
  assert.equal(actions, ['Hit', 'Stand', 'Double for €1.00']);
  await page.pressNamed('Double for €1.00');
  await page.advance(50);
  assert.not.match(text(), '20 against 18', 'not before the cards lie there');
  await rest();
  assert.ok(
    statuses().includes('20 against 18: won.€4.00 came back for €2.00: +€2.00.'),
    statuses().join('\n'),
  );
  assert.match(text(), 'The dealer stands on 18.');
  assert.is(
    (page.get('input[name=stake]') as HTMLInputElement).value,
    '1',
    'the next costs no more',
  );
  assert.is(await verified(), AGREES);
  await page.close();
});

test('a hand over 21 is lost, and the dealer draws no card for it', async () => {
  const { page, text, rest } = await dealt(2);
  await page.pressNamed('Hit');
  await rest();
  assert.match(text(), '27 is over 21: lost.You staked €1.00; nothing came back.');
  assert.match(text(), 'The dealer draws no card');
  await page.close();
});

test('two cards of equal value become two hands, which are played one after the other', async () => {
  const { page, text, rest, statuses } = await dealt(10);
  await page.pressNamed('Split for €1.00');
  await rest();
  assert.ok(
    statuses().includes(
      'Hand 1: 18, the dealer shows 7.Nothing is won so far: if you stand, a win pays €4.00, a level hand €2.00.',
    ),
    statuses().join('\n'),
  );
  assert.match(text(), 'Staked on this round: €2.00');
  await page.pressNamed('Stand');
  await rest();
  assert.match(text(), 'Hand 2: 14, the dealer shows 7.');
  await page.pressNamed('Stand');
  await rest();
  assert.match(text(), '18 against 18: level, the stake comes back. 14 against 18: lost.');
  assert.is(page.get('main [data-came]').dataset['came'], 'back');
  await page.close();
});

test('a blackjack ends the round at once, that of the dealer too', async () => {
  const own = await dealt(3);
  assert.match(own.text(), 'Blackjack against 13.€2.50 came back for €1.00: +€1.50.');
  await own.page.close();
  const other = await dealt(4);
  assert.match(other.text(), '19 against 21: lost.');
  assert.match(other.text(), 'The dealer has blackjack');
  await other.page.close();
});

test('a round that was left is found as it was', async () => {
  const server = house([], { firstNonce: 10 });
  const before = await openTable('blackjack', server);
  await before.page.pressNamed('Deal for €0.10');
  await before.rest();
  await before.page.pressNamed('Split for €0.10');
  await before.page.advance(100);
  await before.page.close();
  const { page, statuses } = await openTable('blackjack', server);
  assert.match(statuses().join('\n'), 'Hand 1: 18, the dealer shows 7.');
  await page.close();
});

test('odd stakes are not taken, and the rules are one press away', async () => {
  const { page, text } = await openTable('blackjack', house());
  await page.doing(() => typeInto(page.get('input[name=stake]'), '0.11'));
  assert.match(text(), 'In steps of €0.02');
  assert.ok(page.get('main button[data-look=main]').hasAttribute('disabled'));
  await page.pressNamed('Rules and chances');
  assert.match(text(), 'Top prize: \u20662.50×\u2069 the stake. Its chance: 4.50%.');
  await page.close();
});

test.run();
