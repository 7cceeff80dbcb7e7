import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chainHash } from '../../../src/domain/casino/fair.ts';
import { games } from '../../../src/domain/casino/rows.ts';
import { effects, isLate } from '../../../src/effects/all.ts';
import { openTable } from '../../support/page/table-page.tsx';
import { choose, typeInto } from '../../support/page/typing.ts';
import { drawHouse } from '../../support/session/draw-house.ts';
import { house, offered, SERVER_SEED, tableOf } from '../../support/session/house.ts';
import { never, reply } from '../../support/session/session.ts';

const test = suite('casino: tables');

test('dice: the bet is chosen, chance and multiplier stand beside it, and a roll is told once it rests', async () => {
  const server = house();
  const { page, rest, statuses, text } = await openTable('dice', server);
  assert.is(page.get('h1').textContent, 'DICE');
  assert.match(text(), 'RTP 99.00%');
  assert.match(text(), /Chance49.50%.*Multiplier\u20662.00×/);
  await page.doing(() => typeInto(page.get('input[name=stake]'), '1'));
  await page.pressNamed('Roll for €1.00');
  await page.advance(100);
  assert.not(
    statuses().some((one) => one.includes('Rolled')),
    'not before the mark rests',
  );
  await rest(1000);
  assert.ok(
    statuses().includes(
      'Rolled \u206630.34\u2069. Under \u206649.50\u2069 wins.€2.00 came back for €1.00: +€1.00.',
    ),
    statuses().join('\n'),
  );
  assert.is(page.get('main [data-came]').dataset['came'], 'more');
  assert.match(text(), 'At this table+€1.00');
  await page.close();
});

test('dice: a lost roll is stated, and so is a return below the stake, without any joy', async () => {
  const server = house();
  const { page, rest, text } = await openTable('dice', server);
  await page.doing(() => page.get('main input[value=over]').click());
  await page.doing(() => typeInto(page.get('input[name=stake]'), '1'));
  await page.pressNamed('Roll for €1.00');
  await rest(2000);
  assert.is(page.get('main [data-came]').dataset['came'], 'nothing');
  assert.match(text(), 'You staked €1.00; nothing came back.');
  await page.close();
});

test('the button waits for its time, keeps the focus, and a refusal is announced', async () => {
  const refused = () => reply({ status: 'refused', rule: 'stake', bound: 500 });
  const { page, text } = await openTable('dice', house(), {
    answers: { casinoRoundStart: refused },
  });
  await page.doing(() => typeInto(page.get('input[name=stake]'), '20'));
  await page.pressNamed('Roll for €20.00');
  await page.advance(100);
  assert.match(
    page.get('main [role=alert]').textContent ?? '',
    'This bet takes a stake up to the bound of €5.00.',
  );
  await page.doing(() => typeInto(page.get('input[name=stake]'), '0.01'));
  assert.match(text(), 'At least €0.10');
  await page.close();
});

test('a table that is open when the time of the day is over says why nothing can be staked', async () => {
  const left = { limitType: 31, limitState: 'ACTIVE', limitValue: 1, remainingSeconds: 30 };
  const asked = [{ ...left, startedAt: 0, endsAt: null }];
  let isSilent = false;
  const { page, text } = await openTable('dice', house(), {
    answers: { limits: () => (isSilent ? never() : reply({ limits: asked })) },
  });
  const button = () => page.get('main [data-press] button[data-look=main]');
  assert.not(button().hasAttribute('disabled'));
  isSilent = true;
  await page.advance(31_000);
  assert.match(text(), 'Your time for today is used up.');
  assert.ok(button().hasAttribute('disabled'));
  await page.close();
});

test('mines: tiles are opened until the stake is cashed out, and each is told in words', async () => {
  const server = house();
  const { page, rest, statuses, text } = await openTable('mines', server);
  await page.doing(() => choose(page.get('select[name=mines]'), '5'));
  assert.match(text(), 'First tile safe80.00%');
  await page.doing(() => choose(page.get('select[name=mines]'), '3'));
  await page.doing(() => typeInto(page.get('input[name=stake]'), '1'));
  await page.pressNamed('Start for €1.00');
  await page.advance(100);
  assert.ok(statuses().includes('Open a tile.Nothing is won so far.'), statuses().join());
  await page.pressNamed('Tile 13, closed');
  await rest(1000);
  assert.ok(page.get('[aria-label="Tile 13, safe"]'));
  assert.ok(
    statuses().includes('Safe. 1 tile open.Ended now, the round pays €1.12.'),
    statuses().join(),
  );
  await page.pressNamed('Cash out €1.12');
  await rest(1000);
  assert.match(text(), '€1.12 came back for €1.00: +€0.12.');
  assert.is(page.all('[aria-label$="a mine"]').length, 3, 'all mines are shown afterwards');
  await page.close();
});

