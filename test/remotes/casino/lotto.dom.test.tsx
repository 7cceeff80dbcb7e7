import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chainHash } from '../../../src/domain/casino/fair.ts';
import { draw, type LottoDraw, settle } from '../../../src/domain/casino/lotto.ts';
import { openTable } from '../../support/page/table-page.tsx';
import { type DrawHouseOptions, drawHouse, NOW } from '../../support/session/draw-house.ts';
import { offered, SERVER_SEED } from '../../support/session/house.ts';
import { refuse, reply } from '../../support/session/session.ts';

const test = suite('casino: lotto');

const terminal = chainHash(SERVER_SEED, 1);
const salted = { serverSeed: SERVER_SEED, clientSeed: 'salt', nonce: 1 };
const before = { main: [3, 9, 17, 25, 33, 41], bonus: 49 };

async function open(url = '/en/lotto/6-49', options: Partial<DrawHouseOptions> = {}) {
  const server = drawHouse('lotto', { terminal, before, betting: 3_000_000, ...options });
  const answers = {
    casinoGames: () => reply({ games: [offered('lotto', { maxWin: 50_000_000 })] }),
    casinoDraw: ({ url: asked }: { url: string }) =>
      asked.endsWith('/0')
        ? reply({ status: 'over', draw: 0, at: NOW, hash: terminal, result: before })
        : asked.endsWith('/1')
          ? reply({ status: 'open', draw: 1, endsAt: NOW + 60_000 })
          : asked.endsWith('/7')
            ? reply({ status: 'ahead', current: 1 })
            : asked.endsWith('/9')
              ? refuse(503)
              : reply({ status: 'none' }),
  };
  const table = await openTable('lotto', server, { url, answers });
  const ends = async () => {
    const { hash, result } = server;
    await table.page.happens('casino.drawClosed', { ...server.news });
    await table.page.happens('casino.drawRevealed', { ...server.news, hash, result });
    for (const round of server.settled()) await table.page.happens('casino.roundSettled', round);
  };
  const mark = async (line: readonly number[]) => {
    for (const number of line) await table.page.pressNamed(String(number));
  };
  return { ...table, server, ends, mark };
}

test('lines are marked, bought and settled, and the page says what of them was right', async () => {
  const { page, text, server, ends, mark, rest, verified } = await open();
  assert.match(text(), 'Draw 1: bets close in \u206600:50:00');
  const drawn = draw(salted);
  // Four right ones, and a line without any.
  const others = Array.from({ length: 49 }, (_, at) => at + 1).filter(
    (number) => !drawn.main.includes(number) && number !== drawn.bonus,
  );
  const good = [...drawn.main.slice(0, 4), ...others.slice(0, 2)];
  await mark(good.slice(0, 5));
  assert.match(text(), 'Marked: 5 of 6');
  assert.match(text(), 'Mark a line first');
  await mark(good.slice(5));
  await mark(others.slice(2, 8));
  assert.match(text(), 'Lines: 2 of 20');
  await page.pressNamed('Buy for €0.20, lines: 2');
  await page.advance(100);
  const lines = [good, others.slice(2, 8)].map((line) => line.toSorted((a, b) => a - b));
  assert.equal(server.rounds[0]?.bet, { stake: 10, lines });
  assert.is(page.all('main [aria-label="Your bets on this draw"] > li').length, 2);
  await ends();
  await rest(1_000);
  assert.match(text(), 'Numbers are drawn');
  assert.not.match(text(), 'Right:');
  await rest(10_000);
  const { payout } = settle(server.result as LottoDraw, { stake: 10, lines });
  assert.is(payout, 1_500);
  assert.match(text(), 'Right: \u20664\u2069.');
  assert.match(text(), '€15.00 came back for €0.20');
  assert.is(await verified(), 'All agrees: the round is what its seeds give.');
  await page.close();
});

test('a line comes by chance, is taken away again, and twenty are the most', async () => {
  const { page, text } = await open();
  await page.pressNamed('A line by chance');
  const [line] = page.all('main [aria-label="Your lines"] li');
  const numbers = (line?.textContent ?? '').match(/\d+/g)?.map(Number) ?? [];
  assert.is(new Set(numbers).size, 6);
  assert.ok(numbers.every((number) => number >= 1 && number <= 49));
  await page.pressNamed('Take line 1 away');
  assert.match(text(), 'Lines: 0 of 20');
  for (let more = 0; more < 21; more += 1) await page.pressNamed('A line by chance');
  assert.match(text(), 'Lines: 20 of 20');
  assert.match(text(), 'You have 20 lines, which is the most at a time.');
  // The device of a test has one seed, so that all are the same: together they bear no more than one.
  assert.match(text(), 'These lines take at most €0.50 together.');
  await page.pressNamed('Buy for €2.00, lines: 20');
  await page.advance(100);
  assert.not.match(text(), 'Your bets on this draw');
  await page.pressNamed('Clear the lines');
  assert.match(text(), 'Mark a line first');
  await page.close();
});

test('each draw has an address: over, open, ahead, none, and one that cannot be loaded', async () => {
  for (const [number, said] of [
    ['0', /Drawn at .*3.*9.*17.*25.*33.*41.*49.*Hash of this draw/],
    ['1', 'This draw takes bets'],
    ['7', 'Now it is the turn of draw 1.'],
    ['8', 'There was no such draw.'],
    ['9', 'The draws could not be loaded'],
  ] as const) {
    const { page } = await open(`/en/lotto/6-49/${number}`);
    assert.match(page.get(`main [aria-label="Draw ${number}"]`).textContent ?? '', said);
    await page.close();
  }
});

test('the draw of an address is looked at once more when numbers are drawn', async () => {
  const { page, session, ends } = await open('/en/lotto/6-49/1');
  const asked = session.requestsOf('casinoDraw').length;
  await ends();
  await page.advance(100);
  assert.is(session.requestsOf('casinoDraw').length, asked + 1);
  await page.close();
});

test('draws that are over lead to their addresses', async () => {
  const { page } = await open();
  const last = page.get('main [aria-label="Draws that are over"]');
  assert.ok(last.querySelector('a[href="/en/lotto/6-49/0"]'));
  await page.doing(() => last.querySelector('a')?.click());
  await page.advance(100);
  assert.match(page.get('main [aria-label="Draw 0"]').textContent ?? '', 'Drawn at');
  await page.close();
});

test('the lotteries of the house, also to who asks for another', async () => {
  for (const url of ['/en/lotto', '/en/lotto/7-50']) {
    const { page, text } = await open(url);
    assert.is(text().includes('There is no such lottery'), url.endsWith('7-50'), url);
    for (const section of ['6-49', 'keno-5']) {
      assert.ok(page.get(`main a[href="/en/lotto/${section}"]`), url);
    }
    await page.close();
  }
});

test.run();
