import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isOffered } from '../../../src/domain/casino/games/roulette.ts';
import { SPOTS } from '../../../src/remotes/casino/games/roulette/spots.ts';
import { openTable } from '../../support/page/table-page.tsx';
import { house } from '../../support/session/house.ts';

const test = suite('casino: roulette');

const spin = 6000;

test('the layout has every bet of the table once, and no other', () => {
  assert.is(SPOTS.length, 157);
  assert.is(new Set(SPOTS.map(({ numbers }) => numbers.join())).size, 157);
  assert.is(new Set(SPOTS.map(({ id }) => id)).size, 157);
  for (const { numbers } of SPOTS) assert.ok(isOffered(numbers), numbers.join());
  const places = SPOTS.map(({ place: { along, across } }) => `${along} ${across}`);
  assert.is(new Set(places).size, 157, 'no two lie on each other');
  for (const { place } of SPOTS) assert.ok(Number.isInteger(place.along + place.across));
});

test('chips are put, taken back and repeated; where the ball fell is told once it rests', async () => {
  const server = house();
  const { page, rest, text, statuses, came } = await openTable('roulette', server);
  const put = (id: string) => page.press(`[data-spot="${id}"]`);
  assert.match(text(), 'Put a chip first');
  await put('red');
  await put('2-3-5-6');
  await put('17');
  await page.pressNamed('Undo');
  await page.doing(() => page.get('main input[value="100"]').click());
  await put('3');
  assert.ok(
    page.get('[aria-label="Number \u20663\u2069, returns \u206636.00×\u2069, staked €1.00"]'),
  );
  await page.pressNamed('Spin for €1.20');
  await rest(100);
  assert.not(
    statuses().some((one) => one.includes('fell')),
    'not before the ball rests',
  );
  await rest(spin);
  assert.ok(
    statuses().includes(
      'The ball fell on 3, red.Won: Red; Corner \u20662, 3, 5, 6\u2069; Number \u20663\u2069.€37.10 came back for €1.20: +€35.90.',
    ),
    statuses().join('\n'),
  );
  assert.is(came(), 'more');
  assert.is(page.all('[class*=chip]').length, 0, 'the layout is free for the next round');
  await page.pressNamed('Repeat');
  assert.match(text(), 'Spin for €1.20');
  await page.pressNamed('Clear');
  assert.match(text(), 'Put a chip first');
  await page.close();
});

test('a lost spin is stated; the round is computed once more by the page', async () => {
  const { page, rest, text, came, verified } = await openTable('roulette');
  await page.press('[data-spot="black"]');
  await page.pressNamed('Spin for €0.10');
  await rest(spin);
  assert.is(came(), 'nothing');
  assert.match(text(), 'You staked €0.10; nothing came back.');
  assert.match(await verified(), 'All agrees');
  await page.close();
});

test('arrow keys lead over the layout, and one of its places is in the order of Tab', async () => {
  const { page, key } = await openTable('roulette');
  await page.doing(() => page.get('[data-spot="0"]').focus());
  await key('ArrowDown');
  const focused = () => document.activeElement?.getAttribute('data-spot');
  assert.is(focused(), '0-2');
  await key('ArrowDown');
  assert.is(focused(), '2');
  await key('ArrowRight');
  assert.is(focused(), '2-3');
  await key('ArrowLeft');
  await key('ArrowLeft');
  await key('ArrowLeft');
  await key('ArrowLeft');
  await key('ArrowLeft');
  assert.is(page.all('[data-spot][tabindex="0"]').length, 1);
  assert.is(focused(), 'dozen1');
  await page.close();
});

test('the rules list what each bet returns, with its chance', async () => {
  const { page, text } = await openTable('roulette');
  await page.pressNamed('Rules and chances');
  assert.match(text(), 'Split: two side by side2\u206618.00×\u20695.40%');
  assert.match(text(), 'Top prize: \u206636.00×\u2069 the stake. Its chance: 2.70%.');
  await page.close();
});

test.run();
