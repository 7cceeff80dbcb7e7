import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTable } from '../../support/page/table-page.tsx';
import { house } from '../../support/session/house.ts';

const test = suite('casino: hunt');

test('a volley is put together, fired for its whole stake, and told when all shots are fired', async () => {
  const server = house();
  const { page, rest, text, statuses, came, verified } = await openTable('hunt', server);
  const aim = (place: number) =>
    page.doing(() => page.all('[aria-label^="Targets"] button')[place]?.click());
  await aim(7);
  await page.pressNamed('Shot 2 at \u2066500×\u2069: take it out');
  await aim(0);
  await aim(1);
  await aim(2);
  assert.match(text(), 'Whole stake€0.40Returns at most€1.20');
  await page.pressNamed('Fire for €0.40');
  await rest(100);
  assert.not(
    statuses().some((one) => one.includes('Hits')),
    'not before the last shot',
  );
  await rest(3000);
  assert.match(text(), 'Hits: 0 of 4.You staked €0.40; nothing came back.');
  assert.is(came(), 'nothing');
  await page.pressNamed('Fire for €0.40');
  await rest(3000);
  assert.match(text(), 'Hits: 1 of 4.€0.20 of the €0.40 that you staked came back.');
  assert.is(came(), 'back');
  assert.match(text(), 'Shot 2 at \u20662×\u2069: hit');
  assert.match(await verified(), 'All agrees');
  await page.close();
});

test('ten shots are the most; none is no volley', async () => {
  const { page, text } = await openTable('hunt');
  for (let shot = 0; shot < 11; shot += 1) {
    await page.doing(() => page.all('[aria-label^="Targets"] button')[0]?.click());
  }
  assert.match(text(), '10 / 10');
  for (let shot = 10; shot > 0; shot -= 1) {
    await page.pressNamed(`Shot ${shot} at \u20662×\u2069: take it out`);
  }
  assert.match(text(), 'Choose a target first');
  assert.ok(page.get('main button[data-look=main]').hasAttribute('disabled'));
  await page.close();
});

test('a volley that was fired is changed for the next one, full as it may be', async () => {
  const { page, text, rest } = await openTable('hunt');
  for (let shot = 0; shot < 10; shot += 1) {
    await page.doing(() => page.all('[aria-label^="Targets"] button')[0]?.click());
  }
  await page.press('main button[data-look=main]');
  await rest();
  await page.press('main [data-shot]:not([data-shot=aimed])');
  assert.match(text(), '9 / 10');
  await page.close();
});

test('the rules say that aim does not matter, and how likely each target is hit', async () => {
  const { page, text } = await openTable('hunt');
  await page.pressNamed('Rules and chances');
  assert.match(text(), 'Aim and speed do not matter');
  assert.match(text(), '\u2066500.00×\u20690.1920%');
  await page.close();
});

test.run();
