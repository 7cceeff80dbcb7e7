import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AGREES, openTable } from '../../support/page/table-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { house, offered } from '../../support/session/house.ts';
import { reply } from '../../support/session/session.ts';

const test = suite('casino: slots');

/** A table whose next spin is that of this number. */
async function spun(name: 'slot-lines' | 'slot-ways', firstNonce: number) {
  const table = await openTable(name, house([], { firstNonce }));
  await table.page.doing(() => typeInto(table.page.get('input[name=stake]'), '1'));
  await table.page.pressNamed('Spin for €1.00');
  return table;
}

test('lines: the reels turn, and each line that pays is statuses once they rest', async () => {
  const { page, text, rest, verified } = await spun('slot-lines', 4);
  await page.advance(100);
  assert.ok(page.get('[aria-label="The reels turn"]'));
  assert.not.match(text(), 'Line 2');
  await rest();
  assert.match(
    text(),
    /Line 2: \d × \w+, €[\d.]+\.Line 9: \d × \w+, €[\d.]+\.€1\.50 came back for €1\.00: \+€0\.50/,
  );
  assert.is(page.all('polyline').length, 2);
  assert.match(page.get('[role=img]').getAttribute('aria-label') ?? '', 'Reels, row by row: ');
  assert.is(await verified(), AGREES);
  await page.close();
});

test('lines: a spin that returns nothing is stated, one that returns the stake is no win', async () => {
  const lost = await spun('slot-lines', 0);
  await lost.rest();
  assert.match(lost.text(), 'You staked €1.00; nothing came back.');
  await lost.page.close();
  const level = await spun('slot-lines', 2);
  await level.rest();
  assert.is(level.page.get('main [data-came]').dataset['came'], 'back');
  await level.page.close();
});

test('lines: free spins are shown one after the other, belong to the round, and are verified with it', async () => {
  const { page, text, rest, verified } = await spun('slot-lines', 633);
  await rest(5000);
  assert.match(text(), 'Free spin 2 of 10');
  assert.not.match(text(), 'came back');
  await rest(30_000);
  assert.match(text(), '3 × chest: €2.00.10 free spins: €9.00.€11.00 came back for €1.00');
  assert.is(await verified(), AGREES);
  assert.match(text(), 'Bytes used, as words of four: 55; passed over: 0.');
  await page.close();
});

test('ways: what pays is statuses by stone, and stakes go in steps', async () => {
  const { page, text, rest, verified } = await spun('slot-ways', 12);
  await rest();
  assert.match(text(), /\w+ on \d reels, \d+×: €[\d.]+\./);
  assert.match(text(), '€2.00 came back for €1.00: +€1.00.');
  assert.is(await verified(), AGREES);
  await page.doing(() => typeInto(page.get('input[name=stake]'), '1.10'));
  assert.match(text(), 'In steps of €0.20');
  await page.close();
});

test('what may be staked is said before it is pressed, and more is not taken', async () => {
  const answers = {
    casinoGames: () => reply({ games: [offered('slot-lines', { maxStake: 100 })] }),
  };
  const { page, session, text } = await openTable('slot-lines', house(), { answers });
  assert.match(text(), 'Stakes from €0.10 to €1.00');
  await page.doing(() => typeInto(page.get('input[name=stake]'), '1.10'));
  assert.match(text(), 'At most €1.00');
  await page.press('main button[data-look=main]');
  assert.is(session.requestsOf('casinoRoundStart').length, 0);
  await page.close();
});

test('the paytables have a chance beside each prize', async () => {
  const lines = await openTable('slot-lines', house());
  await lines.page.pressNamed('Rules and chances');
  // Three in 32 on the first reel, then the wild's among them, and the fourth another.
  assert.match(lines.text(), /lighthouse50\d\.\d{4}%250/);
  assert.match(lines.text(), 'less than one in 10¹⁵⁰');
  await lines.page.close();
  const ways = await openTable('slot-ways', house());
  await ways.page.pressNamed('Rules and chances');
  assert.match(ways.text(), 'Top prize: \u2066492.00×\u2069 the stake. Its chance: 0.000005%.');
  await ways.page.close();
});

test.run();