test('mines: a mine ends the round, and says where it lay', async () => {
  const { page, rest, text } = await openTable('mines');
  await page.pressNamed('Start for €0.10');
  await page.advance(100);
  await page.pressNamed('Tile 1, closed');
  await rest(1000);
  assert.ok(page.get('[aria-label="Tile 1, the mine that you opened"]'));
  assert.match(text(), 'Tile 1 was a mine.You staked €0.10; nothing came back.');
  await page.close();
});

test('mines: arrow keys lead from tile to tile, and end at the edges', async () => {
  const { page } = await openTable('mines');
  const press = (key: string) =>
    page.doing(
      () =>
        void document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true }),
        ),
    );
  await page.doing(() => page.get('[aria-label="Tile 1, closed"]').focus());
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']) await press(key);
  assert.is(document.activeElement?.getAttribute('aria-label'), 'Tile 6, closed');
  await page.close();
});

test('wheel: bets are taken until the draw closes, and what came of them is told when it stops', async () => {
  const terminal = chainHash(SERVER_SEED, 1);
  const server = drawHouse('wheel', { terminal, before: 0 });
  const { hash, result, news } = server;
  const { page, rest, text, statuses } = await openTable('wheel', server);
  assert.match(text(), 'Draw 1: bets close in');
  await page.doing(() => typeInto(page.get('input[name=stake]'), '1'));
  const spot = () => page.get('main button[data-multiplier="2"]');
  assert.match(spot().textContent ?? '', '\u20662×\u2069Chance 48%Bet €1.00');
  await page.doing(() => spot().click());
  await page.advance(100);
  assert.match(text(), 'Staked on this draw: €1.00');
  await page.happens('casino.drawClosed', news);
  assert.is(spot().getAttribute('aria-disabled'), 'true');
  await page.happens('casino.drawRevealed', { ...news, hash, result });
  for (const round of server.settled()) await page.happens('casino.roundSettled', round);
  const outcome = () => statuses().find((one) => one.includes('The wheel stopped')) ?? '';
  assert.not.match(outcome(), 'staked €1.00', 'while it turns');
  await rest(6000);
  assert.match(outcome(), /The wheel stopped at \u2066\d+×\u2069\..*€1.00/);
  await page.close();
});

test('a guest is told that it is play money, and plays where the house lets them', async () => {
  const { page, text, rest } = await openTable('dice', house(), { player: false });
  assert.match(text(), 'You play with play money');
  assert.match(text(), 'Stake in play money');
  await page.pressNamed('Roll for €0.10');
  await rest(2000);
  assert.match(text(), 'came back');
  await page.close();
  const strict = house();
  const answers = { casinoGames: () => reply({ games: [offered('dice', { hasDemo: false })] }) };
  const other = await openTable('dice', strict, { player: false, answers });
  assert.match(other.text(), 'This game is played for money only.');
  assert.not.match(other.text(), 'Stake in play money');
  assert.ok(other.page.get('main button[data-look=main]').hasAttribute('disabled'));
  await other.page.close();
});

test('while an outcome is not known the table says so, and takes nothing', async () => {
  const { page, text, session } = await openTable('dice', house(), {
    answers: { casinoRoundStart: () => reply({}, 503) },
  });
  await page.pressNamed('Roll for €0.10');
  await page.advance(100);
  await page.advance(60_000);
  assert.is(tableOf(session).placing.status, 'checking');
  assert.match(text(), 'nothing is staked twice');
  assert.is(page.get('main button[data-look=main]').getAttribute('aria-busy'), 'true');
  await page.close();
});

test('a game that is not there says so, and leads to the lobby', async () => {
  const { page, text } = await openTable('dice', house(), { url: '/en/casino/game/999/nothing' });
  assert.match(text(), 'There is no such game');
  assert.ok(page.get('main a[href="/en/casino-lobby"]'));
  await page.close();
  assert.ok(games.dice);
});

test('a table is never called none while the effect that opens it is on its way', async () => {
  const first = effects.filter((one) => !isLate(one));
  const { page, text, session } = await openTable('dice', house(), {
    ...{ effects: first, effectsJoinLater: true },
  });
  assert.is(session.runtime.state.casinoGames.status, 'ready');
  assert.not.match(text(), 'There is no such game');
  await page.doing(() => session.runtime.join(effects.filter(isLate)));
  await page.advance(500);
  assert.is(page.get('h1').textContent, 'DICE');
  await page.close();
});

test.run();
