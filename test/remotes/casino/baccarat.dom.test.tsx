import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AGREES, openTable } from '../../support/page/table-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { house } from '../../support/session/house.ts';

const test = suite('casino: baccarat');

/** A table whose next coup is that of this number. */
async function open(firstNonce = 0) {
  const table = await openTable('baccarat', house([], { firstNonce }));
  await table.page.doing(() => typeInto(table.page.get('input[name=stake]'), '1'));
  const toggle = (name: string) =>
    table.page.doing(() => {
      const spots = table.page.all('main button[aria-pressed]');
      spots.find((one) => one.querySelector('strong')?.textContent === name)?.click();
    });
  return { ...table, toggle };
}

test('the banker wins with the third card that the rule gave, less what the house keeps', async () => {
  const { page, text, rest, verified } = await open(2);
  await page.pressNamed('Deal for €1.00');
  await page.advance(50);
  assert.not.match(text(), 'won,');
  await rest();
  assert.match(text(), 'The banker won, 6 to 5.€1.95 came back for €1.00: +€0.95.');
  assert.match(text(), 'The player drew on 0 to 5; against that third card the banker stands.');
  assert.match(page.get('[aria-label="Player: 5"]').textContent ?? '', '3 of diamonds');
  assert.is(await verified(), AGREES);
  await page.close();
});

test('several bets stake the same each, and a tie gives back what lies on the hands', async () => {
  const { page, text, rest, toggle } = await open(3);
  await toggle('Tie');
  await page.pressNamed('Deal for €2.00');
  await rest();
  assert.match(text(), 'A tie, 7 to 7.€10.00 came back for €2.00: +€8.00.');
  assert.is((page.get('input[name=stake]') as HTMLInputElement).value, '1');
  await page.close();
});

test('a lost bet is stated; without any there is nothing to deal for', async () => {
  const { page, text, rest, toggle } = await open(0);
  await toggle('Banker');
  assert.ok(page.get('main button[data-look=main]').hasAttribute('disabled'));
  assert.match(text(), 'Choose what to bet on');
  await toggle('Banker pair');
  await page.pressNamed('Deal for €1.00');
  await rest();
  assert.match(text(), 'The player won, 3 to 2.You staked €1.00; nothing came back.');
  assert.match(text(), 'the banker drew too');
  await page.close();
});

test('each bet has its chance and what comes back on average', async () => {
  const { page, text } = await open();
  assert.match(text(), 'Banker\u20661.95×\u2069Chance 45.85%');
  assert.match(text(), 'Tie\u20669.00×\u2069Chance 9.51%');
  await page.pressNamed('Rules and chances');
  assert.match(text(), 'Player pair\u206612.00×\u20697.46%89.63%');
  await page.close();
});

test.run();
