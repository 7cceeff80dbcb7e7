import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chainHash } from '../../../src/domain/casino/fair.ts';
import { openTable } from '../../support/page/table-page.tsx';
import { drawHouse } from '../../support/session/draw-house.ts';
import { SERVER_SEED } from '../../support/session/house.ts';

const test = suite('casino: keno for all');

const before = Array.from({ length: 20 }, (_, at) => at + 61);

test('numbers are picked for a draw, and hits are told once all have come', async () => {
  const server = drawHouse('keno-5', { terminal: chainHash(SERVER_SEED, 1), before });
  const url = '/en/lotto/keno-5';
  const { page, text, rest, verified } = await openTable('keno-5', server, { url });
  const drawn = server.result as number[];
  const [hit = 0] = drawn;
  await page.pressNamed(String(hit));
  assert.match(text(), 'Picked: 1 of 10');
  await page.pressNamed('Play for €0.10');
  await page.advance(100);
  assert.match(page.get('main [aria-label="Your bets on this draw"]').textContent ?? '', `${hit}`);
  const { hash, result, news } = server;
  await page.happens('casino.drawClosed', news);
  await page.happens('casino.drawRevealed', { ...news, hash, result });
  for (const round of server.settled()) await page.happens('casino.roundSettled', round);
  await rest(600);
  assert.match(text(), 'Numbers are drawn');
  assert.not.match(text(), 'Hits: 1');
  await rest(10_000);
  assert.match(text(), 'Hits: 1 of 1.');
  assert.match(text(), '€0.38 came back for €0.10');
  assert.is(page.all('main [aria-label="Numbers drawn last"] [data-mark=hit]').length, 1);
  assert.match(await verified(), 'All agrees');
  await page.close();
});

test.run();
