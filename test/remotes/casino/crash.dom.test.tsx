import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chainHash } from '../../../src/domain/casino/fair.ts';
import { AGREES, openTable } from '../../support/page/table-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { type DrawHouseOptions, drawHouse, NOW } from '../../support/session/draw-house.ts';
import { offered, SERVER_SEED } from '../../support/session/house.ts';
import { reply } from '../../support/session/session.ts';

const test = suite('casino: crash');

/** A table whose curve takes off so many milliseconds after it was asked for. */
async function open(options: Partial<DrawHouseOptions> = {}, terms: object = {}) {
  const server = drawHouse('crash', {
    ...{ betting: 6_000, terminal: chainHash(SERVER_SEED, 1), before: '1.50', ...options },
  });
  const casinoGames = () => reply({ games: [offered('crash', terms)] });
  const table = await openTable('crash', server, { answers: { casinoGames } });
  const takesOff = () => table.page.happens('casino.crashTookOff', { ...server.news });
  const ends = async () => {
    const { hash, result } = server;
    await table.page.happens('casino.crashEnded', { ...server.news, hash, result });
    for (const round of server.settled()) {
      const isOpen = table.session.runtime.state.casinoTable.seats.some(
        ({ round: { id, status } }) => id === round.roundId && status === 'open',
      );
      if (isOpen) await table.page.happens('casino.roundSettled', round);
    }
  };
  return { ...table, server, takesOff, ends };
}

test('the chance stands beside the automatic cash-out, and only what is one is taken', async () => {
  const { page, text } = await open();
  assert.match(text(), 'Draw 1: bets close in');
  assert.match(text(), 'The curve ended at \u20661.50×\u2069.');
  assert.match(text(), 'Chance49.49%Multiplier\u20662.00×\u2069Returns€0.20');
  await page.doing(() => typeInto(page.get('input[name=cashOut]'), '4'));
  assert.match(text(), 'Chance24.74%Multiplier\u20664.00×\u2069');
  await page.doing(() => typeInto(page.get('input[name=cashOut]'), '1'));
  assert.match(text(), 'From 1.01 to 10000.00');
  assert.ok(page.get('main button[data-look=main]').hasAttribute('disabled'));
  await page.pressNamed('Rules and chances');
  assert.match(text(), 'how fast your connection is matters');
  await page.close();
});

test('a bet cashes out by itself as the server keeps it, and is told with where the curve ended', async () => {
  const { page, text, server, takesOff, ends, verified } = await open();
  const point = Number(server.result);
  const chosen = point >= 1.01 ? '1.01' : '2';
  await page.doing(() => typeInto(page.get('input[name=cashOut]'), chosen));
  await page.doing(() => typeInto(page.get('input[name=stake]'), '1'));
  await page.pressNamed('Bet €1.00 on the next curve');
  await page.advance(100);
  assert.match(text(), '€1.00, cashes out by itself at');
  await page.advance(6_000);
  await takesOff();
  assert.match(text(), 'The curve rises: no more bets');
  assert.not.match(text(), 'The curve ended');
  await ends();
  await page.advance(2_000);
  assert.match(text(), `The curve ended at \u2066${server.result}×\u2069.`);
  assert.match(text(), point >= 1.01 ? '€1.01 came back' : 'nothing came back');
  assert.is(await verified(), AGREES);
  await page.close();
});

