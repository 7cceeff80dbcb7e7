import '../../support/page/dom.ts';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTable } from '../../support/page/table-page.tsx';
import { typeInto } from '../../support/page/typing.ts';
import { house } from '../../support/session/house.ts';
import { refuse } from '../../support/session/session.ts';

const test = suite('casino: fairness');

test('seeds stand there before the first stake; a client seed is chosen, and the browser chooses the first', async () => {
  const server = house();
  server.seeds.clientSeed = null;
  const { page, text, session } = await openTable('dice', server);
  await page.advance(500);
  assert.is(session.runtime.state.casinoSeeds.pair?.clientSeed, 'seed-of-a-test');
  await page.pressNamed('Fairness and seeds');
  assert.match(text(), server.seeds.commitment);
  assert.match(text(), server.seeds.next);
  await page.doing(() => typeInto(page.get('input[name=clientSeed]'), 'not a seed'));
  assert.match(text(), 'Only letters A to Z');
  await page.doing(() => typeInto(page.get('input[name=clientSeed]'), 'mine'));
  await page.submit('form');
  await page.advance(100);
  assert.is(server.seeds.clientSeed, 'mine');
  await page.close();
});

test('a first seed that is not taken is sent once, then as the player says; nothing is played meanwhile', async () => {
  const server = house();
  server.seeds.clientSeed = null;
  const { casinoSeedsChange } = server.answers;
  const { page, session } = await openTable('dice', server, {
    answers: { casinoSeedsChange: () => refuse(503) },
  });
  await page.advance(5000);
  assert.is(session.requestsOf('casinoSeedsChange').length, 1);
  await page.pressNamed('Roll for €0.10');
  await page.advance(100);
  assert.is(server.paid(), 0);
  if (casinoSeedsChange) session.answers.casinoSeedsChange = casinoSeedsChange;
  await page.pressNamed('Try again');
  await page.advance(500);
  assert.is(session.requestsOf('casinoSeedsChange').length, 2);
  await page.pressNamed('Roll for €0.10');
  await page.advance(100);
  assert.is(server.paid(), 1);
  await page.close();
});

test('what cannot be loaded is never waited for: it says so, and is asked for again', async () => {
  const server = house();
  const { casinoSeeds, casinoRounds } = server.answers;
  const failing = { casinoSeeds: () => refuse(503), casinoRounds: () => refuse(503) };
  const { page, text, session } = await openTable('dice', server, { answers: failing });
  await page.pressNamed('Fairness and seeds');
  await page.pressNamed('Your rounds');
  await page.advance(60_000);
  assert.match(text(), 'The seeds could not be loaded');
  assert.match(text(), 'Your rounds could not be loaded');
  Object.assign(session.answers, { casinoSeeds, casinoRounds });
  await page.pressNamed('Load again');
  await page.advance(1000);
  assert.match(text(), server.seeds.commitment);
  assert.not.match(text(), 'could not be loaded');
  await page.close();
});

test('a round of before is recalled, revealed and computed once more; a false one is found out', async () => {
  const server = house();
  const { page, text, rest, session } = await openTable('dice', server);
  await page.pressNamed('Roll for €0.10');
  await rest(2000);
  await page.pressNamed('Your rounds');
  await page.press('main [data-round="r1"] button');
  assert.match(text(), 'Not revealed yet');
  await page.pressNamed('Reveal it');
  await page.advance(100);
  await page.pressNamed('Check this round');
  assert.match(text(), 'All agrees: the round is what its seeds give.');
  assert.match(text(), 'Bytes used, as words of four: 1; passed over: 0.');
  assert.is(page.all('[data-agrees=false]').length, 0);
  const told = session.events.filter(({ type }) => type === 'casino.roundVerified');
  assert.equal(
    told.map(({ data }) => data),
    [{ roundId: 'r1', result: 'agrees' }],
  );
  await page.close();
  const [round] = server.rounds;
  if (round) Object.assign(round, { payout: 19 });
  const other = await openTable('dice', server);
  await other.page.pressNamed('Your rounds');
  await other.page.press('main [data-round="r1"] button');
  await other.page.pressNamed('Check this round');
  assert.match(other.text(), 'Does not agree. First difference: Amount credited');
  await other.page.close();
});

test('a round under other rules than the page has is not called false', async () => {
  const server = house();
  const { page, rest } = await openTable('dice', server);
  await page.pressNamed('Roll for €0.10');
  await rest(2000);
  await page.close();
  const [round] = server.rounds;
  if (round) Object.assign(round, { rules: 'of-before', state: { draw: null, outcome: null } });
  const other = await openTable('dice', server);
  await other.page.pressNamed('Your rounds');
  await other.page.press('main [data-round="r1"] button');
  assert.match(other.text(), 'Begun under other rules');
  assert.not.match(other.text(), 'Check this round');
  await other.page.close();
});

test.run();
