import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ballAt } from '../../../src/remotes/casino/games/plinko/plinko.ts';
import { openTable } from '../../support/page/table-page.tsx';
import { house } from '../../support/session/house.ts';

const test = suite('casino: plinko');

test('the ball lies in its bucket at the end, falls all the way, and is a function of time', () => {
  const way = [1, 1, 0, 1, 0, 0, 1, 1];
  const end = ballAt(way, 1);
  assert.is(end.x, 1, 'five to the right of eight');
  for (let row = 1; row <= 8; row += 1) {
    const before = way.slice(0, row - 1).reduce((sum, bit) => sum + bit, 0) - (row - 1) / 2;
    assert.ok(Math.abs(ballAt(way, row / 9).x - before) < 1e-9, `upon the peg of row ${row}`);
  }
  assert.equal(ballAt(way, 0.4), ballAt(way, 0.4));
});

test('rows and risk are chosen, a ball is dropped, and its bucket is told once it lies there', async () => {
  const server = house();
  const { page, rest, statuses, text, came, verified } = await openTable('plinko', server);
  await page.doing(() => page.get('main input[value="8"]').click());
  await page.doing(() => page.get('main input[value="high"]').click());
  assert.match(text(), 'In the middle\u20660.20×\u2069At the edges\u206629.00×\u2069');
  await page.pressNamed('Drop for €0.10');
  await rest(100);
  assert.not(
    statuses().some((one) => one.includes('Bucket')),
    'not while it falls',
  );
  await rest(3000);
  const outcome = server.rounds[0]?.state.outcome ?? {};
  const bucket = Number(outcome['bucket']) + 1;
  assert.ok(
    statuses().some((one) =>
      one.startsWith(`Bucket ${bucket}: \u2066${outcome['multiplier']}×\u2069.`),
    ),
    statuses().join('\n'),
  );
  assert.is(came(), 'more');
  assert.match(await verified(), 'All agrees');
  await page.close();
});

test('what comes back of the stake is stated, and no more than that', async () => {
  const { page, rest, came, text } = await openTable('plinko');
  await page.pressNamed('Drop for €0.10');
  await rest(4000);
  assert.is(came(), 'back');
  assert.match(text(), '€0.10 of the €0.10 that you staked came back.');
  await page.close();
});

test('the rules list the buckets of the chosen board with their chances', async () => {
  const { page, text } = await openTable('plinko');
  await page.pressNamed('Rules and chances');
  assert.match(text(), '12 rows, Low risk');
  assert.match(text(), '1 or 13\u206612×\u20690.0488%');
  assert.match(text(), 'Top prize: \u206612.00×\u2069 the stake. Its chance: 0.0488%.');
  await page.close();
});

test.run();
