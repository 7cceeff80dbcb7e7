import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chainHash } from '../../../src/domain/casino/fair.ts';
import { field } from '../../../src/domain/casino/games/race.ts';
import { AGREES, openTable } from '../../support/page/table-page.tsx';
import { choose, typeInto } from '../../support/page/typing.ts';
import { drawHouse } from '../../support/session/draw-house.ts';
import { SERVER_SEED } from '../../support/session/house.ts';
import type { SessionOptions } from '../../support/session/session.ts';

const test = suite('casino: race');

const setup = { field: [30, 22, 17, 13, 10, 8] };

/** The runners as the hash of the draw before gives them. */
const honest = {
  field: field({ serverSeed: chainHash(SERVER_SEED, 1), clientSeed: 'salt', nonce: 0 }),
};

/** A table whose race takes bets; what is drawn is told when it is statuses so. */
async function open(options: SessionOptions = {}, runners = setup) {
  const server = drawHouse('race', {
    ...{ setup: runners, terminal: chainHash(SERVER_SEED, 1), before: [6, 5, 4, 3, 2, 1] },
    completed: (bet) => ({ ...bet, ...runners }),
  });
  const table = await openTable('race', server, options);
  await table.page.doing(() => typeInto(table.page.get('input[name=stake]'), '1'));
  const spot = (name: string) => {
    const found = table.page
      .all('main button')
      .find((one) => one.querySelector('strong')?.textContent === name);
    if (!found) throw new Error(`there is no spot ${name}`);
    return found;
  };
  const bet = async (name: string) => {
    await table.page.doing(() => spot(name).click());
    await table.page.advance(100);
  };
  const ends = async () => {
    const { hash, result } = server;
    await table.page.happens('casino.drawClosed', { ...server.news });
    await table.page.happens('casino.drawRevealed', { ...server.news, hash, result });
    for (const round of server.settled()) await table.page.happens('casino.roundSettled', round);
  };
  return { ...table, server, spot, bet, ends };
}

test('each hare has its odds and its chance, for coming first and for the first two', async () => {
  const { page, text, spot } = await open();
  assert.match(text(), 'First 6, second 5, third 4.');
  assert.is(spot('Hare 1').textContent, 'Hare 1\u20663.13×\u2069Chance 30.00%Bet €1.00');
  await page.doing(() => page.get('main input[value=place]').click());
  assert.match(spot('Hare 1').textContent ?? '', /1\.\d\d×\u2069Chance 5\d\.\d\d%/);
  await page.pressNamed('Rules and chances');
  assert.match(text(), 'Top prize: \u2066103.50×\u2069 the stake. Its chance: 0.86%.');
  await page.close();
});

test('a race is told when the last has come in, a winning and a losing bet together', async () => {
  const { page, text, server, bet, ends, rest, verified } = await open({}, honest);
  const order = server.result as number[];
  await bet(`Hare ${order[0]}`);
  await bet(`Hare ${order[5]}`);
  assert.match(text(), `Hare ${order[0]} first: €1.00`);
  await ends();
  await page.advance(100);
  assert.match(text(), 'They run');
  assert.not.match(text(), `First ${order[0]}, second ${order[1]}`);
  await rest(10_000);
  assert.match(text(), `First ${order[0]}, second ${order[1]}, third ${order[2]}.`);
  assert.match(text(), 'came back for €2.00');
  assert.is(await verified(), AGREES);
  assert.match(
    page.get('main [data-round]').textContent ?? '',
    /: €1\.00/,
    'what was staked on it',
  );
  assert.match(text(), 'Bytes used, as words of four: 6');
  await page.close();
});

test('runners that are not those of the draw before are told by the check', async () => {
  const { page, bet, ends, rest, verified } = await open();
  await bet('Hare 1');
  await ends();
  await rest(10_000);
  assert.match(await verified(), 'First difference: Runners and their weights');
  await page.close();
});

test('of marbles it is the same race, at an address of its own among what is played live', async () => {
  const { page, session, text, server, bet, ends, rest, spot } = await open({
    url: '/en/live/marble',
  });
  assert.is(page.get('main h1').textContent, 'Marble races, live');
  const asked = session.requestsOf('casinoRounds').map(({ request }) => request.query?.['game']);
  assert.is(asked.at(-1), '62', 'the rounds that are shown are of this game');
  assert.is(spot('Marble 1').textContent, 'Marble 1\u20663.13×\u2069Chance 30.00%Bet €1.00');
  const [first] = server.result as number[];
  await bet(`Marble ${first}`);
  assert.match(text(), `Marble ${first} first: €1.00`);
  await ends();
  await rest(10_000);
  assert.match(text(), `First ${first}, second`);
  assert.not.match(text(), 'Hare');
  await page.pressNamed('Rules and chances');
  assert.match(text(), 'with marbles in place of hares: the same draw');
  await page.close();
});

test('a forecast is of two different hares, and a lost one is stated', async () => {
  const { page, text, server, bet, ends, rest } = await open();
  const [first, second] = server.result as number[];
  await page.doing(() => page.get('main input[value=forecast]').click());
  await page.doing(() => choose(page.get('select[name=first]'), String(second)));
  await page.doing(() => choose(page.get('select[name=second]'), String(second)));
  assert.match(text(), 'Choose two different hares');
  await page.doing(() => choose(page.get('select[name=second]'), String(first)));
  await bet(`Hare ${second}, then ${first}`);
  await ends();
  await rest(10_000);
  assert.match(text(), 'You staked €1.00; nothing came back.');
  await page.close();
});

test('bets that are closed are not taken', async () => {
  const { page, server, spot } = await open();
  await page.happens('casino.drawClosed', { ...server.news });
  assert.is(spot('Hare 1').getAttribute('aria-disabled'), 'true');
  spot('Hare 1').focus();
  assert.ok(spot('Hare 1').matches(':focus'), 'it keeps the keyboard');
  await page.close();
});

test.run();
