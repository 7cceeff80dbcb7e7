import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chainHash, commitment } from '../../../src/domain/casino/fair.ts';
import { linesOn, ticket } from '../../../src/domain/casino/games/bingo.ts';
import { AGREES, openTable } from '../../support/page/table-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { drawHouse } from '../../support/session/draw-house.ts';
import { SERVER_SEED } from '../../support/session/house.ts';
import { refuse } from '../../support/session/session.ts';

const test = suite('casino: bingo');

const ticketAt = (nonce: number) =>
  ticket({ serverSeed: SERVER_SEED, clientSeed: 'player-one', nonce });

/** A table whose next ticket is that of this number. */
async function open(nonce: number, falsely: { ticket?: number[] } = {}) {
  const server = drawHouse('bingo', {
    ...{ terminal: chainHash(SERVER_SEED, 1), before: null },
    completed: (bet) => ({ ...bet, ticket: ticketAt(nonce), ...falsely }),
    ownSeeds: {
      ...{ commitment: commitment(SERVER_SEED), serverSeed: null },
      ...{ clientSeed: 'player-one', nonce },
    },
  });
  const table = await openTable('bingo', server);
  await table.page.doing(() => typeInto(table.page.get('input[name=stake]'), '1'));
  const ends = async () => {
    const { hash, result } = server;
    await table.page.happens('casino.drawClosed', { ...server.news });
    await table.page.happens('casino.drawRevealed', { ...server.news, hash, result });
    for (const round of server.settled()) await table.page.happens('casino.roundSettled', round);
  };
  return { ...table, server, ends };
}

test('a ticket is bought, numbers are marked as they are drawn, and lines are told at the end', async () => {
  const { page, text, server, ends, rest, verified } = await open(0);
  await page.pressNamed('Buy a ticket for €1.00');
  await page.advance(100);
  await page.pressNamed('Fairness and seeds');
  assert.match(text(), 'Number of the round1', 'a ticket uses the pair');
  await page.pressNamed('Fairness and seeds');
  assert.is(page.all('[aria-label="Ticket 1"] td').length, 25);
  assert.is(page.all('td[data-hit=true]').length, 1, 'the free one alone');
  await ends();
  await page.advance(3_000);
  assert.match(text(), 'Numbers are drawn');
  assert.not.match(text(), / lines?\./);
  await rest(12_000);
  const balls = server.result as number[];
  assert.is(page.all('[aria-label="Numbers drawn"] li:not([aria-hidden])').length, 40);
  const lines = linesOn(ticketAt(0), balls);
  assert.match(text(), lines === 1 ? '1 line.' : `${lines} lines.`);
  assert.match(text(), lines === 0 ? 'nothing came back' : 'came back');
  assert.is(await verified(), AGREES);
  await page.close();
});

test('a ticket that is not what its buyer has seeds for give is found out, once they are revealed', async () => {
  const { page, text, ends, rest } = await open(0, { ticket: ticketAt(1) });
  await page.pressNamed('Buy a ticket for €1.00');
  await page.advance(100);
  await ends();
  await rest(12_000);
  await page.pressNamed('Your rounds');
  await page.press('main [data-round] button');
  assert.match(text(), 'Not revealed yet');
  await page.pressNamed('Check this round');
  assert.match(text(), AGREES, 'of the draw');
  await page.pressNamed('Reveal it');
  await page.advance(100);
  assert.match(text(), 'Does not agree. First difference: Ticket.');
  await page.close();
});

test('who has no client seed is given one before the first ticket, and sees what tickets come of', async () => {
  const server = drawHouse('bingo', { terminal: chainHash(SERVER_SEED, 1), before: null });
  server.seeds.clientSeed = null;
  const { page, text } = await openTable('bingo', server);
  await page.advance(500);
  assert.is(server.seeds.clientSeed, 'seed-of-a-test');
  await page.pressNamed('Fairness and seeds');
  assert.match(text(), 'Your tickets are drawn from a secret of the house');
  assert.match(text(), server.seeds.commitment);
  assert.match(text(), 'End of the chain');
  await page.close();
});

test('as long as there is no client seed no ticket can be bought', async () => {
  const server = drawHouse('bingo', { terminal: chainHash(SERVER_SEED, 1), before: null });
  server.seeds.clientSeed = null;
  const answers = { casinoSeedsChange: () => refuse(503) };
  const { page, session } = await openTable('bingo', server, { answers });
  await page.advance(5_000);
  assert.is(session.requestsOf('casinoSeedsChange').length, 1);
  await page.pressNamed('Buy a ticket for €0.10');
  assert.is(server.rounds.length, 0);
  await page.close();
});

test('who has as many tickets as a draw takes is told why there are no more', async () => {
  const { page, statuses, server } = await open(0);
  for (let bought = 0; bought < 10; bought += 1) {
    await page.pressNamed('Buy a ticket for €1.00');
    await page.advance(100);
  }
  assert.is(server.rounds.length, 10);
  assert.ok(statuses().includes('Of one draw no more bets are taken from you.'));
  await page.close();
});

test('each number of lines has its chance, and a closed draw takes no tickets', async () => {
  const { page, text, server } = await open(0);
  await page.pressNamed('Rules and chances');
  assert.match(text(), /1\u20661\.00×\u2069\d+\.\d{6}%/);
  await page.happens('casino.drawClosed', { ...server.news });
  await page.pressNamed('Buy a ticket for €1.00');
  assert.is(server.rounds.length, 0);
  await page.close();
});

test.run();