test('a press pays what the server saw, and the bet says so', async () => {
  const { page, text, statuses, server, session, takesOff, verified } = await open();
  await page.doing(() => typeInto(page.get('input[name=cashOut]'), '50'));
  await page.doing(() => typeInto(page.get('input[name=stake]'), '1'));
  await page.pressNamed('Bet €1.00 on the next curve');
  await page.advance(6_500);
  await takesOff();
  await page.advance(3_000);
  const pressed = page.all('main button').find((one) => one.textContent?.startsWith('Cash out'));
  assert.match(pressed?.textContent ?? '', /Cash out about €1\.\d\d/);
  session.answers.casinoRoundAct = () => {
    const [round] = server.rounds;
    Object.assign(round ?? {}, {
      ...{ status: 'completed', payout: 118, endedAt: NOW },
      steps: [{ at: NOW, by: 'player', action: { cashOut: '1.18' } }],
    });
    return reply({ status: 'accepted', round, balance: 1118, nextStartAt: NOW });
  };
  await page.doing(() => pressed?.click());
  await page.advance(100);
  assert.equal(
    session.requestsOf('casinoRoundAct').map(({ input }) => input.body),
    [{ step: 0, action: { cashOut: true } }],
  );
  assert.match(text(), '€1.00, cashed out by hand at \u20661.18×\u2069');
  const said = statuses().filter((status) => status.includes('cashed out by hand'));
  assert.is(said.length, 1, 'it is announced');
  assert.not.ok(page.all('main button').some((one) => one.textContent?.startsWith('Cash out')));
  // The round was over before its draw: what that came to is told by the draw alone.
  await page.pressNamed('Your rounds');
  assert.match(page.get('main [data-round]').textContent ?? '', 'Draw 1');
  const { news, hash, result } = server;
  await page.happens('casino.crashEnded', { ...news, hash, result });
  const ended = `The curve ended at \u2066${result}×\u2069.`;
  assert.match(page.get('main [data-round]').textContent ?? '', ended);
  await page.pressNamed('Your rounds');
  assert.is(await verified(), AGREES);
  await page.close();
});

test('a stake lowers where it cashes out by itself, so that no payout is cut, and the table says so', async () => {
  const { page, text, server, statuses } = await open({}, { maxWin: 1_000 });
  await page.doing(() => typeInto(page.get('input[name=cashOut]'), '50'));
  await page.doing(() => typeInto(page.get('input[name=stake]'), '0.20'));
  assert.match(text(), 'Returns€10.00');
  assert.not.match(text(), 'at the latest');
  await page.doing(() => typeInto(page.get('input[name=stake]'), '1'));
  assert.ok(
    statuses().some((said) => said.includes('cashes out at \u206610.00×\u2069 at the latest')),
  );
  assert.match(text(), 'Multiplier\u206610.00×\u2069Returns€10.00');
  await page.pressNamed('Bet €1.00 on the next curve');
  await page.advance(100);
  assert.equal(server.rounds[0]?.bet, { stake: 100, cashOut: '10.00' });
  await page.close();
});

test('who else is on the curve is seen by made-up names, with where they cashed out', async () => {
  const { page, server, takesOff, ends } = await open();
  const list = () => document.querySelector('main section[aria-label="Who is on the curve"]');
  assert.is(list(), null, 'nobody is on it yet');
  const seats = [
    { name: 'K7XQP', cashOut: '1.02' },
    { name: 'ZZ2AB', cashOut: null },
  ];
  await takesOff();
  const company = { bets: 5, out: 1, seats };
  await page.happens('casino.crashCompanyTold', { ...server.news, ...company });
  assert.match(list()?.textContent ?? '', 'Curve 1: 5 bets, 1 of them cashed out');
  assert.match(list()?.textContent ?? '', 'And 3 more');
  const items = () => [...(list()?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
  assert.equal(items(), ['K7XQP \u20661.02×\u2069', 'ZZ2AB still in']);
  await ends();
  assert.equal(items(), ['K7XQP \u20661.02×\u2069', 'ZZ2AB lost']);
  const { news } = server;
  const next = { ...news, draw: 3, closesAt: NOW + 60_000, endsAt: null, setup: null };
  await page.happens('casino.drawOpened', next);
  assert.is(list(), null, 'the curve before is not that one');
  await page.close();
});

test('a curve that rises takes no bets', async () => {
  const { page, takesOff, server } = await open();
  await page.advance(6_000);
  await takesOff();
  const button = page.get('main button[data-look=main]');
  assert.is(button.getAttribute('aria-disabled'), 'true');
  await page.doing(() => button.click());
  assert.is(server.rounds.length, 0);
  await page.close();
});

test.run();
