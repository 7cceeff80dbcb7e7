import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { draw } from '../../../src/domain/casino/games/keno.ts';
import { openTable } from '../../support/page/table-page.tsx';
import { house, SERVER_SEED } from '../../support/session/house.ts';

const test = suite('casino: keno');

const drawn = draw({ serverSeed: SERVER_SEED, clientSeed: 'player-one', nonce: 0 });
const lying = Array.from({ length: 80 }, (_, index) => index + 1).filter(
  (number) => !drawn.includes(number),
);
const [first = 0, second = 0] = drawn;
const [miss = 0, other = 0] = lying;

test('numbers are picked, their paytable stands beside them, and hits are told when all are drawn', async () => {
  const { page, rest, statuses, text, came, verified } = await openTable('keno', house());
  assert.match(text(), 'Pick a number first');
  for (const number of [first, second, miss, other]) await page.pressNamed(String(number));
  await page.pressNamed(`${other}, your pick`);
  assert.match(text(), 'Picked: 3 of 10');
  assert.match(text(), '2\u20664×\u206913.8753%');
  await page.pressNamed('Play for €0.10');
  await rest(300);
  assert.not(
    statuses().some((one) => one.includes('Hits')),
    'not while numbers are drawn',
  );
  assert.ok(page.get(`[aria-label="${first}, your pick, drawn"]`), 'the first one lies there');
  await rest(4000);
  assert.ok(
    statuses().includes('Hits: 2 of 3.€0.40 came back for €0.10: +€0.30.'),
    statuses().join(),
  );
  assert.is(came(), 'more');
  assert.match(await verified(), 'All agrees');
  await page.close();
});

test('picks without a hit are stated; ten are the most', async () => {
  const { page, rest, text, came, key } = await openTable('keno', house());
  for (const number of lying.slice(0, 3)) await page.pressNamed(String(number));
  await page.pressNamed('Play for €0.10');
  await rest(5000);
  assert.is(came(), 'nothing');
  assert.match(text(), 'Hits: 0 of 3.You staked €0.10; nothing came back.');
  await page.pressNamed('Clear the picks');
  for (const number of lying.slice(0, 11)) await page.pressNamed(String(number));
  assert.match(text(), 'Picked: 10 of 10');
  await page.doing(() => page.get('[aria-label^="1"]').focus());
  await key('ArrowDown');
  assert.match(document.activeElement?.getAttribute('aria-label') ?? '', /^11\b/);
  await page.close();
});

test('the rules say what each number of picks returns', async () => {
  const { page, text } = await openTable('keno');
  await page.pressNamed('Rules and chances');
  assert.match(text(), '1\u20663.8×\u206995.00%');
  assert.match(text(), '10\u206610,000×\u206994.94%');
  await page.close();
});

test.run();
